import { useRef, useState } from 'react';
import { MAX_QUANTITY, undoRemoval, type BagCommand, type TotalledLine } from '@marehalm/cart-domain';
import { formatPrice, formatUnitPrice, hrefFor } from '@marehalm/i18n-routing';
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
import { useText } from '../../text';
import { usePageLocale } from '../../page-locale';
import { bagStore } from '../../wiring/bag';
import { BagNotices } from './bag-notices';
import { Gifts } from './gifts';
import { Samples } from './samples';
import { dispatchToBag } from './use-bag';
import type { BagView } from './use-bag-view';
import styles from './bag.module.css';

/** Lines, gifts and samples, in the drawer as on the page. */
export function BagContents({ view, level }: { view: BagView; level: 2 | 3 }) {
  const t = useText();
  const locale = usePageLocale();
  const [undo, setUndo] = useState<{ readonly command: BagCommand; readonly name: string }>();
  const list = useRef<HTMLDivElement>(null);
  const { totals, offerOf } = view;
  const lost = totals.refusals.flatMap((refusal) => (refusal.kind === 'line' ? [refusal] : []));
  const isEmpty = totals.lines.length === 0 && lost.length === 0;

  const remove = (sku: string, name: string) => {
    const command = { type: 'removeLine', sku } as const;
    const inverse = undoRemoval(bagStore.getState().bag, command);
    dispatchToBag(command);
    setUndo(inverse ? { command: inverse, name } : undefined);
    // The line with the focus is gone: the focus stays in the list.
    requestAnimationFrame(() => list.current?.focus());
  };

  return (
    <div ref={list} tabIndex={-1} className={styles.contents}>
      <div role="status" className={styles.live}>
        {undo && (
          <p className={styles.undo}>
            {t('bag.removed', { product: undo.name })}{' '}
            <Button
              variant="link"
              onClick={() => {
                dispatchToBag(undo.command);
                setUndo(undefined);
                list.current?.focus();
              }}
            >
              {t('bag.undo')}
            </Button>
          </p>
        )}
      </div>
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
            {totals.lines.map((line) => (
              <BagListItem key={line.key}>
                <Line line={line} view={view} onRemove={remove} />
              </BagListItem>
            ))}
            {lost.map(({ sku, key }) => {
              const name = offerOf(sku)?.name[locale] ?? sku;
              return (
                <BagListItem key={key}>
                  <BagLine
                    name={name}
                    total=""
                    notice={<Notice tone="problem">{t('bag.notSoldHere', { product: name })}</Notice>}
                    remove={
                      <Button
                        variant="link"
                        aria-label={t('bag.removeProduct', { product: name })}
                        onClick={() => {
                          remove(sku, name);
                        }}
                      >
                        {t('bag.remove')}
                      </Button>
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

function Line({
  line,
  view,
  onRemove,
}: {
  line: TotalledLine;
  view: BagView;
  onRemove: (sku: string, name: string) => void;
}) {
  const t = useText();
  const locale = usePageLocale();
  const { market, offerOf, link } = view;
  const offer = offerOf(line.sku);
  if (!offer) return null;
  const name = offer.name[locale];
  const { stock, unitPrice, available } = offer.market[market];
  const isUnavailable = !available || link.sync?.unavailable.includes(line.key);
  const { currency } = line.unitPrice;
  const unit =
    unitPrice !== undefined && offer.per
      ? formatUnitPrice({ amount: unitPrice, currency }, offer.per, locale)
      : undefined;
  const each = line.quantity > 1 ? t('bag.each', { price: formatPrice(line.unitPrice, locale) }) : undefined;
  return (
    <BagLine
      name={name}
      size={offer.size[locale]}
      picture={offer.picture}
      {...(offer.href ? { href: offer.href[locale] } : {})}
      total={formatPrice(line.total, locale)}
      detail={[each, unit].filter(Boolean).join(' · ')}
      quantity={
        <QuantityStepper
          label={t('bag.quantity', { product: name })}
          decreaseLabel={t('bag.decrease', { product: name })}
          increaseLabel={t('bag.increase', { product: name })}
          value={line.quantity}
          maximum={Math.max(line.quantity, Math.min(MAX_QUANTITY, stock ?? MAX_QUANTITY))}
          onChange={(quantity) => {
            dispatchToBag({ type: 'setQuantity', sku: line.sku, quantity });
          }}
        />
      }
      remove={
        <Button
          variant="link"
          aria-label={t('bag.removeProduct', { product: name })}
          onClick={() => {
            onRemove(line.sku, name);
          }}
        >
          {t('bag.remove')}
        </Button>
      }
      {...(isUnavailable ? { notice: <Notice tone="problem">{t('bag.lineSoldOut')}</Notice> } : {})}
    />
  );
}
