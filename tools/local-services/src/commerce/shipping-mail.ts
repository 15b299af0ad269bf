import type { LocaleCode } from '@marehalm/i18n-routing';
import type { MailDraft } from '../outbox.ts';
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
    }
  >
> = {
  en: {
    subject: (order) => `Your order ${order} is on its way`,
    opening: (order) => `We have sent this from your order ${order}:`,
    partly: 'The rest follows.',
    carrier: (carrier) => `It travels with ${carrier}.`,
    tracking: 'Follow the parcel',
  },
  da: {
    subject: (order) => `Din ordre ${order} er på vej`,
    opening: (order) => `Vi har sendt dette fra din ordre ${order}:`,
    partly: 'Resten følger.',
    carrier: (carrier) => `Det kommer med ${carrier}.`,
    tracking: 'Følg pakken',
  },
};

/** The mail that says that goods have left. */
export function shippingMail(
  order: StoredOrder,
  shipment: Shipment,
  name: string,
  isLast: boolean,
): MailDraft {
  const { locale, email } = order;
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
    ...(tracking === '' ? [] : [`${text.tracking}: ${tracking}`]),
    'Marehalm',
  ];
  return { to: email, locale, kind: 'order-shipped', subject: text.subject(name), text: parts.join('\n\n') };
}
