import { localizeTexts } from '../localize-texts.ts';
import type { FulfillmentStatus } from './order-status-routes.ts';

interface Texts {
  readonly fields: {
    readonly emailMissing: string;
    readonly emailMalformed: string;
    readonly orderNumberMissing: string;
  };
  /** The same for a number that does not exist and for the address of another order. */
  readonly missing: string;
  readonly tooMany: string;
  readonly error: string;
  readonly page: {
    readonly title: string;
    readonly orderNumber: string;
    readonly email: string;
    readonly submit: string;
    readonly order: (name: string, day: string) => string;
    readonly fulfilment: Readonly<Record<FulfillmentStatus, string>>;
    readonly sent: (day: string) => string;
    readonly track: string;
    readonly home: string;
  };
}

/** The texts of the order status service in each language: error messages, and the page shown without scripts. */
export const orderStatusServiceTexts = localizeTexts<Texts>({
  en: {
    fields: {
      emailMissing: 'Please enter an email address',
      emailMalformed: 'Please enter a valid email address',
      orderNumberMissing: 'Please enter the order number',
    },
    missing: 'We find no order with this number and this email address.',
    tooMany: 'There were too many tries. Please wait an hour, then try again.',
    error: 'Oh no! An error occurred. Please try again later.',
    page: {
      title: 'Track your order',
      orderNumber: 'Order number',
      email: 'Email',
      submit: 'Show the order',
      order: (name, day) => `Order ${name} of ${day}`,
      fulfilment: {
        unfulfilled: 'We have received the order and are packing it.',
        'partially-fulfilled': 'A part of the order is on its way.',
        fulfilled: 'The order has been sent.',
      },
      sent: (day) => `Sent on ${day}`,
      track: 'Track the parcel',
      home: 'Go back to home',
    },
  },
  da: {
    fields: {
      emailMissing: 'Skriv din e-mailadresse',
      emailMalformed: 'Skriv en gyldig e-mailadresse',
      orderNumberMissing: 'Skriv ordrenummeret',
    },
    missing: 'Vi finder ingen ordre med det nummer og den e-mailadresse.',
    tooMany: 'Der er prøvet for mange gange. Vent en time, og prøv igen.',
    error: 'Der gik noget galt. Prøv igen lidt senere.',
    page: {
      title: 'Følg din ordre',
      orderNumber: 'Ordrenummer',
      email: 'E-mail',
      submit: 'Vis ordren',
      order: (name, day) => `Ordre ${name} fra ${day}`,
      fulfilment: {
        unfulfilled: 'Vi har modtaget ordren og er ved at pakke den.',
        'partially-fulfilled': 'En del af ordren er på vej.',
        fulfilled: 'Ordren er sendt.',
      },
      sent: (day) => `Sendt ${day}`,
      track: 'Følg pakken',
      home: 'Gå til forsiden',
    },
  },
});
