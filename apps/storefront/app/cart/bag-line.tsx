import { memo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { getLineKey, MAX_LINE_QUANTITY, type GiftCardChoice, type LineRef } from '@marehalm/cart-domain/bag';
import { type Money } from '@marehalm/cart-domain/money';
import { type MarketId } from '@marehalm/shop';
import { BagLine, BagListItem, Button, ButtonLink, Notice, QuantityStepper } from '@marehalm/ui';
import { Amount } from '../intl/amount';
import { usePageLocale } from '../intl/page-locale';
import { closeOverlay } from '../session/open-overlay';
import type { BagOffer } from '../view-models/product';
import { dispatchToBag, useBag } from './bag';
import { giftCardLine } from './gift-card-texts';
import { useQuantity } from './use-quantity';
import { useFormat } from '../intl/use-format';
import styles from './bag.module.css';

interface LineProps {
  readonly id: string;
  /** What its controls are named after. */
  readonly label: string;
  readonly sku: string;
  readonly quantity: number;
  readonly giftCard: GiftCardChoice | undefined;
  /** Of one, in minor units, as `total` is. What codes take off stands below all lines, as in the checkout. */
  readonly unitPrice: number;
  readonly total: number;
  readonly currency: string;
  readonly offer: BagOffer;
  readonly market: MarketId;
  /** The shop has not got what the line asks for. */
  readonly isUnavailable: boolean;
  readonly oldPrice: Money | undefined;
  /** The words of gift cards, where the line is one and they have come. */
  readonly giftCardIntl: IntlShape | undefined;
  readonly onRemove: (ref: LineRef, label: string) => void;
}

/**
 * The totals are calculated anew for every change; of all lines of the bag only those are drawn of which they say something else:
 * a line is given what it says by itself, and not within an object that is another each time.
 */
export const Line = memo(function Line({
  id,
  label,
  sku,
  quantity,
  giftCard,
  unitPrice,
  total,
  currency,
  offer,
  market,
  isUnavailable,
  oldPrice,
  giftCardIntl,
  onRemove,
}: LineProps) {
  const intl = useIntl();
  const locale = usePageLocale();
  const format = useFormat();
  const ref: LineRef = { sku, ...(giftCard ? { giftCard } : {}) };
  const { stock, unitPrice: perMeasure, available } = offer.market[market];
  const perUnit =
    perMeasure !== undefined && offer.per
      ? format.unitPrice({ amount: perMeasure, currency }, offer.per)
      : undefined;
  const most = Math.min(MAX_LINE_QUANTITY, stock ?? MAX_LINE_QUANTITY);
  const mostText = intl.formatMessage(
    { id: most < MAX_LINE_QUANTITY ? 'bag.lineLimited' : 'bag.lineMost' },
    { count: most },
  );
  // Above the lines changes are said aloud, with the product; here it says which line is meant.
  const news = oldPrice
    ? intl.formatMessage({ id: 'bag.linePrice' }, { from: format.price(oldPrice) })
    : quantity >= most && mostText;
  const notice =
    isUnavailable || !available ? (
      <Notice tone="problem">{intl.formatMessage({ id: 'bag.lineSoldOut' })}</Notice>
    ) : (
      news && <p className={styles.change}>{news}</p>
    );
  const each =
    quantity > 1
      ? intl.formatMessage({ id: 'bag.each' }, { price: format.price({ amount: unitPrice, currency }) })
      : undefined;
  return (
    <BagListItem id={id}>
      <BagLine
        name={offer.name[locale]}
        size={giftCard ? giftCardIntl && giftCardLine(giftCard, giftCardIntl, format) : offer.size[locale]}
        picture={offer.picture}
        {...(offer.href ? { href: offer.href[locale] } : {})}
        total={<Amount money={{ amount: total, currency }} />}
        detail={[each, perUnit].filter(Boolean).join(' · ')}
        quantity={<Quantity line={ref} label={label} known={quantity} most={most} mostText={mostText} />}
        remove={
          <span className={styles.lineActions}>
            {giftCard && <EditGiftCard line={ref} offer={offer} text={giftCardIntl} />}
            <Button
              variant="link"
              aria-label={intl.formatMessage({ id: 'bag.removeProduct' }, { product: label })}
              onClick={() => {
                onRemove(ref, label);
              }}
            >
              {intl.formatMessage({ id: 'bag.remove' })}
            </Button>
          </span>
        }
        {...(notice ? { notice } : {})}
      />
    </BagListItem>
  );
});

/** How many are in the bag at this moment, before the sums have followed: `known` is what these count. */
function Quantity({
  line,
  label,
  known,
  most,
  mostText,
}: {
  line: LineRef;
  label: string;
  known: number;
  most: number;
  mostText: string;
}) {
  const intl = useIntl();
  const value = useQuantity(line) ?? known;
  return (
    <QuantityStepper
      label={intl.formatMessage({ id: 'bag.quantity' }, { product: label })}
      decreaseLabel={intl.formatMessage({ id: 'bag.decrease' }, { product: label })}
      increaseLabel={intl.formatMessage({ id: 'bag.increase' }, { product: label })}
      value={value}
      maximum={Math.max(value, most)}
      maximumText={mostText}
      onChange={(next) => {
        dispatchToBag({ type: 'setQuantity', ...line, quantity: next });
      }}
    />
  );
}

/** Links to the filled-in form of a gift card. The URL has the position of the line only, because names are private. */
export function EditGiftCard({
  line,
  offer,
  text,
}: {
  line: LineRef;
  offer: BagOffer | undefined;
  text: IntlShape | undefined;
}) {
  const locale = usePageLocale();
  const place = useBag().lines.findIndex((one) => getLineKey(one) === getLineKey(line)) + 1;
  if (!offer?.href || !line.giftCard || !text) return null;
  const { recipientName: name } = line.giftCard;
  return (
    // From the drawer over the page of the card itself the address changes without a new page.
    <ButtonLink
      variant="link"
      href={`${offer.href[locale]}#line-${place}`}
      aria-label={text.formatMessage({ id: 'giftCard.editFor' }, { name })}
      onClick={closeOverlay}
    >
      {text.formatMessage({ id: 'giftCard.edit' })}
    </ButtonLink>
  );
}
