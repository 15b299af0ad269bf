import type { LocaleCode } from '@marehalm/i18n-routing';
import type { MailDraft } from '../outbox.ts';
import { formattedAddress } from './address.ts';
import { parcelShopAddress } from './delivery-choices.ts';
import type { Shipment, StoredOrder } from './order-store.ts';

const texts: Readonly<
  Record<
    LocaleCode,
    {
      readonly subject: (order: string) => string;
      readonly opening: (order: string) => string;
      readonly partly: string;
      readonly carrier: (carrier: string) => string;
      readonly tracking: string;
      readonly parcelShop: string;
    }
  >
> = {
  en: {
    subject: (order) => `Your order ${order} is on its way`,
    opening: (order) => `We have sent this from your order ${order}:`,
    partly: 'The rest follows.',
    carrier: (carrier) => `It travels with ${carrier}.`,
    tracking: 'Follow the parcel',
    parcelShop: 'You can fetch it here as soon as you get the message that it is there:',
  },
  da: {
    subject: (order) => `Din ordre ${order} er på vej`,
    opening: (order) => `Vi har sendt dette fra din ordre ${order}:`,
    partly: 'Resten følger.',
    carrier: (carrier) => `Det kommer med ${carrier}.`,
    tracking: 'Følg pakken',
    parcelShop: 'Du kan hente det her, når du får besked om, at det er klar:',
  },
};

/** The mail that says that goods have left. */
export function shippingMail(
  order: StoredOrder,
  shipment: Shipment,
  name: string,
  isLast: boolean,
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
      ? [[text.parcelShop, ...formattedAddress(parcelShopAddress(parcelShop, {}))].join('\n')]
      : []),
    ...(tracking === '' ? [] : [`${text.tracking}: ${tracking}`]),
    'Marehalm',
  ];
  return { to: email, locale, kind: 'order-shipped', subject: text.subject(name), text: parts.join('\n\n') };
}
