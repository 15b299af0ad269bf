import { localizeTexts } from '../localize-texts.ts';
import { renderMail } from '../mail/mail-content.ts';
import type { MailDraft } from '../outbox.ts';
import { formatAddress } from './address.ts';
import { toParcelShopAddress } from './delivery-options.ts';
import type { Shipment, StoredOrder } from './order-store.ts';
import { type Seller, formatSeller } from '../seller.ts';

interface Texts {
  readonly subject: (order: string) => string;
  readonly title: string;
  readonly opening: (order: string) => string;
  readonly partly: string;
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly tracking: string;
  readonly parcelShop: string;
  readonly withdrawal: string;
  readonly withdraw: string;
  readonly opinion: string;
  readonly review: string;
}

const texts = localizeTexts<Texts>({
  en: {
    subject: (order) => `Your order ${order} is on its way`,
    title: 'Your parcel is on its way',
    opening: (order) => `We have sent this from your order ${order}:`,
    partly: 'The rest follows.',
    carrier: 'Carrier',
    trackingNumber: 'Tracking number',
    tracking: 'Track your parcel',
    parcelShop: 'Collect it here once you have been told that it has arrived:',
    withdrawal: 'You can withdraw from the purchase for 14 days after you received it.',
    withdraw: 'Withdraw from contract here',
    opinion: 'Once you have tried it, you can say what you think of it. We publish reviews of buyers alone.',
    review: 'Write a review',
  },
  da: {
    subject: (order) => `Din ordre ${order} er på vej`,
    title: 'Din pakke er på vej',
    opening: (order) => `Vi har sendt dette fra din ordre ${order}:`,
    partly: 'Resten kommer senere.',
    carrier: 'Fragtfirma',
    trackingNumber: 'Pakkenummer',
    tracking: 'Følg din pakke',
    parcelShop: 'Du kan hente den her, når du får besked om, at den er klar:',
    withdrawal: 'Du kan fortryde købet i 14 dage, efter at du har fået det.',
    withdraw: 'Fortryd dit køb',
    opinion: 'Når du har prøvet det, kan du skrive, hvad du synes. Vi viser kun anmeldelser fra købere.',
    review: 'Skriv en anmeldelse',
  },
});

/** Creates the mail that announces a shipment. */
export function composeShippingMail(
  order: StoredOrder,
  shipment: Shipment,
  {
    name,
    isLast,
    withdraw,
    review,
    seller,
    findPicture,
  }: {
    /** Name of the order. */
    readonly name: string;
    /** Whether everything has now been shipped. */
    readonly isLast: boolean;
    /** URL of the withdrawal. */
    readonly withdraw: string;
    /** URL where the buyer reviews the goods; missing where there are none to review. */
    readonly review?: string;
    readonly seller: Seller;
    /** Returns the URL of the picture of a line. */
    readonly findPicture: (sku: string) => string | undefined;
  },
): MailDraft {
  const { locale, email, details } = order;
  const { parcelShop } = details;
  const text = texts[locale];
  const lines = shipment.lines.map(({ position, quantity }) => {
    const line = order.lines[position];
    const picture = line && findPicture(line.sku);
    return { name: line?.title ?? '', quantity, ...(picture === undefined ? {} : { picture }) };
  });
  const { carrier, trackingNumber, trackingUrl } = shipment;
  const facts = [
    ...(carrier === undefined ? [] : [{ label: text.carrier, value: carrier }]),
    ...(trackingNumber === undefined ? [] : [{ label: text.trackingNumber, value: trackingNumber }]),
  ];
  const letter = renderMail({
    locale,
    subject: text.subject(name),
    preheader: lines.map((line) => `${line.quantity} × ${line.name}`).join(', '),
    title: text.title,
    blocks: [
      { kind: 'paragraph', text: text.opening(name) },
      { kind: 'lines', lines },
      ...(isLast ? [] : [{ kind: 'paragraph', text: text.partly } as const]),
      ...(trackingUrl === undefined
        ? []
        : [{ kind: 'button', label: text.tracking, href: trackingUrl } as const]),
      ...(facts.length === 0 ? [] : [{ kind: 'facts', rows: facts } as const]),
      ...(parcelShop
        ? [
            {
              kind: 'list',
              title: text.parcelShop,
              lines: formatAddress(toParcelShopAddress(parcelShop, {}), locale),
            } as const,
          ]
        : []),
      { kind: 'paragraph', text: text.withdrawal, small: true },
      { kind: 'link', label: text.withdraw, href: withdraw },
      ...(review === undefined
        ? []
        : ([
            { kind: 'paragraph', text: text.opinion, small: true },
            { kind: 'link', label: text.review, href: review },
          ] as const)),
    ],
    sender: formatSeller(seller, locale),
  });
  return { ...letter, to: email, kind: 'order-shipped' };
}
