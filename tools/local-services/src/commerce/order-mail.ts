import { formatPrice, formatPercent, type LocaleCode } from '@marehalm/i18n-routing';
import type { MailDraft } from '../outbox.ts';
import { type AddressFields, formattedAddress } from './address.ts';
import { type Cart, deliveryAddressOf } from './cart.ts';
import { type SettledCart, variantName } from './cart-settlement.ts';
import { parcelShopAddress, placedParcelShop } from './delivery-choices.ts';
import { lineCosts } from './line-costs.ts';
import { openingHours } from './parcel-shops.ts';
import type { RequestContext } from './request-context.ts';
import { localized } from './request-context.ts';

interface Texts {
  readonly subject: (order: string) => string;
  readonly opening: (order: string) => string;
  readonly free: string;
  readonly discount: string;
  readonly delivery: string;
  readonly total: string;
  readonly includedVat: (rate: string) => string;
  readonly address: string;
  readonly parcelShop: string;
  readonly orderedBy: string;
  readonly withdrawal: string;
  readonly closing: string;
}

const texts: Readonly<Record<LocaleCode, Texts>> = {
  en: {
    subject: (order) => `Your order ${order}`,
    opening: (order) => `Thank you for your order. Its number is ${order}.`,
    free: 'free',
    discount: 'Discount',
    delivery: 'Delivery',
    total: 'Total, taxes included',
    includedVat: (rate) => `Of which VAT (${rate})`,
    address: 'We deliver to',
    parcelShop: 'You fetch your parcel here. You get a message when it has come.',
    orderedBy: 'Ordered by',
    withdrawal: 'You can withdraw from the purchase for 14 days after you received it.',
    closing: 'Marehalm',
  },
  da: {
    subject: (order) => `Din ordre ${order}`,
    opening: (order) => `Tak for din ordre. Den har nummer ${order}.`,
    free: 'gratis',
    discount: 'Rabat',
    delivery: 'Levering',
    total: 'I alt inkl. moms',
    includedVat: (rate) => `Heraf moms (${rate})`,
    address: 'Vi leverer til',
    parcelShop: 'Du henter din pakke her. Du får besked, når den er klar.',
    orderedBy: 'Bestilt af',
    withdrawal: 'Du kan fortryde købet i 14 dage, efter at du har fået det.',
    closing: 'Marehalm',
  },
};

/** The mail that confirms an order, with everything that Danish law wants on a durable medium (forbrugeraftaleloven § 13). */
export function orderMail(
  order: { readonly name: string; readonly email: string; readonly cart: Cart },
  settled: SettledCart,
  context: RequestContext,
): MailDraft {
  const { locale } = context;
  const text = texts[locale];
  const { totals, lines } = settled;
  const costs = lineCosts(settled, context);
  const rows = lines.map((line) => {
    const subtotal = costs.get(line.id)?.subtotal;
    const price = !subtotal || subtotal.amount === 0 ? text.free : formatPrice(subtotal, locale);
    return `${line.quantity} × ${variantName(line.variant, context)}: ${price}`;
  });
  const method = context.shop.market.deliveryMethods.find(({ id }) => id === totals.delivery?.method);
  const address = deliveryAddressOf(order.cart)?.address;
  const sums = [
    ...(totals.discount.amount > 0
      ? [`${text.discount}: ${formatPrice({ ...totals.discount, amount: -totals.discount.amount }, locale)}`]
      : []),
    ...(totals.delivery && method
      ? [
          `${text.delivery} (${localized(method.name, context)}): ${
            totals.delivery.cost.amount === 0 ? text.free : formatPrice(totals.delivery.cost, locale)
          }`,
        ]
      : []),
    `${text.total}: ${formatPrice(totals.total, locale)}`,
    ...totals.includedTaxes.map(
      ({ rate, amount }) =>
        `${text.includedVat(formatPercent(rate, locale))}: ${formatPrice(amount, locale)}`,
    ),
  ];
  const parts = [
    text.opening(order.name),
    rows.join('\n'),
    sums.join('\n'),
    ...(address && totals.delivery ? [placeText(address, settled, context)] : []),
    text.withdrawal,
    text.closing,
  ];
  return {
    to: order.email,
    locale,
    kind: 'order-confirmation',
    subject: text.subject(order.name),
    text: parts.join('\n\n'),
  };
}

/** Where the order goes: to the door, or to a parcel shop with its opening hours. */
function placeText(address: AddressFields, { delivery }: SettledCart, context: RequestContext): string {
  const { locale } = context;
  const text = texts[locale];
  const home = formattedAddress(address, { withName: true });
  const placed = delivery && placedParcelShop(delivery, context);
  if (!delivery?.parcelShop || !placed) return [text.address, ...home].join('\n');
  const place = formattedAddress(parcelShopAddress(placed, {}));
  return [
    text.parcelShop,
    ...place,
    openingHours(delivery.parcelShop, locale),
    '',
    text.orderedBy,
    ...home,
  ].join('\n');
}
