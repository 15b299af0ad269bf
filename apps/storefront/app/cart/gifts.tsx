import { useIntl } from 'react-intl';
import { GiftProgress } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import type { BagView } from './use-bag-view';
import { useFormat } from '../intl/use-format';

/** The text about a gift, and its conditions. */
interface Claim {
  readonly state: 'missing' | 'earned';
  readonly fraction: number;
  readonly text: string;
  readonly terms: string;
}

/** One sentence: the earned gift, or what is missing for the next one. Other gifts are listed with the conditions. */
export function Gifts({ view: { totals, link, offerOf } }: { view: BagView }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const format = useFormat();
  const termsOf = (rule: string) =>
    link.terms?.gifts.find((gift) => gift.rule.id === rule)?.terms[locale] ?? '';
  const nameOf = (sku: string) => offerOf(sku)?.name[locale] ?? '';
  const { giftProgress, gifts, giftsInReach } = totals;
  const claims: Claim[] = [
    ...(gifts.length > 0
      ? [
          {
            state: 'earned' as const,
            fraction: 1,
            text: intl.formatMessage({ id: 'bag.giftEarned' }),
            // Each gift has its own conditions.
            terms: gifts.map(({ rule }) => termsOf(rule)).join(' '),
          },
        ]
      : []),
    ...(giftProgress
      ? [
          {
            state: 'missing' as const,
            fraction: giftProgress.fraction,
            text: intl.formatMessage(
              { id: 'bag.giftMissing' },
              { amount: format.price(giftProgress.missing), gift: nameOf(giftProgress.sku) },
            ),
            terms: termsOf(giftProgress.rule),
          },
        ]
      : []),
    ...giftsInReach.slice(0, 1).map(({ sku, rule, fraction, missingQuantity }) => ({
      state: 'missing' as const,
      fraction,
      text: intl.formatMessage({ id: 'bag.giftInReach' }, { count: missingQuantity, gift: nameOf(sku) }),
      terms: termsOf(rule),
    })),
  ];
  const [claim, ...others] = claims;
  if (!claim) return null;
  return (
    <GiftProgress
      state={claim.state}
      fraction={claim.fraction}
      conditions={{
        label: intl.formatMessage({ id: 'bag.giftConditions' }),
        text: (
          <>
            <p key={claim.terms}>{claim.terms}</p>
            {others.map(({ text, terms }) => (
              <p key={text}>
                <span>{`${text}. `}</span>
                <span>{terms}</span>
              </p>
            ))}
          </>
        ),
      }}
    >
      {claim.text}
    </GiftProgress>
  );
}
