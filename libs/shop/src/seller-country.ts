import type { LocaleCode } from './locales.ts';

/** Country and business register of the seller. */
export const sellerCountry = {
  /** ISO 3166-1 alpha-2. */
  code: 'DK',
  /** The business register, as structured data names it. */
  register: 'CVR',
} as const;

/** What mails and forms tell shoppers because of the law and the clocks of the seller's country. */
export interface SellerLegalTexts {
  /** Stands before the seller's number in the business register. */
  readonly register: string;
  /** Stands in brackets after a date and time. */
  readonly timeZone: string;
  /** The right to complain about faulty goods, and who mediates. `email` is the seller's. */
  readonly complaints: (email: string) => string;
  /** Whether what is left on a gift card is paid out. `email` is the seller's. */
  readonly giftCardPayout: (email: string) => string;
}

/** Legal texts of the seller's country for mails and forms, by language: register, time zone, complaints and gift card payout. */
export const sellerLegalTexts: Readonly<Record<LocaleCode, SellerLegalTexts>> = {
  en: {
    register: 'CVR',
    timeZone: 'Danish time',
    complaints: (email) =>
      'If there is something wrong with the goods, the Danish Sale of Goods Act gives you a two-year right to complain. ' +
      `Write to ${email}. If we do not agree, you can complain to the Danish mediators for consumer complaints, ` +
      'Mæglingsteamet for Forbrugerklager at Nævnenes Hus: https://www.forbrug.dk',
    giftCardPayout: (email) =>
      `As long as it is valid, and for one year afterwards, you may have the rest paid out: write to ${email}. ` +
      'Write there too if you have a question.',
  },
  da: {
    register: 'CVR-nr.',
    timeZone: 'dansk tid',
    complaints: (email) =>
      'Er der noget galt med varen, har du to års reklamationsret efter købeloven. ' +
      `Skriv til ${email}. Bliver vi ikke enige, kan du klage til Mæglingsteamet for Forbrugerklager i Nævnenes Hus: ` +
      'https://www.forbrug.dk',
    giftCardPayout: (email) =>
      `Så længe det gælder, og i et år derefter, kan du få resten udbetalt: Skriv til ${email}. ` +
      'Skriv også dertil, hvis du har spørgsmål.',
  },
};
