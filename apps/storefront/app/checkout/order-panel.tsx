import { useState, type ReactNode } from 'react';
import { type GiftCardChoice, type Money, multiplyMoney } from '@marehalm/cart-domain';
import { type OrderCost, type OrderPayments, toOrderCost, toOrderPayments } from '@marehalm/checkout-domain';
import { giftCardWishesOf } from '@marehalm/commerce-client';
import { formatPrice } from '@marehalm/i18n-routing';
import { type LocaleCode } from '@marehalm/shop';
import {
  BagLine,
  BagList,
  BagListItem,
  BagSummary,
  type BagSummaryProps,
  type BagSummaryRow,
  type Elements,
} from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import { Amount } from '../intl/amount';
import { useText, type Translate } from '../intl/text';
import { giftCardLine, isAllByMail, useGiftCardText } from '../cart/gift-card-words';
import type { BagView } from '../cart/use-bag-view';
import { costText } from './steps/delivery-texts';
import { vatOf } from './payment/order-draft';
import { PromoCodeField } from './steps/promo-code-field';
import type { Checkout } from './state/use-checkout';
import styles from './checkout.module.css';

interface ShownLine {
  readonly key: string;
  readonly sku: string;
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly giftCard?: GiftCardChoice;
}

/** What is being bought, and the place for a promo code below it. */
export function OrderContents({ checkout, children }: { checkout: Checkout; children?: Elements }) {
  return (
    <div className={styles.contents}>
      <OrderLines checkout={checkout} />
      <PromoCodeField checkout={checkout} />
      {children}
    </div>
  );
}

/** Goods, gifts and samples. The shop's cart counts as soon as it is known. */
function OrderLines({ checkout }: { checkout: Checkout }) {
  const t = useText();
  const locale = usePageLocale();
  const { view } = checkout;
  const lines = linesOf(checkout);
  const giftCardText = useGiftCardText(lines.some(({ giftCard }) => giftCard));
  return (
    <BagList label={t('checkout.lines')}>
      {lines.map(({ key, sku, quantity, unitPrice, giftCard }) => {
        const offer = view.offerOf(sku);
        const count = t('checkout.quantity', { count: quantity });
        const kind =
          offer?.kind === 'gift'
            ? t('checkout.gift')
            : offer?.kind === 'sample'
              ? t('checkout.sample')
              : undefined;
        return (
          <BagListItem key={key}>
            <BagLine
              name={offer?.name[locale] ?? sku}
              size={
                giftCard
                  ? giftCardText && giftCardLine(giftCard, giftCardText, locale)
                  : // The name of a sample says its size already.
                    offer?.kind === 'sample'
                    ? undefined
                    : offer?.size[locale]
              }
              detail={kind ?? count}
              total={costText(t, multiplyMoney(unitPrice, quantity), locale)}
              {...(offer ? { picture: offer.picture } : {})}
            />
          </BagListItem>
        );
      })}
    </BagList>
  );
}

/** What it adds up to, delivery and taxes included, with what belongs below. */
export function OrderSum({ checkout, children }: { checkout: Checkout; children?: ReactNode }) {
  const t = useText();
  const locale = usePageLocale();
  const { cart } = checkout;
  const { vat, ...cost } = sumOf(checkout);
  const isByMail = isAllByMail(linesOf(checkout));
  const giftCardText = useGiftCardText(isByMail);
  const later: BagSummaryRow = {
    id: 'delivery',
    label: t('checkout.step.delivery'),
    value: isByMail ? giftCardText?.('giftCard.byMail') : t('checkout.deliveryLater'),
  };
  return (
    <div aria-busy={checkout.work === 'cart'} className={styles.sum}>
      <BagSummary
        rows={[...costRows(cost, t), ...(cost.delivery ? [] : [later])]}
        total={{
          label: t('checkout.total'),
          value: <Amount money={cost.total} />,
          ...vatNote(vat, t, locale),
        }}
        {...paymentRows(cart && toOrderPayments(cart), t)}
      >
        {children}
      </BagSummary>
    </div>
  );
}

/** Announces the total to screen readers whenever it has changed. */
export function TotalAnnouncement({ checkout }: { checkout: Checkout }) {
  const t = useText();
  const total = formatPrice(sumOf(checkout).total, usePageLocale());
  const [told, setTold] = useState({ total, isNews: false });
  // On its way it may be neither the one nor the other.
  if (total !== told.total && checkout.work !== 'cart') setTold({ total, isNews: true });
  return (
    <p role="status" className={styles.hidden}>
      {told.isNews && <span key={told.total}>{t('checkout.totalChanged', { total: told.total })}</span>}
    </p>
  );
}

/** What adds up to the total, row by row. */
export function costRows(
  { goods, discount, delivery }: OrderCost<Money>,
  t: Translate,
): readonly BagSummaryRow[] {
  return [
    { id: 'goods', label: t('checkout.subtotal'), value: <Amount money={goods} /> },
    ...(discount.amount > 0
      ? [
          {
            id: 'discount',
            label: t('checkout.discount'),
            value: <Amount money={{ ...discount, amount: -discount.amount }} />,
            tone: 'discount' as const,
          },
        ]
      : []),
    ...(delivery
      ? [
          {
            id: 'delivery',
            label: t('checkout.step.delivery'),
            value: delivery.amount === 0 ? t('checkout.free') : <Amount money={delivery} />,
          },
        ]
      : []),
  ];
}

/** The VAT in a total; nothing where gift cards are all that is bought: they bear none at sale. */
export function vatNote(vat: Money, t: Translate, locale: LocaleCode): { note?: string } {
  return vat.amount === 0 ? {} : { note: t('checkout.vat', { amount: formatPrice(vat, locale) }) };
}

/** What gift cards pay, and the rest, which is called `due`; nothing where none is used. */
export function paymentRows(
  payments: OrderPayments<Money> | undefined,
  t: Translate,
  due = t('checkout.giftCard.due'),
): Pick<BagSummaryProps, 'payments'> {
  if (!payments || payments.giftCards.length === 0) return {};
  return {
    payments: {
      rows: payments.giftCards.map(({ lastCharacters, used }, index) => ({
        id: `${lastCharacters}-${index}`,
        label: t('checkout.giftCard.row', { end: lastCharacters }),
        value: <Amount money={{ ...used, amount: -used.amount }} />,
      })),
      due: { label: due, value: <Amount money={payments.due} /> },
    },
  };
}

/** What the order costs: by the shop's cart, and by the bag as long as there is none. */
export function sumOf({
  cart,
  view,
  state,
}: Pick<Checkout, 'cart' | 'view' | 'state'>): OrderCost<Money> & { vat: Money } {
  if (cart) return { ...toOrderCost(cart), vat: vatOf(cart, state.contact.country, view) };
  const { merchandise, giftCardsBought, discount, total, includedTaxes } = view.totals;
  const vat = includedTaxes.reduce((sum, { amount }) => sum + amount.amount, 0);
  return {
    goods: { ...merchandise, amount: merchandise.amount + giftCardsBought.amount },
    discount,
    total,
    vat: { ...total, amount: vat },
  };
}

function linesOf({ cart, view }: Checkout): readonly ShownLine[] {
  if (cart) {
    return [...cart.lines]
      .map(({ id, sku, merchandiseId, quantity, unitPrice, attributes }) => {
        const giftCard = giftCardWishesOf(attributes, unitPrice.currency);
        const line = { key: id, sku: sku ?? merchandiseId, quantity, unitPrice };
        return giftCard ? { ...line, giftCard } : line;
      })
      .sort((a, b) => rankOf(a.sku, view) - rankOf(b.sku, view));
  }
  const { lines, gifts, samples, total } = view.totals;
  const unitPrice = { ...total, amount: 0 };
  return [
    ...lines.map((line) => ({
      key: line.key,
      sku: line.sku,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      ...(line.giftCard ? { giftCard: line.giftCard } : {}),
    })),
    ...gifts.map(({ sku, quantity }) => ({ key: sku, sku, quantity, unitPrice })),
    ...samples.map((sku) => ({ key: sku, sku, quantity: 1, unitPrice })),
  ];
}

/** Goods in the order of the bag, then gifts, then samples. */
function rankOf(sku: string, { totals, offerOf }: BagView): number {
  const position = totals.lines.findIndex((line) => line.sku === sku);
  if (position >= 0) return position;
  return totals.lines.length + (offerOf(sku)?.kind === 'sample' ? 1 : 0);
}
