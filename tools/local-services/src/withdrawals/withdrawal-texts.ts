import type { LocaleCode } from '@marehalm/shop';
import { sellerLegalTexts } from '@marehalm/shop/seller-country';
import { localizeTexts } from '../localize-texts.ts';

/** All texts of a withdrawal for shoppers, in one language. */
export interface WithdrawalTexts {
  /** Error messages of fields. */
  readonly fields: {
    readonly nameMissing: string;
    readonly nameUnusable: string;
    readonly emailMissing: string;
    readonly emailMalformed: string;
    readonly orderNumberMissing: string;
    readonly orderNumberUnusable: string;
    readonly goodsMissing: string;
    readonly statementMissing: string;
    readonly statementUnusable: string;
    readonly receivedOnMalformed: string;
    readonly receivedOnAfterToday: string;
    readonly receivedOnTooEarly: string;
  };
  readonly error: string;
  readonly tooMany: string;
  dateAndTime(date: string, time: string): string;
  /** The statement of the plain form: for these goods, or for the whole order without any. */
  statement(goods: string | undefined): string;
  /** Added to the statement if the shopper says when the goods arrived. */
  receivedOn(day: string): string;
  readonly receipt: {
    subject(reference: string): string;
    readonly title: string;
    greeting(name: string): string;
    readonly opening: string;
    readonly next: string;
  };
  /** Texts of the pages for shoppers without scripts. */
  readonly page: {
    readonly review: string;
    readonly reviewText: string;
    readonly correct: string;
    readonly received: string;
    readonly name: string;
    readonly email: string;
    readonly orderNumber: string;
    readonly statement: string;
    readonly reference: string;
    readonly receivedAt: string;
    readonly receivedOn: string;
    readonly confirm: string;
    readonly toReview: string;
    receiptSent(email: string): string;
    readonly home: string;
  };
}

/** The texts of a withdrawal in English and Danish. */
export const withdrawalTexts = localizeTexts<WithdrawalTexts>({
  en: {
    fields: {
      nameMissing: 'Please enter your name',
      nameUnusable:
        'Please enter your name on one line, without a web address and with at most 100 characters',
      emailMissing: 'Please enter an email address',
      emailMalformed: 'Please enter a valid email address',
      orderNumberMissing: 'Please enter the order number',
      orderNumberUnusable: 'Please enter the order number alone, with at most 40 characters',
      goodsMissing: 'Please name the goods',
      statementMissing: 'Please say what you withdraw from',
      statementUnusable: 'Please use plain text without web addresses, of at most 2,000 characters',
      receivedOnMalformed: 'Please enter a whole date, or leave it empty',
      receivedOnAfterToday: 'The day cannot be after today',
      receivedOnTooEarly: 'The day cannot be more than a year ago. You can leave it empty',
    },
    dateAndTime: (date, time) => `${date} at ${time}`,
    error: 'We could not receive your withdrawal. Please try again, or write to us.',
    tooMany:
      'Too many withdrawals were sent within an hour, so we did not receive this one. Please write to us, or try again later.',
    statement: (goods) =>
      goods === undefined
        ? 'I withdraw from my contract of sale of the whole order.'
        : `I withdraw from my contract of sale of the following goods:\n${goods}`,
    receivedOn: (day) => `Goods received on: ${day}`,
    receipt: {
      subject: (reference) => `We have received your withdrawal ${reference}`,
      title: 'We have received your withdrawal',
      greeting: (name) => `Hello ${name},`,
      opening: 'We have received your withdrawal. Keep this email as your receipt.',
      next:
        'Send the goods back within 14 days, to the address below. We pay back the price and the ordinary delivery within 14 days ' +
        'after you withdrew; we may wait until the goods have come back or you have shown that you sent them.',
    },
    page: {
      review: 'Review your withdrawal',
      reviewText: 'You have not withdrawn yet. Confirm when everything is right.',
      correct: 'Correct your withdrawal',
      received: 'We have received your withdrawal',
      name: 'Name',
      email: 'Email',
      orderNumber: 'Order number',
      statement: 'What you withdraw from',
      reference: 'Reference',
      receivedAt: 'We received it',
      receivedOn: 'You received the goods on (optional)',
      confirm: 'Confirm withdrawal',
      toReview: 'Review',
      receiptSent: (email) => `A receipt is on its way to ${email}.`,
      home: 'Go back to home',
    },
  },
  da: {
    fields: {
      nameMissing: 'Skriv dit navn',
      nameUnusable: 'Skriv dit navn på én linje, uden webadresse og med højst 100 tegn',
      emailMissing: 'Skriv din e-mailadresse',
      emailMalformed: 'Skriv en gyldig e-mailadresse',
      orderNumberMissing: 'Skriv ordrenummeret',
      orderNumberUnusable: 'Skriv kun ordrenummeret, med højst 40 tegn',
      goodsMissing: 'Skriv, hvilke varer det er',
      statementMissing: 'Skriv, hvad du fortryder',
      statementUnusable: 'Skriv almindelig tekst uden webadresser og med højst 2.000 tegn',
      receivedOnMalformed: 'Skriv hele datoen, eller lad feltet stå tomt',
      receivedOnAfterToday: 'Dagen kan ikke ligge efter i dag',
      receivedOnTooEarly: 'Dagen kan ikke ligge mere end et år tilbage. Feltet må gerne stå tomt',
    },
    dateAndTime: (date, time) => `${date} kl. ${time}`,
    error: 'Vi kunne ikke modtage din fortrydelse. Prøv igen, eller skriv til os.',
    tooMany:
      'Der er sendt for mange fortrydelser på en time, så vi modtog ikke denne. Skriv til os, eller prøv igen senere.',
    statement: (goods) =>
      goods === undefined
        ? 'Jeg fortryder mit køb af hele ordren.'
        : `Jeg fortryder mit køb af følgende varer:\n${goods}`,
    receivedOn: (day) => `Varerne modtaget den: ${day}`,
    receipt: {
      subject: (reference) => `Vi har modtaget din fortrydelse ${reference}`,
      title: 'Vi har modtaget din fortrydelse',
      greeting: (name) => `Hej ${name}`,
      opening: 'Vi har modtaget din fortrydelse. Gem denne e-mail som kvittering.',
      next:
        'Send varerne retur inden 14 dage til adressen herunder. Vi betaler prisen og den almindelige fragt tilbage inden 14 dage, ' +
        'efter at du fortrød; vi kan vente, til varerne er kommet retur, eller du har vist, at du har sendt dem.',
    },
    page: {
      review: 'Se din fortrydelse igennem',
      reviewText: 'Du har ikke fortrudt endnu. Bekræft, når alt er rigtigt.',
      correct: 'Ret din fortrydelse',
      received: 'Vi har modtaget din fortrydelse',
      name: 'Navn',
      email: 'E-mail',
      orderNumber: 'Ordrenummer',
      statement: 'Det fortryder du',
      reference: 'Reference',
      receivedAt: 'Vi modtog den',
      receivedOn: 'Du modtog varerne den (valgfrit)',
      confirm: 'Bekræft fortrydelse',
      toReview: 'Se den igennem',
      receiptSent: (email) => `Der er en kvittering på vej til ${email}.`,
      home: 'Gå til forsiden',
    },
  },
});

/** Returns the label for the time of receipt, with the name of the seller's time zone. */
export const getReceivedAtLabel = (locale: LocaleCode): string =>
  `${withdrawalTexts[locale].page.receivedAt} (${sellerLegalTexts[locale].timeZone})`;
