import { brand } from '@marehalm/shop';
import { localizeTexts } from '../localize-texts.ts';

/** A promo code and its benefit, in the reader's language. */
export interface WelcomeOffer {
  readonly code: string;
  readonly label: string;
}

/** All texts of the newsletter for shoppers, in one language. */
export interface NewsletterTexts {
  /** Error messages of fields. The English ones are those of the specification, sections 5 and 8. */
  readonly fields: {
    readonly acceptsPolicy: string;
    readonly emailMissing: string;
    readonly emailMalformed: string;
    readonly nameMissing: string;
    readonly nameTooLong: string;
    readonly nameUnusable: string;
  };
  readonly success: string;
  readonly error: string;
  /** For an address that is already a member and was entered again. */
  readonly alreadyMember: { readonly subject: string; readonly text: string };
  readonly greeting: (name: string) => string;
  readonly confirmation: {
    readonly subject: string;
    readonly text: string;
    readonly button: string;
    readonly terms: string;
  };
  readonly welcome: {
    readonly subject: string;
    readonly preheader: string;
    readonly text: string;
    readonly offerTerms: string;
    readonly shop: string;
    readonly leave: string;
    readonly unsubscribe: string;
  };
  readonly page: {
    readonly title: string;
    /** The form with errors, for visitors without scripts. */
    readonly name: string;
    readonly email: string;
    readonly accept: string;
    readonly submit: string;
    readonly pending: string;
    readonly confirm: string;
    readonly confirmed: string;
    /** Follows `confirmed` if there is a code for a first order. */
    readonly codeComes: string;
    readonly shop: string;
    /** Question for a visitor who follows the unsubscribe link. */
    readonly leave: string;
    readonly unsubscribe: string;
    readonly unsubscribed: string;
    readonly unknown: string;
    readonly home: string;
  };
}

/** The texts of the newsletter in English and Danish. */
export const newsletterTexts = localizeTexts<NewsletterTexts>({
  en: {
    fields: {
      acceptsPolicy: 'You need to accept our terms & services before submitting',
      emailMissing: 'Please enter an email address',
      emailMalformed: 'Please enter a valid email address',
      nameMissing: 'Please enter your name',
      nameTooLong: 'Please enter a name of at most 100 characters',
      nameUnusable: 'Please enter a name without a web address',
    },
    success: 'Success! Thank you for subscribing to our newsletter and joining the Club. Check your inbox.',
    error: 'Oh no! An error occurred. Please try again later.',
    alreadyMember: {
      subject: `You are in the ${brand.name} Club already`,
      text: 'Your email address is already subscribed. There is nothing you need to do.',
    },
    greeting: (name) => `Hello ${name},`,
    confirmation: {
      subject: 'Confirm your email address',
      text: `You asked to join the ${brand.name} Club. Please confirm that this address is yours.`,
      button: 'Confirm the address',
      terms:
        'The link works for seven days. If it was not you, do nothing, and you will not hear from us again.',
    },
    welcome: {
      subject: `Welcome to the ${brand.name} Club`,
      preheader: 'Your address is confirmed. A letter comes about once a month.',
      text: 'Your address is confirmed. You will hear from us about once a month: what the season does to your skin, new articles, and what is new in the shop.',
      offerTerms:
        'The code is for your first order with this email address. It does not apply to gift cards or reduced products, and can ' +
        'be combined only with a code for free delivery.',
      shop: 'Go to the shop',
      leave: 'You can leave at any time.',
      unsubscribe: 'Unsubscribe',
    },
    page: {
      title: `${brand.name} Club`,
      name: 'Name',
      email: 'Email',
      accept: `I would like newsletters by email from ${brand.name} about products and offers, and accept the privacy policy`,
      submit: 'Join the Club',
      pending: 'Please confirm that you would like our letters at this address.',
      confirm: 'Confirm',
      confirmed: 'Your address is confirmed. Welcome.',
      codeComes: 'Your code is on its way: it comes with the next email.',
      shop: 'To the shop',
      leave: 'Would you like to leave the club? One press, and no more letters come.',
      unsubscribe: 'Unsubscribe',
      unsubscribed: 'You have left the club. No more letters will come.',
      unknown: 'This link has expired or has been used.',
      home: 'Go back to home',
    },
  },
  da: {
    fields: {
      acceptsPolicy: 'Du skal acceptere vores vilkår, før du tilmelder dig',
      emailMissing: 'Skriv din e-mailadresse',
      emailMalformed: 'Skriv en gyldig e-mailadresse',
      nameMissing: 'Skriv dit navn',
      nameTooLong: 'Skriv et navn på højst 100 tegn',
      nameUnusable: 'Skriv et navn uden webadresse',
    },
    success: `Tak for din tilmelding til ${brand.name} Klub. Bekræft din tilmelding i den e-mail, vi har sendt.`,
    error: 'Der gik noget galt. Prøv igen lidt senere.',
    alreadyMember: {
      subject: `Du er allerede med i ${brand.name} Klub`,
      text: 'Din e-mailadresse er allerede tilmeldt. Du skal ikke gøre noget.',
    },
    greeting: (name) => `Hej ${name}`,
    confirmation: {
      subject: 'Bekræft din e-mailadresse',
      text: `Du har meldt dig ind i ${brand.name} Klub. Bekræft, at adressen er din.`,
      button: 'Bekræft adressen',
      terms:
        'Linket virker i syv dage. Var det ikke dig, skal du ikke gøre noget; så hører du ikke mere fra os.',
    },
    welcome: {
      subject: `Velkommen til ${brand.name} Klub`,
      preheader: 'Din adresse er bekræftet. Du hører fra os cirka en gang om måneden.',
      text: 'Din adresse er bekræftet. Du hører fra os cirka en gang om måneden: om det, årstiden gør ved huden, om nye artikler og om nyt i butikken.',
      offerTerms:
        'Koden gælder din første ordre med denne e-mailadresse. Den gælder ikke gavekort og nedsatte varer og kan kun bruges ' +
        'sammen med en kode til fri fragt.',
      shop: 'Gå til butikken',
      leave: 'Du kan melde dig ud når som helst.',
      unsubscribe: 'Afmeld',
    },
    page: {
      title: `${brand.name} Klub`,
      name: 'Navn',
      email: 'E-mail',
      accept: `Jeg vil gerne have nyhedsbreve på e-mail fra ${brand.name} om produkter og tilbud og accepterer privatlivspolitikken`,
      submit: 'Tilmeld',
      pending: 'Bekræft, at du gerne vil have vores breve på denne adresse.',
      confirm: 'Bekræft',
      confirmed: 'Din adresse er bekræftet. Velkommen.',
      codeComes: 'Din kode kommer i den næste e-mail.',
      shop: 'Til butikken',
      leave: 'Vil du melde dig ud? Ét tryk, og der kommer ikke flere breve.',
      unsubscribe: 'Afmeld',
      unsubscribed: 'Du er meldt ud. Du får ikke flere breve.',
      unknown: 'Linket er udløbet eller allerede brugt.',
      home: 'Gå til forsiden',
    },
  },
});
