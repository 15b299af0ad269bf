import { memo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { getLineKey, MAX_LINE_QUANTITY, type GiftCardDetails, type LineRef } from '@marehalm/cart-domain/bag';
import { type Money } from '@marehalm/cart-domain/money';
import { type MarketId } from '@marehalm/shop';
import { BagLine, BagListItem, Button, ButtonLink, Notice, QuantityStepper } from '@marehalm/ui';
import { Amount } from '../intl/amount';
import { usePageLocale } from '../intl/page-locale';
import { closeOverlay } from '../session/overlay-store';
import type { BagOffer } from '@marehalm/page-data';
import { dispatchToBag, useBag, useBagLineQuantity } from './bag';
import { formatGiftCardLine } from './gift-card-texts';
import { useFormat } from '../intl/use-format';
import styles from './bag.module.css';

interface LineProps {
  readonly id: string;
  /** The accessible name of its controls. */
  readonly label: string;
  readonly sku: string;
  readonly quantity: number;
  readonly giftCard: GiftCardDetails | undefined;
  /** Price of one unit in minor units, like `total`. Discounts are shown below all lines, as in the checkout. */
  readonly unitPrice: number;
  readonly total: number;
  readonly currency: string;
  readonly offer: BagOffer;
  readonly market: MarketId;
  /** Whether the shop cannot deliver this quantity. */
  readonly isUnavailable: boolean;
  readonly oldPrice: Money | undefined;
  /** The messages of gift cards, if the line is one and they have loaded. */
  readonly giftCardIntl: IntlShape | undefined;
  readonly onRemove: (ref: LineRef, label: string, productToSave?: string) => void;
}

/**
 * A line of the bag. All totals are recalculated after each change, but only lines with changed props are rendered, so every prop
 * is a primitive or keeps its identity.
 */
export const EditableBagLine = memo(function Line({
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
  // Changes are announced with the product above the lines; here the text says which line is meant.
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
        size={
          giftCard ? giftCardIntl && formatGiftCardLine(giftCard, giftCardIntl, format) : offer.size[locale]
        }
        picture={offer.picture}
        {...(offer.href ? { href: offer.href[locale] } : {})}
        total={<Amount money={{ amount: total, currency }} />}
        detail={[each, perUnit].filter(Boolean).join(' · ')}
        quantity={<Quantity line={ref} label={label} known={quantity} most={most} mostText={mostText} />}
        remove={
          <span className={styles.lineActions}>
            {giftCard ? (
              <EditGiftCardLink line={ref} offer={offer} text={giftCardIntl} />
            ) : (
              <Button
                variant="link"
                aria-label={intl.formatMessage({ id: 'wishList.saveProduct' }, { product: label })}
                onClick={() => {
                  onRemove(ref, label, offer.product);
                }}
              >
                {intl.formatMessage({ id: 'wishList.save' })}
              </Button>
            )}
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

/** The stepper of a line. It shows the current quantity before the totals have been recalculated; `known` is the quantity in the totals. */
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
  const value = useBagLineQuantity(line) ?? known;
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

/** Links to the completed form of a gift card. The URL contains only the position of the line, because names are private. */
export function EditGiftCardLink({
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
    // From the drawer on the page of the gift card itself, the URL changes without a new page.
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
