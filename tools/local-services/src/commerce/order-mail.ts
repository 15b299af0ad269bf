import { formatPercent, formatPrice } from '@marehalm/i18n-routing';
import { formatDate } from '@marehalm/shop';
import { translated } from '../languages.ts';
import type { MailDraft } from '../outbox.ts';
import { type AddressFields, formatAddress } from './address.ts';
import { type Cart, findDeliveryAddress } from './cart.ts';
import { type SettledCart, toVariantName } from './cart-settlement.ts';
import { daysText } from './delivery.ts';
import { toParcelShopAddress, toPlacedParcelShop } from './delivery-choices.ts';
import { isPrinted } from './gift-card-lines.ts';
import { calculateLineCosts } from './line-costs.ts';
import { formatOpeningHours } from './parcel-shops.ts';
import type { RequestContext } from './request-context.ts';
import { localized } from './request-context.ts';
import { formatSeller } from '../seller.ts';

interface Texts {
  readonly subject: (order: string) => string;
  readonly opening: (order: string) => string;
  readonly free: string;
  readonly discount: string;
  readonly delivery: string;
  readonly total: string;
  readonly includedVat: (rate: string) => string;
  readonly giftCard: (end: string) => string;
  readonly paidByCard: string;
  readonly deliveryTime: string;
  readonly address: string;
  readonly parcelShop: string;
  readonly orderedBy: string;
  readonly withdrawal: (link: string) => string;
  readonly withdrawalTerms: string;
  /** Of gift cards that came by mail: there is nothing to send back, and nothing that was sealed. */
  readonly withdrawalOfMailed: string;
  /** The standard withdrawal form (forbrugeraftaleloven, annex 3), for customers who prefer to write. */
  readonly withdrawalForm: (filled: {
    readonly to: string;
    readonly order: string;
    readonly day: string;
  }) => string;
  readonly complaints: (email: string) => string;
  readonly terms: string;
  readonly seller: string;
}

const texts = translated<Texts>({
  en: {
    subject: (order) => `Your order ${order}`,
    opening: (order) =>
      `Thank you for your order. Its number is ${order}. This email confirms the purchase; keep it.`,
    free: 'free',
    discount: 'Discount',
    delivery: 'Delivery',
    total: 'Total, taxes included',
    includedVat: (rate) => `Of which VAT (${rate})`,
    giftCard: (end) => `Gift card ending in ${end}`,
    paidByCard: 'Paid by card',
    deliveryTime: 'Delivery time',
    address: 'We deliver to',
    parcelShop: 'You fetch your parcel here. You get a message when it has come.',
    orderedBy: 'Ordered by',
    withdrawal: (link) =>
      'You can withdraw from the purchase for 14 days after you received it, without giving a reason. ' +
      `Withdraw from contract here, with or without an account:\n${link}`,
    withdrawalTerms:
      'You send the goods back within 14 days of withdrawing, and pay for the return. We pay back the price and the ' +
      'ordinary delivery within 14 days of your withdrawal; we may wait until the goods have come back or you have shown ' +
      'that you sent them. Sealed care products whose seal you have broken cannot be returned for reasons of hygiene.',
    withdrawalOfMailed:
      'There is nothing to send back. We pay back the price within 14 days of your withdrawal, as long as the gift card is ' +
      'unused.',
    withdrawalForm: ({ to, order, day }) =>
      `If you would rather write, use this form:\n\nTo ${to}\n` +
      'I hereby give notice that I withdraw from my contract of sale of the following goods: …\n' +
      `Order number: ${order}\nOrdered on: ${day}\nReceived on: …\nName and address: …\nDate and, on paper, signature: …`,
    complaints: (email) =>
      'If there is something wrong with the goods, the Danish Sale of Goods Act gives you a two-year right to complain. ' +
      `Write to ${email}. If we do not agree, you can complain to the Danish mediators for consumer complaints, ` +
      'Mæglingsteamet for Forbrugerklager at Nævnenes Hus: https://www.forbrug.dk',
    terms: 'Terms of sale',
    seller: 'The seller',
  },
  da: {
    subject: (order) => `Din ordre ${order}`,
    opening: (order) => `Tak for din ordre. Den har nummer ${order}. Denne mail bekræfter dit køb; gem den.`,
    free: 'gratis',
    discount: 'Rabat',
    delivery: 'Levering',
    total: 'I alt inkl. moms',
    includedVat: (rate) => `Heraf moms (${rate})`,
    giftCard: (end) => `Gavekort, der ender på ${end}`,
    paidByCard: 'Betalt med kort',
    deliveryTime: 'Leveringstid',
    address: 'Vi leverer til',
    parcelShop: 'Du henter din pakke her. Du får besked, når den er klar.',
    orderedBy: 'Bestilt af',
    withdrawal: (link) =>
      'Du kan fortryde købet i 14 dage, efter at du har fået det, uden at sige hvorfor. ' +
      `Fortryd dit køb her, med eller uden konto:\n${link}`,
    withdrawalTerms:
      'Du sender varerne retur, inden 14 dage efter at du fortrød, og betaler selv returfragten. Vi betaler prisen og den ' +
      'almindelige fragt tilbage, inden 14 dage efter at du fortrød; vi kan vente, til varerne er kommet retur, eller du har ' +
      'vist, at du har sendt dem. Forseglede plejeprodukter, hvor du har brudt forseglingen, kan af hygiejniske årsager ikke ' +
      'returneres.',
    withdrawalOfMailed:
      'Du skal ikke sende noget retur. Vi betaler prisen tilbage, inden 14 dage efter at du fortrød, så længe gavekortet ' +
      'ikke er brugt.',
    withdrawalForm: ({ to, order, day }) =>
      `Vil du hellere skrive, så brug denne formular:\n\nTil ${to}\n` +
      'Jeg meddeler herved, at jeg ønsker at gøre fortrydelsesretten gældende for mit køb af følgende varer: …\n' +
      `Ordrenummer: ${order}\nBestilt den: ${day}\nModtaget den: …\nNavn og adresse: …\nDato og på papir underskrift: …`,
    complaints: (email) =>
      'Er der noget galt med varen, har du to års reklamationsret efter købeloven. ' +
      `Skriv til ${email}. Bliver vi ikke enige, kan du klage til Mæglingsteamet for Forbrugerklager i Nævnenes Hus: ` +
      'https://www.forbrug.dk',
    terms: 'Handelsbetingelser',
    seller: 'Sælger',
  },
});

/** The mail that confirms an order, with everything that Danish law wants on a durable medium (forbrugeraftaleloven § 13). */
export function composeOrderMail(
  order: { readonly name: string; readonly email: string; readonly cart: Cart },
  settled: SettledCart,
  context: RequestContext,
): MailDraft {
  const { locale, links } = context;
  const text = texts[locale];
  const { totals, lines } = settled;
  const costs = calculateLineCosts(settled, context);
  const rows = lines.map((line) => {
    const subtotal = costs.get(line.id)?.subtotal;
    const price = !subtotal || subtotal.amount === 0 ? text.free : formatPrice(subtotal, locale);
    return `${line.quantity} × ${toVariantName(line.variant, context)}: ${price}`;
  });
  const method = context.shop.market.deliveryMethods.find(({ id }) => id === totals.delivery?.method);
  const address = findDeliveryAddress(order.cart)?.address;
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
    // Gift cards bear no tax at sale: of them alone there is none to tell.
    ...totals.includedTaxes
      .filter(({ amount }) => amount.amount > 0)
      .map(
        ({ rate, amount }) =>
          `${text.includedVat(formatPercent(rate, locale))}: ${formatPrice(amount, locale)}`,
      ),
    ...toPaymentRows(order.cart, settled, context),
  ];
  const isMailed = lines.every(
    ({ variant, attributes }) => variant.kind === 'gift-card' && !isPrinted(attributes),
  );
  const seller = formatSeller(context.seller, locale);
  const parts = [
    text.opening(order.name),
    rows.join('\n'),
    sums.join('\n'),
    ...(method ? [`${text.deliveryTime}: ${daysText[locale](...method.days)}`] : []),
    ...(address && totals.delivery ? [formatPlace(address, settled, context)] : []),
    text.withdrawal(links.withdraw(locale, order.name)),
    isMailed ? text.withdrawalOfMailed : text.withdrawalTerms,
    text.withdrawalForm({
      to: seller.join(', '),
      order: order.name,
      day: formatDate(context.now.toISOString(), locale),
    }),
    text.complaints(context.seller.email),
    `${text.terms}: ${links.terms(locale)}`,
    [text.seller, ...seller].join('\n'),
  ];
  return {
    to: order.email,
    locale,
    kind: 'order-confirmation',
    subject: text.subject(order.name),
    text: parts.join('\n\n'),
  };
}

/** What gift cards have paid, and what a card has; nothing where no gift card is used, for then a card has paid the total. */
function toPaymentRows(
  cart: Cart,
  { totals: { giftCardPayments, amountDue } }: SettledCart,
  { giftCards, locale }: RequestContext,
): string[] {
  const text = texts[locale];
  const rows = giftCardPayments.flatMap(({ id, amount: used }) => {
    const card = cart.giftCards.find((applied) => applied.id === id)?.giftCard;
    const end = card === undefined ? undefined : giftCards.find(card)?.lastCharacters;
    if (used.amount === 0 || end === undefined) return [];
    return [`${text.giftCard(end)}: ${formatPrice({ ...used, amount: -used.amount }, locale)}`];
  });
  return rows.length > 0 && amountDue.amount > 0
    ? [...rows, `${text.paidByCard}: ${formatPrice(amountDue, locale)}`]
    : rows;
}

/** Where the order goes: to the door, or to a parcel shop with its opening hours. */
function formatPlace(address: AddressFields, { delivery }: SettledCart, context: RequestContext): string {
  const { locale } = context;
  const text = texts[locale];
  const home = formatAddress(address, locale, { withName: true });
  const placed = delivery && toPlacedParcelShop(delivery, context);
  if (!delivery?.parcelShop || !placed) return [text.address, ...home].join('\n');
  const place = formatAddress(toParcelShopAddress(placed, {}), locale);
  return [
    text.parcelShop,
    ...place,
    formatOpeningHours(delivery.parcelShop, locale),
    '',
    text.orderedBy,
    ...home,
  ].join('\n');
}
