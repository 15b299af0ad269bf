import { useIntl } from 'react-intl';
import { GiftProgress } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import type { BagView } from './use-bag-view';
import { useFormat } from '../intl/use-format';

/** How far it is to the next gift, or that one has been earned, with its conditions beside it. */
export function Gifts({ view: { totals, link, offerOf } }: { view: BagView }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const format = useFormat();
  const termsOf = (rule: string) => link.terms?.gifts.find((gift) => gift.rule.id === rule)?.terms[locale];
  const { giftProgress, gifts, giftsInReach } = totals;
  const [inReach] = giftsInReach;
  return (
    <>
      {gifts.length > 0 && (
        <GiftProgress
          state="earned"
          fraction={1}
          // Of every gift: each has conditions of its own.
          conditions={gifts.map(({ rule }) => termsOf(rule)).join(' ')}
        >
          {intl.formatMessage({ id: 'bag.giftEarned' })}
        </GiftProgress>
      )}
      {giftProgress && (
        <GiftProgress
          state="missing"
          fraction={giftProgress.fraction}
          conditions={termsOf(giftProgress.rule)}
        >
          {intl.formatMessage(
            { id: 'bag.giftMissing' },
            {
              amount: format.price(giftProgress.missing),
              gift: offerOf(giftProgress.sku)?.name[locale] ?? '',
            },
          )}
        </GiftProgress>
      )}
      {inReach && (
        <GiftProgress state="missing" fraction={inReach.fraction} conditions={termsOf(inReach.rule)}>
          {intl.formatMessage(
            { id: 'bag.giftInReach' },
            {
              count: inReach.missingQuantity,
              gift: offerOf(inReach.sku)?.name[locale] ?? '',
            },
          )}
        </GiftProgress>
      )}
    </>
  );
}
