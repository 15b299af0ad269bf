import { useIntl } from 'react-intl';
import { type GiftStatus, summarizeGifts } from '@marehalm/cart-domain/bag';
import { GiftProgress } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import type { BagView } from './use-bag-view';
import { useFormat } from '../intl/use-format';

/**
 * Shows in one sentence that a gift is earned, or what is missing for the next one; the conditions list the others. Renders
 * nothing if no gift is earned or in reach.
 */
export function BagGiftProgress({ view: { totals, cartService, offerOf } }: { view: BagView }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const format = useFormat();
  const termsOf = (rule: string) =>
    cartService.shopRules?.gifts.find((gift) => gift.rule.id === rule)?.terms[locale] ?? '';
  const nameOf = (sku: string) => offerOf(sku)?.name[locale] ?? '';
  const textOf = (claim: GiftStatus): string => {
    switch (claim.kind) {
      case 'earned':
        return intl.formatMessage({ id: 'bag.giftEarned' });
      case 'progress':
        return intl.formatMessage(
          { id: 'bag.giftMissing' },
          { amount: format.price(claim.missing), gift: nameOf(claim.sku) },
        );
      case 'in-reach':
        return intl.formatMessage(
          { id: 'bag.giftInReach' },
          { count: claim.missingQuantity, gift: nameOf(claim.sku) },
        );
    }
  };
  const claims = summarizeGifts(totals).map((claim) => ({
    state: claim.kind === 'earned' ? ('earned' as const) : ('missing' as const),
    fraction: claim.kind === 'earned' ? 1 : claim.fraction,
    text: textOf(claim),
    // Each gift has its own conditions.
    terms: (claim.kind === 'earned' ? claim.gifts : [claim]).map(({ rule }) => termsOf(rule)).join(' '),
  }));
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
