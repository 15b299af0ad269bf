import type { ReviewField, ReviewMistake } from '@marehalm/checkout-domain';
import { localizeTexts } from '../localize-texts.ts';

/** Texts of reviews for buyers, in one language. */
export interface ReviewServiceTexts {
  readonly mistakes: Readonly<Record<ReviewField, Readonly<Partial<Record<ReviewMistake, string>>>>>;
  readonly unknownProduct: string;
  readonly repeated: string;
  readonly tooMany: string;
  readonly error: string;
  readonly title: string;
  about(product: string): string;
  readonly choose: string;
  readonly none: string;
  readonly unknown: string;
  readonly received: string;
  readonly reviewed: string;
  readonly stars: string;
  /** Labels of 1 to 5 stars, the most first. */
  readonly ranks: readonly string[];
  readonly headline: string;
  readonly text: string;
  readonly name: string;
  readonly nameHint: string;
  readonly terms: string;
  readonly submit: string;
  readonly others: string;
  readonly home: string;
}

/** The texts of reviews in English and Danish. */
export const reviewTexts = localizeTexts<ReviewServiceTexts>({
  en: {
    mistakes: {
      stars: { missing: 'Please choose one to five stars' },
      title: { missing: 'Please enter a title', 'too-long': 'Please use at most 100 characters' },
      text: { missing: 'Please write your review', 'too-long': 'Please use at most 2,000 characters' },
      name: {
        missing: 'Please enter the name to show',
        'too-long': 'Please use at most 40 characters',
        email: 'Everyone can read this name: please do not use an email address',
      },
    },
    unknownProduct: 'This product is not part of the order, or has not been sent yet.',
    repeated: 'You have already reviewed this product. Thank you.',
    tooMany: 'Too many reviews in a short time. Please try again later.',
    error: 'The review could not be sent. Please try again.',
    title: 'Review what you bought',
    about: (product) => `What do you think of ${product}?`,
    choose: 'Which product is your review about?',
    none: 'You have reviewed everything in this order. Thank you.',
    unknown: 'This link does not work. Please use the link in the email, or the order in your account.',
    received: 'Thank you. We read your review before it is shown.',
    reviewed: 'Reviewed',
    stars: 'Your rating',
    ranks: ['5 stars, excellent', '4 stars, good', '3 stars, all right', '2 stars, poor', '1 star, bad'],
    headline: 'Title',
    text: 'Your review',
    name: 'Name to show',
    nameHint: 'A first name or initials will do.',
    terms:
      'Only buyers can review. We check the review against the order, read it before it is shown, and show it whether it is positive or negative.',
    submit: 'Send review',
    others: 'Review something else from the order',
    home: 'To the shop',
  },
  da: {
    mistakes: {
      stars: { missing: 'Vælg en til fem stjerner' },
      title: { missing: 'Skriv en overskrift', 'too-long': 'Brug højst 100 tegn' },
      text: { missing: 'Skriv din anmeldelse', 'too-long': 'Brug højst 2.000 tegn' },
      name: {
        missing: 'Skriv det navn, der skal vises',
        'too-long': 'Brug højst 40 tegn',
        email: 'Alle kan læse navnet: brug ikke en e-mailadresse',
      },
    },
    unknownProduct: 'Produktet er ikke en del af ordren eller er ikke sendt endnu.',
    repeated: 'Du har allerede anmeldt produktet. Tak.',
    tooMany: 'For mange anmeldelser på kort tid. Prøv igen senere.',
    error: 'Anmeldelsen kunne ikke sendes. Prøv igen.',
    title: 'Anmeld det, du har købt',
    about: (product) => `Hvad synes du om ${product}?`,
    choose: 'Hvilket produkt vil du anmelde?',
    none: 'Du har anmeldt alt i ordren. Tak.',
    unknown: 'Linket virker ikke. Brug linket i mailen, eller find ordren på din konto.',
    received: 'Tak. Vi læser din anmeldelse, før den bliver vist.',
    reviewed: 'Anmeldt',
    stars: 'Din vurdering',
    ranks: [
      '5 stjerner, fremragende',
      '4 stjerner, god',
      '3 stjerner, i orden',
      '2 stjerner, mindre god',
      '1 stjerne, dårlig',
    ],
    headline: 'Overskrift',
    text: 'Din anmeldelse',
    name: 'Navn, der vises',
    nameHint: 'Et fornavn eller initialer er nok.',
    terms:
      'Kun købere kan anmelde. Vi tjekker anmeldelsen op mod ordren, læser den, før den bliver vist, og viser den, uanset om den er positiv eller negativ.',
    submit: 'Send anmeldelse',
    others: 'Anmeld noget andet fra ordren',
    home: 'Til butikken',
  },
});
