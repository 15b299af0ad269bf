import { brand } from '@marehalm/shop';
import { translated } from '../languages.ts';

/** A promo code and what it gives, in the reader's language. */
export interface WelcomeOffer {
  readonly code: string;
  readonly label: string;
}

/** Everything the newsletter says to a shopper, in one language. */
export interface NewsletterTexts {
  /** What is wrong with a field; the English words are those of the specification, sections 5 and 8. */
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
  /** To an address that is a member already and was typed again. */
  readonly alreadyMember: { readonly subject: string; readonly text: string };
  readonly confirmation: { readonly subject: string; text(name: string, link: string): string };
  readonly welcome: {
    readonly subject: string;
    text(name: string, offer: WelcomeOffer | undefined, link: string): string;
  };
  readonly page: {
    readonly title: string;
    /** The form again, for a visitor without scripts who has something to correct. */
    readonly name: string;
    readonly email: string;
    readonly accept: string;
    readonly submit: string;
    readonly pending: string;
    readonly confirm: string;
    readonly confirmed: string;
    /** Said after `confirmed` where there is a code for a first order. */
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

/** The newsletter's words in English and Danish. */
export const newsletterTexts = translated<NewsletterTexts>({
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
      text: 'Hello,\n\nYour email address is already subscribed. There is nothing you need to do.\n',
    },
    confirmation: {
      subject: 'Confirm your email address',
      text: (name, link) =>
        `Hello ${name},\n\nYou asked to join the ${brand.name} Club. Please confirm that this address is yours:\n\n${link}\n\n` +
        'The link works for seven days. If it was not you, leave this mail unanswered and nothing more will come.\n',
    },
    welcome: {
      subject: `Welcome to the ${brand.name} Club`,
      text: (name, offer, link) =>
        `Hello ${name},\n\nYour address is confirmed.${
          offer === undefined
            ? ''
            : `\n\n${offer.label}: ${offer.code}\nIt holds for one first order with this email address, not for gift cards or reduced products, and can be combined only with a code for free delivery.`
        }\n\nYou can leave at any time:\n${link}\n`,
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
    success: `Tak for din tilmelding til ${brand.name} Klub. Bekræft din tilmelding i den mail, vi har sendt.`,
    error: 'Der gik noget galt. Prøv igen lidt senere.',
    alreadyMember: {
      subject: `Du er allerede med i ${brand.name} Klub`,
      text: 'Hej\n\nDin e-mailadresse er allerede tilmeldt. Du skal ikke gøre noget.\n',
    },
    confirmation: {
      subject: 'Bekræft din e-mailadresse',
      text: (name, link) =>
        `Hej ${name}\n\nDu har meldt dig ind i ${brand.name} Klub. Bekræft, at adressen er din:\n\n${link}\n\n` +
        'Linket virker i syv dage. Var det ikke dig, skal du ikke gøre noget; så hører du ikke mere fra os.\n',
    },
    welcome: {
      subject: `Velkommen til ${brand.name} Klub`,
      text: (name, offer, link) =>
        `Hej ${name}\n\nDin adresse er bekræftet.${
          offer === undefined
            ? ''
            : `\n\n${offer.label}: ${offer.code}\nKoden gælder din første ordre med denne e-mailadresse, ikke gavekort og nedsatte varer, og kan kun bruges sammen med en kode til fri fragt.`
        }\n\nDu kan melde dig ud når som helst:\n${link}\n`,
    },
    page: {
      title: `${brand.name} Klub`,
      name: 'Navn',
      email: 'E-mail',
      accept: `Jeg vil gerne have nyhedsbreve på mail fra ${brand.name} om produkter og tilbud og accepterer privatlivspolitikken`,
      submit: 'Tilmeld',
      pending: 'Bekræft, at du gerne vil have vores breve på denne adresse.',
      confirm: 'Bekræft',
      confirmed: 'Din adresse er bekræftet. Velkommen.',
      codeComes: 'Din kode kommer i den næste mail.',
      shop: 'Til butikken',
      leave: 'Vil du melde dig ud? Ét tryk, og der kommer ikke flere breve.',
      unsubscribe: 'Afmeld',
      unsubscribed: 'Du er meldt ud. Du får ikke flere breve.',
      unknown: 'Linket er udløbet eller allerede brugt.',
      home: 'Gå til forsiden',
    },
  },
});
