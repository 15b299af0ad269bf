import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import {
  createLineLabels,
  findPriceBeforeCorrection,
  getLineKey,
  listRefusedLines,
  createUndoRemovalCommand,
  type BagCommand,
  type LineRef,
  type TotalledLine,
} from '@marehalm/cart-domain/bag';
import { hrefFor } from '@marehalm/shop';
import {
  BagLine,
  BagList,
  BagListItem,
  Button,
  ButtonLink,
  EmptyState,
  GiftItem,
  Notice,
} from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import { saveForLater, wishListStore } from '../session/wish-list';
import { dispatchToBag, useBagLineQuantity } from './bag';
import { EditGiftCardLink, EditableBagLine } from './editable-bag-line';
import { BagNotices } from './bag-notices';
import { bagStore } from './shop-bag';
import { formatGiftCardLine, useGiftCardIntl } from './gift-card-texts';
import { BagGiftProgress } from './bag-gift-progress';
import { Samples } from './samples';
import type { BagView } from './use-bag-view';
import { useFormat } from '../intl/use-format';
import styles from './bag.module.css';

/** The lines, gifts and samples of the drawer and of the bag page. */
export function BagLinesAndGifts({
  view,
  level,
  newest,
}: {
  view: BagView;
  level: 2 | 3;
  /** SKU of the latest addition, which may already have been in the bag. */
  newest?: string | undefined;
}) {
  const intl = useIntl();
  const locale = usePageLocale();
  const format = useFormat();
  const [undo, setUndo] = useState<{
    readonly command: BagCommand;
    readonly label: string;
    readonly line: LineRef;
    readonly isSaved: boolean;
    /** The product that is on the wish list only since then. */
    readonly saved?: string | undefined;
  }>();
  // The line is in the bag again, by undoing or by another addition.
  if (useBagLineQuantity(undo?.line ?? { sku: '' })) setUndo(undefined);
  const list = useRef<HTMLDivElement>(null);
  const removed = useRef<HTMLDivElement>(null);
  /** The restored line until it is rendered: the bag page renders after the bag changes. */
  const sought = useRef<LineRef>(undefined);
  const id = useId();
  const { totals, offerOf } = view;
  const { lines } = view.bag;
  /** Gift cards are identified by their position, because their keys contain the recipient and any script can read ids. */
  const idOf = (ref: LineRef) =>
    `${id}-${ref.giftCard ? lines.findIndex((line) => getLineKey(line) === getLineKey(ref)) : ref.sku}`;
  const nameOf = (sku: string) => offerOf(sku)?.name[locale] ?? sku;
  const labels = createLineLabels(
    lines,
    ({ sku }) => nameOf(sku),
    ({ sku, giftCard }) => giftCard?.recipientName ?? offerOf(sku)?.size[locale],
  );
  const labelOf = (line: LineRef) => labels.get(getLineKey(line)) ?? nameOf(line.sku);
  const lost = listRefusedLines(view.bag, totals);
  const giftCardIntl = useGiftCardIntl(lines.some(({ giftCard }) => giftCard));
  const isEmpty = totals.lines.length === 0 && lost.length === 0;

  const remove = useCallback((ref: LineRef, label: string, productToSave?: string) => {
    const command = { type: 'removeLine', ...ref } as const;
    const inverse = createUndoRemovalCommand(bagStore.getState().bag, command);
    dispatchToBag(command);
    const saved = productToSave !== undefined && saveForLater(productToSave) ? productToSave : undefined;
    setUndo(
      inverse
        ? { command: inverse, label, line: ref, isSaved: productToSave !== undefined, saved }
        : undefined,
    );
    // The focused line is gone: the focus moves to the notice, which precedes the undo button.
    requestAnimationFrame(() => (removed.current ?? list.current)?.focus());
  }, []);

  useLayoutEffect(() => {
    const ref = sought.current;
    if (!ref || !lines.some((line) => getLineKey(line) === getLineKey(ref))) return;
    sought.current = undefined;
    (document.getElementById(idOf(ref))?.querySelector('a') ?? list.current)?.focus();
  });

  return (
    <div ref={list} tabIndex={-1} className={styles.contents}>
      {undo && (
        <div ref={removed} role="group" aria-labelledby={id} tabIndex={-1} className={styles.live}>
          <p className={styles.undo}>
            <span
              id={id}
            >{`${intl.formatMessage({ id: undo.isSaved ? 'wishList.moved' : 'bag.removed' }, { product: undo.label })} `}</span>
            <Button
              variant="link"
              onClick={() => {
                dispatchToBag(undo.command);
                if (undo.saved !== undefined) wishListStore.remove(undo.saved);
                sought.current = undo.line;
              }}
            >
              {intl.formatMessage({ id: 'bag.undo' })}
            </Button>
          </p>
        </div>
      )}
      <BagNotices view={view} />
      {isEmpty ? (
        <EmptyState
          level={level}
          title={intl.formatMessage({ id: 'bag.empty' })}
          action={
            <ButtonLink href={hrefFor('shop', locale)}>{intl.formatMessage({ id: 'bag.toShop' })}</ButtonLink>
          }
        >
          <p>{intl.formatMessage({ id: 'bag.emptyHelp' })}</p>
        </EmptyState>
      ) : (
        <>
          <BagGiftProgress view={view} />
          <BagList label={intl.formatMessage({ id: 'bag.lines' })}>
            {newestFirst(totals.lines, newest).map((line) => {
              const offer = offerOf(line.sku);
              return (
                offer && (
                  <EditableBagLine
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
                    isUnavailable={view.cartService.sync?.unavailable.includes(line.key) ?? false}
                    oldPrice={findPriceBeforeCorrection(view.cartService.notices, line.sku)}
                    giftCardIntl={line.giftCard && giftCardIntl}
                    onRemove={remove}
                  />
                )
              );
            })}
            {lost.map(({ line, reason }) => {
              const { giftCard } = line;
              const offer = offerOf(line.sku);
              const name = nameOf(line.sku);
              const label = labelOf(line);
              const amount = giftCard?.amount;
              const isElsewhere = amount !== undefined && amount.currency !== totals.total.currency;
              return (
                <BagListItem key={getLineKey(line)}>
                  <BagLine
                    name={name}
                    size={giftCard && giftCardIntl && formatGiftCardLine(giftCard, giftCardIntl, format)}
                    {...(giftCard && offer ? { picture: offer.picture } : {})}
                    total=""
                    notice={
                      <Notice tone="problem">
                        {isElsewhere
                          ? giftCardIntl?.formatMessage(
                              { id: 'giftCard.otherCurrency' },
                              { amount: format.price(amount) },
                            )
                          : reason === 'sold-out'
                            ? intl.formatMessage({ id: 'bag.lineSoldOut' })
                            : intl.formatMessage({ id: 'bag.notSoldHere' }, { product: name })}
                      </Notice>
                    }
                    remove={
                      <span className={styles.lineActions}>
                        {giftCard && <EditGiftCardLink line={line} offer={offer} text={giftCardIntl} />}
                        <Button
                          variant="link"
                          aria-label={intl.formatMessage({ id: 'bag.removeProduct' }, { product: label })}
                          onClick={() => {
                            remove(line, label);
                          }}
                        >
                          {intl.formatMessage({ id: 'bag.remove' })}
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
                      price={intl.formatMessage({ id: 'bag.free' })}
                      why={intl.formatMessage({ id: 'bag.gift' }, { count: quantity })}
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

/** Returns the lines in reverse order, with the latest addition first. */
const newestFirst = (lines: readonly TotalledLine[], newest: string | undefined) =>
  [...lines].reverse().sort((one, other) => Number(other.sku === newest) - Number(one.sku === newest));
