import { formatPercent, formatPrice } from '@marehalm/i18n-routing';
import { formatDate, isWallet, walletNames } from '@marehalm/shop';
import { sellerLegalTexts } from '@marehalm/shop/seller-country';
import { localizeTexts } from '../localize-texts.ts';
import { renderMail, type MailBlock, type MailTotalsRow } from '../mail/mail-content.ts';
import type { MailDraft } from '../outbox.ts';
import { type AddressFields, formatAddress } from './address.ts';
import { type Cart, findDeliveryAddress } from './cart.ts';
import { type CalculatedCart, toVariantName } from './calculate-cart.ts';
import { deliveryDaysFormatters } from './delivery-objects.ts';
import { toParcelShopAddress, toOrderParcelShop } from './delivery-options.ts';
import { isPrintedGiftCard } from './gift-card-line-options.ts';
import { calculateLineCosts } from './line-costs.ts';
import { findPackshotUrl } from './packshot-url.ts';
import { formatOpeningHours } from './parcel-shops.ts';
import type { RequestContext } from './request-context.ts';
import { getLocalizedText } from './request-context.ts';
import { formatSeller } from '../seller.ts';

interface Texts {
  readonly subject: (order: string) => string;
  readonly preheader: (total: string) => string;
  readonly title: string;
  readonly opening: (order: string) => string;
  readonly free: string;
  readonly discount: string;
  readonly delivery: string;
  readonly total: string;
  readonly includedVat: (rate: string) => string;
  readonly giftCard: (end: string) => string;
  readonly paidByCard: string;
  readonly paidWith: (wallet: string) => string;
  readonly deliveryTime: string;
  readonly address: string;
  readonly parcelShop: string;
  readonly orderedBy: string;
  readonly status: string;
  readonly withdrawal: string;
  readonly withdraw: string;
  readonly withdrawalTerms: string;
  /** For gift cards by mail, which cannot be sent back and have no seal. */
  readonly withdrawalOfMailed: string;
  /** The standard withdrawal form (forbrugeraftaleloven, annex 3), for customers who prefer to write. */
  readonly withdrawalForm: (filled: {
    readonly to: string;
    readonly order: string;
    readonly day: string;
  }) => string;
  readonly terms: string;
  readonly seller: string;
}

const texts = localizeTexts<Texts>({
  en: {
    subject: (order) => `Your order ${order}`,
    preheader: (total) => `Total ${total}. We have received your order.`,
    title: 'Thank you for your order',
    opening: (order) => `Your order number is ${order}. This email confirms your purchase; please keep it.`,
    free: 'free',
    discount: 'Discount',
    delivery: 'Delivery',
    total: 'Total, taxes included',
    includedVat: (rate) => `Of which VAT (${rate})`,
    giftCard: (end) => `Gift card ending in ${end}`,
    paidByCard: 'Paid by card',
    paidWith: (wallet) => `Paid with ${wallet}`,
    deliveryTime: 'Delivery time',
    address: 'We deliver to',
    parcelShop: 'Collect your parcel here. We tell you when it has arrived.',
    orderedBy: 'Ordered by',
    status: 'Track your order',
    withdrawal:
      'You can withdraw from the purchase for 14 days after you received it, without giving a reason and with or without an ' +
      'account.',
    withdraw: 'Withdraw from contract here',
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
    terms: 'Terms of sale',
    seller: 'The seller',
  },
  da: {
    subject: (order) => `Din ordre ${order}`,
    preheader: (total) => `I alt ${total} – vi har modtaget din ordre.`,
    title: 'Tak for din ordre',
    opening: (order) => `Dit ordrenummer er ${order}. Denne e-mail bekræfter dit køb. Gem den.`,
    free: 'gratis',
    discount: 'Rabat',
    delivery: 'Levering',
    total: 'I alt inkl. moms',
    includedVat: (rate) => `Heraf moms (${rate})`,
    giftCard: (end) => `Gavekort, der ender på ${end}`,
    paidByCard: 'Betalt med kort',
    paidWith: (wallet) => `Betalt med ${wallet}`,
    deliveryTime: 'Leveringstid',
    address: 'Vi leverer til',
    parcelShop: 'Du henter din pakke her. Du får besked, når den er klar.',
    orderedBy: 'Bestilt af',
    status: 'Følg din ordre',
    withdrawal:
      'Du kan fortryde købet i 14 dage, efter at du har fået det, uden at sige hvorfor og med eller uden konto.',
    withdraw: 'Fortryd dit køb',
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
    terms: 'Handelsbetingelser',
    seller: 'Sælger',
  },
});

/** An order as its mail needs it. Without a payment method a card has paid what was due. */
interface OrderInMail {
  readonly name: string;
  readonly email: string;
  readonly cart: Cart;
  readonly paymentMethod?: string;
}

/**
 * Creates the mail that confirms an order, with everything that the law requires on a durable medium (2011/83/EU, art. 8;
 * forbrugeraftaleloven § 13).
 */
export function composeOrderMail(
  order: OrderInMail,
  settled: CalculatedCart,
  context: RequestContext,
): MailDraft {
  const { locale, links, seller } = context;
  const text = texts[locale];
  const { totals, lines } = settled;
  const costs = calculateLineCosts(settled, context);
  const method = context.shop.market.deliveryMethods.find(({ id }) => id === totals.delivery?.method);
  const address = findDeliveryAddress(order.cart)?.address;
  const isMailed = lines.every(
    ({ variant, attributes }) => variant.kind === 'gift-card' && !isPrintedGiftCard(attributes),
  );
  const small = (words: string) => ({ kind: 'paragraph', text: words, small: true }) as const;
  const letter = renderMail({
    locale,
    subject: text.subject(order.name),
    preheader: text.preheader(formatPrice(totals.total, locale)),
    title: text.title,
    blocks: [
      { kind: 'paragraph', text: text.opening(order.name) },
      {
        kind: 'lines',
        lines: lines.map(({ id, variant, quantity }) => {
          const subtotal = costs.get(id)?.subtotal;
          const picture = findPackshotUrl(variant.sku, context);
          return {
            name: toVariantName(variant, context),
            quantity,
            price: !subtotal || subtotal.amount === 0 ? text.free : formatPrice(subtotal, locale),
            ...(picture === undefined ? {} : { picture }),
          };
        }),
      },
      { kind: 'sums', rows: toSums(order, settled, context) },
      ...(method
        ? [
            {
              kind: 'facts',
              rows: [{ label: text.deliveryTime, value: deliveryDaysFormatters[locale](...method.days) }],
            } as const,
          ]
        : []),
      ...(address && totals.delivery ? toPlaces(address, settled, context) : []),
      { kind: 'link', label: text.status, href: links.orderStatus(locale, order.name) },
      small(text.withdrawal),
      { kind: 'link', label: text.withdraw, href: links.withdraw(locale, order.name) },
      small(isMailed ? text.withdrawalOfMailed : text.withdrawalTerms),
      small(
        text.withdrawalForm({
          to: formatSeller(seller, locale).join(', '),
          order: order.name,
          day: formatDate(context.now.toISOString(), locale),
        }),
      ),
      small(sellerLegalTexts[locale].complaints(seller.email)),
      { kind: 'link', label: text.terms, href: links.terms(locale) },
    ],
    sender: [text.seller, ...formatSeller(seller, locale)],
  });
  return { ...letter, to: order.email, kind: 'order-confirmation' };
}

/** Returns the totals of the order and how it is paid. */
function toSums(order: OrderInMail, settled: CalculatedCart, context: RequestContext): MailTotalsRow[] {
  const { locale } = context;
  const { totals } = settled;
  const text = texts[locale];
  const method = context.shop.market.deliveryMethods.find(({ id }) => id === totals.delivery?.method);
  return [
    ...(totals.discount.amount > 0
      ? [
          {
            label: text.discount,
            value: formatPrice({ ...totals.discount, amount: -totals.discount.amount }, locale),
          },
        ]
      : []),
    ...(totals.delivery && method
      ? [
          {
            label: `${text.delivery} (${getLocalizedText(method.name, context)})`,
            value: totals.delivery.cost.amount === 0 ? text.free : formatPrice(totals.delivery.cost, locale),
          },
        ]
      : []),
    { label: text.total, value: formatPrice(totals.total, locale), isTotal: true },
    // Gift cards are not taxed when they are sold.
    ...totals.includedTaxes
      .filter(({ amount }) => amount.amount > 0)
      .map(({ rate, amount }) => ({
        label: text.includedVat(formatPercent(rate, locale)),
        value: formatPrice(amount, locale),
      })),
    ...toPaymentRows(order, settled, context),
  ];
}

/** Returns what each gift card paid, and the rest with how it was paid. */
function toPaymentRows(
  { cart, paymentMethod }: OrderInMail,
  { totals: { giftCardPayments, amountDue } }: CalculatedCart,
  { giftCards, locale }: RequestContext,
): MailTotalsRow[] {
  const text = texts[locale];
  const rows = giftCardPayments.flatMap(({ id, amount: used }) => {
    const card = cart.giftCards.find((applied) => applied.id === id)?.giftCard;
    const end = card === undefined ? undefined : giftCards.find(card)?.lastCharacters;
    if (used.amount === 0 || end === undefined) return [];
    return [{ label: text.giftCard(end), value: formatPrice({ ...used, amount: -used.amount }, locale) }];
  });
  if (amountDue.amount === 0) return rows;
  const label =
    paymentMethod !== undefined && isWallet(paymentMethod)
      ? text.paidWith(walletNames[paymentMethod])
      : text.paidByCard;
  return [...rows, { label, value: formatPrice(amountDue, locale) }];
}

/** Returns the delivery address, or the parcel shop with its opening hours. */
function toPlaces(
  address: AddressFields,
  { delivery }: CalculatedCart,
  context: RequestContext,
): MailBlock[] {
  const { locale } = context;
  const text = texts[locale];
  const home = formatAddress(address, locale, { withName: true });
  const placed = delivery && toOrderParcelShop(delivery, context);
  if (!delivery?.parcelShop || !placed) return [{ kind: 'list', title: text.address, lines: home }];
  const place = formatAddress(toParcelShopAddress(placed, {}), locale);
  return [
    {
      kind: 'list',
      title: text.parcelShop,
      lines: [...place, formatOpeningHours(delivery.parcelShop, locale)],
    },
    { kind: 'list', title: text.orderedBy, lines: home },
  ];
}
