import { memo, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  lineKey,
  MAX_QUANTITY,
  undoRemoval,
  type BagCommand,
  type CurrencyCode,
  type GiftCardChoice,
  type LineRef,
  type Money,
  type SyncNotice,
  type TotalledLine,
} from '@marehalm/cart-domain';
import { formatPrice, formatUnitPrice } from '@marehalm/i18n-routing';
import { hrefFor, type MarketId } from '@marehalm/shop';
import {
  BagLine,
  BagList,
  BagListItem,
  Button,
  ButtonLink,
  EmptyState,
  GiftItem,
  Notice,
  QuantityStepper,
} from '@marehalm/ui';
import { Amount } from '../intl/amount';
import type { BagOffer } from '../view-models/product';
import { useText, type Translate } from '../intl/text';
import { usePageLocale } from '../intl/page-locale';
import { closeOverlay } from '../session/open-overlay';
import { BagNotices } from './bag-notices';
import { giftCardLine, useGiftCardText } from './gift-card-words';
import { Gifts } from './gifts';
import { Samples } from './samples';
import { dispatchToBag, useBag } from './bag';
import { bagStore } from './bag-store';
import { useQuantity } from './use-quantity';
import type { BagView } from './use-bag-view';
import styles from './bag.module.css';

/** Lines, gifts and samples, in the drawer as on the page. */
export function BagContents({ view, level }: { view: BagView; level: 2 | 3 }) {
  const t = useText();
  const locale = usePageLocale();
  const [undo, setUndo] = useState<{
    readonly command: BagCommand;
    readonly label: string;
    readonly line: LineRef;
  }>();
  // It is in the bag again, by this or otherwise.
  if (useQuantity(undo?.line ?? { sku: '' })) setUndo(undefined);
  const list = useRef<HTMLDivElement>(null);
  const removed = useRef<HTMLDivElement>(null);
  /** What was taken back, until it is drawn: a page follows its bag when it has time to. */
  const sought = useRef<LineRef>(undefined);
  const id = useId();
  const { totals, offerOf } = view;
  const { lines } = view.bag;
  /** Gift cards are told apart by their place: their keys say whom they are for, and ids are read by whatever is in the page. */
  const idOf = (ref: LineRef) =>
    `${id}-${ref.giftCard ? lines.findIndex((line) => lineKey(line) === lineKey(ref)) : ref.sku}`;
  const nameOf = (sku: string) => offerOf(sku)?.name[locale] ?? sku;
  const shared = repeatedIn(lines.map(({ sku }) => nameOf(sku)));
  /** What the controls of a line are named after: its name, and where another line has the same, its size or whom it is for. */
  const labelOf = ({ sku, giftCard }: LineRef) => {
    const name = nameOf(sku);
    const which = shared.has(name) && (giftCard?.recipientName ?? offerOf(sku)?.size[locale]);
    return which ? `${name}, ${which}` : name;
  };
  const lost = totals.refusals.flatMap((refusal) => {
    if (refusal.kind !== 'line') return [];
    const line = lines.find((one) => lineKey(one) === refusal.key);
    return line ? [{ line, isSoldOut: refusal.reason === 'sold-out' }] : [];
  });
  const giftCardText = useGiftCardText(lines.some(({ giftCard }) => giftCard));
  const isEmpty = totals.lines.length === 0 && lost.length === 0;

  const remove = useCallback((ref: LineRef, label: string) => {
    const command = { type: 'removeLine', ...ref } as const;
    const inverse = undoRemoval(bagStore.getState().bag, command);
    dispatchToBag(command);
    setUndo(inverse ? { command: inverse, label, line: ref } : undefined);
    // The line with the focus is gone: the focus goes to what says so, before the way to take it back.
    requestAnimationFrame(() => (removed.current ?? list.current)?.focus());
  }, []);

  useLayoutEffect(() => {
    const ref = sought.current;
    if (!ref || !lines.some((line) => lineKey(line) === lineKey(ref))) return;
    sought.current = undefined;
    (document.getElementById(idOf(ref)) ?? list.current)?.focus();
  });

  return (
    <div ref={list} tabIndex={-1} className={styles.contents}>
      {undo && (
        <div ref={removed} role="group" aria-labelledby={id} tabIndex={-1} className={styles.live}>
          <p className={styles.undo}>
            <span id={id}>{`${t('bag.removed', { product: undo.label })} `}</span>
            <Button
              variant="link"
              onClick={() => {
                dispatchToBag(undo.command);
                sought.current = undo.line;
              }}
            >
              {t('bag.undo')}
            </Button>
          </p>
        </div>
      )}
      <BagNotices view={view} />
      {isEmpty ? (
        <EmptyState
          level={level}
          title={t('bag.empty')}
          action={<ButtonLink href={hrefFor('shop', locale)}>{t('bag.toShop')}</ButtonLink>}
        >
          <p>{t('bag.emptyHelp')}</p>
        </EmptyState>
      ) : (
        <>
          <Gifts view={view} />
          <BagList label={t('bag.lines')}>
            {totals.lines.map((line) => {
              const offer = offerOf(line.sku);
              return (
                offer && (
                  <Line
                    key={line.key}
                    id={idOf(line)}
                    label={labelOf(line)}
                    sku={line.sku}
                    quantity={line.quantity}
                    giftCard={line.giftCard}
                    unitPrice={line.unitPrice.amount}
                    total={line.lineTotal.amount}
                    currency={line.lineTotal.currency}
                    offer={offer}
                    market={view.market}
                    isUnavailable={view.link.sync?.unavailable.includes(line.key) ?? false}
                    oldPrice={oldPriceOf(line, view.link.notices)}
                    giftCardText={line.giftCard && giftCardText}
                    onRemove={remove}
                  />
                )
              );
            })}
            {lost.map(({ line, isSoldOut }) => {
              const { giftCard } = line;
              const offer = offerOf(line.sku);
              const name = nameOf(line.sku);
              const label = labelOf(line);
              const amount = giftCard?.amount;
              const isElsewhere = amount !== undefined && amount.currency !== totals.total.currency;
              return (
                <BagListItem key={lineKey(line)}>
                  <BagLine
                    name={name}
                    size={giftCard && giftCardText && giftCardLine(giftCard, giftCardText, locale)}
                    {...(giftCard && offer ? { picture: offer.picture } : {})}
                    total=""
                    notice={
                      <Notice tone="problem">
                        {isElsewhere
                          ? giftCardText?.('giftCard.otherCurrency', { amount: formatPrice(amount, locale) })
                          : isSoldOut
                            ? t('bag.lineSoldOut')
                            : t('bag.notSoldHere', { product: name })}
                      </Notice>
                    }
                    remove={
                      <span className={styles.lineActions}>
                        {giftCard && <EditGiftCard line={line} offer={offer} text={giftCardText} />}
                        <Button
                          variant="link"
                          aria-label={t('bag.removeProduct', { product: label })}
                          onClick={() => {
                            remove(line, label);
                          }}
                        >
                          {t('bag.remove')}
                        </Button>
                      </span>
                    }
                  />
                </BagListItem>
              );
            })}
            {totals.gifts.map(({ sku, quantity }) => {
              const gift = offerOf(sku);
              return (
                gift && (
                  <BagListItem key={sku}>
                    <GiftItem
                      name={gift.name[locale]}
                      size={gift.size[locale]}
                      picture={gift.picture}
                      price={t('bag.free')}
                      why={t('bag.gift', { count: quantity })}
                      {...(gift.href ? { href: gift.href[locale] } : {})}
                    />
                  </BagListItem>
                )
              );
            })}
          </BagList>
          <Samples view={view} level={level} />
        </>
      )}
    </div>
  );
}

/** What occurs more than once. */
function repeatedIn(texts: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(texts.filter((text) => seen.size === seen.add(text).size));
}

/** To the form of a gift card, filled in. Which line it is stands in the address by its place alone: names are nobody's business. */
function EditGiftCard({
  line,
  offer,
  text,
}: {
  line: LineRef;
  offer: BagOffer | undefined;
  text: Translate | undefined;
}) {
  const locale = usePageLocale();
  const place = useBag().lines.findIndex((one) => lineKey(one) === lineKey(line)) + 1;
  if (!offer?.href || !line.giftCard || !text) return null;
  const { recipientName: name } = line.giftCard;
  return (
    // From the drawer over the page of the card itself the address changes without a new page.
    <ButtonLink
      variant="link"
      href={`${offer.href[locale]}#line-${place}`}
      aria-label={text('giftCard.editFor', { name })}
      onClick={closeOverlay}
    >
      {text('giftCard.edit')}
    </ButtonLink>
  );
}

/** What a product cost before the shop knew better, as long as that is news. */
const oldPriceOf = ({ sku }: TotalledLine, notices: readonly SyncNotice[]) =>
  notices.filter((notice) => notice.kind === 'price-changed').findLast((notice) => notice.sku === sku)?.from;

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
  readonly currency: CurrencyCode;
  readonly offer: BagOffer;
  readonly market: MarketId;
  /** The shop has not got what the line asks for. */
  readonly isUnavailable: boolean;
  readonly oldPrice: Money | undefined;
  /** The words of gift cards, where the line is one and they have come. */
  readonly giftCardText: Translate | undefined;
  readonly onRemove: (ref: LineRef, label: string) => void;
}

/**
 * The totals are calculated anew for every change; of all lines of the bag only those are drawn of which they say something else:
 * a line is given what it says by itself, and not within an object that is another each time.
 */
const Line = memo(function Line({
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
  giftCardText,
  onRemove,
}: LineProps) {
  const t = useText();
  const locale = usePageLocale();
  const ref: LineRef = { sku, ...(giftCard ? { giftCard } : {}) };
  const { stock, unitPrice: perMeasure, available } = offer.market[market];
  const perUnit =
    perMeasure !== undefined && offer.per
      ? formatUnitPrice({ amount: perMeasure, currency }, offer.per, locale)
      : undefined;
  const most = Math.min(MAX_QUANTITY, stock ?? MAX_QUANTITY);
  const mostText = t(most < MAX_QUANTITY ? 'bag.lineLimited' : 'bag.lineMost', { count: most });
  // Above the lines changes are said aloud, with the product; here it says which line is meant.
  const news = oldPrice
    ? t('bag.linePrice', { from: formatPrice(oldPrice, locale) })
    : quantity >= most && mostText;
  const notice =
    isUnavailable || !available ? (
      <Notice tone="problem">{t('bag.lineSoldOut')}</Notice>
    ) : (
      news && <p className={styles.change}>{news}</p>
    );
  const each =
    quantity > 1 ? t('bag.each', { price: formatPrice({ amount: unitPrice, currency }, locale) }) : undefined;
  return (
    <BagListItem id={id}>
      <BagLine
        name={offer.name[locale]}
        size={giftCard ? giftCardText && giftCardLine(giftCard, giftCardText, locale) : offer.size[locale]}
        picture={offer.picture}
        {...(offer.href ? { href: offer.href[locale] } : {})}
        total={<Amount money={{ amount: total, currency }} />}
        detail={[each, perUnit].filter(Boolean).join(' · ')}
        quantity={<Quantity line={ref} label={label} known={quantity} most={most} mostText={mostText} />}
        remove={
          <span className={styles.lineActions}>
            {giftCard && <EditGiftCard line={ref} offer={offer} text={giftCardText} />}
            <Button
              variant="link"
              aria-label={t('bag.removeProduct', { product: label })}
              onClick={() => {
                onRemove(ref, label);
              }}
            >
              {t('bag.remove')}
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
  const t = useText();
  const value = useQuantity(line) ?? known;
  return (
    <QuantityStepper
      label={t('bag.quantity', { product: label })}
      decreaseLabel={t('bag.decrease', { product: label })}
      increaseLabel={t('bag.increase', { product: label })}
      value={value}
      maximum={Math.max(value, most)}
      maximumText={mostText}
      onChange={(next) => {
        dispatchToBag({ type: 'setQuantity', ...line, quantity: next });
      }}
    />
  );
}
