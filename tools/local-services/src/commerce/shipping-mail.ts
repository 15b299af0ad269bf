import { translated } from '../languages.ts';
import type { MailDraft } from '../outbox.ts';
import { formatAddress } from './address.ts';
import { toParcelShopAddress } from './delivery-choices.ts';
import type { Shipment, StoredOrder } from './order-store.ts';
import { type Seller, formatSeller } from '../seller.ts';

interface Texts {
  readonly subject: (order: string) => string;
  readonly opening: (order: string) => string;
  readonly partly: string;
  readonly carrier: (carrier: string) => string;
  readonly tracking: string;
  readonly parcelShop: string;
  readonly withdrawal: (link: string) => string;
}

const texts = translated<Texts>({
  en: {
    subject: (order) => `Your order ${order} is on its way`,
    opening: (order) => `We have sent this from your order ${order}:`,
    partly: 'The rest follows.',
    carrier: (carrier) => `It travels with ${carrier}.`,
    tracking: 'Follow the parcel',
    parcelShop: 'You can fetch it here as soon as you get the message that it is there:',
    withdrawal: (link) => `You can withdraw from the purchase for 14 days after you received it:\n${link}`,
  },
  da: {
    subject: (order) => `Din ordre ${order} er på vej`,
    opening: (order) => `Vi har sendt dette fra din ordre ${order}:`,
    partly: 'Resten følger.',
    carrier: (carrier) => `Det kommer med ${carrier}.`,
    tracking: 'Følg pakken',
    parcelShop: 'Du kan hente det her, når du får besked om, at det er klar:',
    withdrawal: (link) => `Du kan fortryde købet i 14 dage, efter at du har fået det:\n${link}`,
  },
});

/** The mail that says that goods have left. */
export function composeShippingMail(
  order: StoredOrder,
  shipment: Shipment,
  {
    name,
    isLast,
    withdraw,
    seller,
  }: {
    /** Of the order. */
    readonly name: string;
    /** Whether nothing is left to send. */
    readonly isLast: boolean;
    /** Where the shopper withdraws from it. */
    readonly withdraw: string;
    readonly seller: Seller;
  },
): MailDraft {
  const { locale, email, details } = order;
  const { parcelShop } = details;
  const text = texts[locale];
  const rows = shipment.lines.map(
    ({ position, quantity }) => `${quantity} × ${order.lines[position]?.title ?? ''}`,
  );
  const { carrier, trackingNumber, trackingUrl } = shipment;
  const tracking = [trackingNumber, trackingUrl].filter((part) => part !== undefined).join('\n');
  const parts = [
    text.opening(name),
    rows.join('\n'),
    ...(isLast ? [] : [text.partly]),
    ...(carrier === undefined ? [] : [text.carrier(carrier)]),
    ...(parcelShop
      ? [[text.parcelShop, ...formatAddress(toParcelShopAddress(parcelShop, {}), locale)].join('\n')]
      : []),
    ...(tracking === '' ? [] : [`${text.tracking}: ${tracking}`]),
    text.withdrawal(withdraw),
    formatSeller(seller, locale).join('\n'),
  ];
  return { to: email, locale, kind: 'order-shipped', subject: text.subject(name), text: parts.join('\n\n') };
}
