import { localizeTexts } from '../localize-texts.ts';

/** The texts of stock alert pages and mails in one language. `goods` is a product name with its size. */
export interface StockAlertTexts {
  /** Answer to a form of a page without scripts. */
  readonly requested: string;
  readonly error: string;
  readonly unknownGoods: string;
  /** The mail that asks whether the request was theirs. */
  readonly confirmation: {
    readonly subject: (goods: string) => string;
    readonly title: string;
    readonly text: (goods: string) => string;
    readonly button: string;
    readonly purpose: string;
    readonly terms: string;
  };
  /** The one mail that was asked for. */
  readonly alert: {
    readonly subject: (goods: string) => string;
    readonly preheader: string;
    readonly title: string;
    readonly text: (goods: string) => string;
    readonly button: string;
    readonly last: string;
  };
  readonly page: {
    readonly title: string;
    readonly email: string;
    readonly purpose: string;
    readonly submit: string;
    readonly pending: (goods: string) => string;
    readonly confirm: string;
    readonly confirmed: (goods: string) => string;
    readonly cancel: string;
    readonly canceled: string;
    readonly unknown: string;
    readonly home: string;
  };
}

/** The words of stock alerts in English and Danish. */
export const stockAlertTexts = localizeTexts<StockAlertTexts>({
  en: {
    requested:
      'Please confirm in the email that we have just sent you. We write again when it is back in stock.',
    error: 'Oh no! An error occurred. Please try again later.',
    unknownGoods: 'We do not sell this',
    confirmation: {
      subject: (goods) => `Shall we tell you when ${goods} is back?`,
      title: 'Shall we tell you when it is back?',
      text: (goods) =>
        `You asked for an email when ${goods} is back in stock. Please confirm that this address is yours.`,
      button: 'Confirm the address',
      purpose:
        'We use your address for that one email alone and delete it afterwards, or after a year if it does not come back. You can change your mind with the same link.',
      terms:
        'The link works for seven days. If it was not you, do nothing, and you will not hear from us again.',
    },
    alert: {
      subject: (goods) => `${goods} is back in stock`,
      preheader: 'You asked us to tell you.',
      title: 'It is back',
      text: (goods) =>
        `You asked us to tell you: ${goods} is in stock again. We cannot put one aside for you.`,
      button: 'See it in the shop',
      last: 'This was the only email. We have deleted your address from the list.',
    },
    page: {
      title: 'Back in stock',
      email: 'Email',
      purpose: 'We use your address for one email alone and delete it afterwards.',
      submit: 'Notify me',
      pending: (goods) => `Would you like one email when ${goods} is back in stock?`,
      confirm: 'Notify me',
      confirmed: (goods) => `You will get one email when ${goods} is back in stock.`,
      cancel: 'Do not notify me',
      canceled: 'Your address is deleted. No email will come.',
      unknown: 'This link has expired or has been used.',
      home: 'Go back to home',
    },
  },
  da: {
    requested: 'Bekræft i den e-mail, vi lige har sendt. Så skriver vi igen, når varen er på lager.',
    error: 'Der gik noget galt. Prøv igen lidt senere.',
    unknownGoods: 'Den vare sælger vi ikke',
    confirmation: {
      subject: (goods) => `Skal vi give besked om ${goods}?`,
      title: 'Skal vi give besked?',
      text: (goods) =>
        `Du har bedt om en e-mail, når ${goods} er på lager igen. Bekræft, at adressen er din.`,
      button: 'Bekræft adressen',
      purpose:
        'Vi bruger kun din adresse til den ene e-mail og sletter den bagefter, eller efter et år, hvis varen ikke kommer igen. Du kan fortryde med det samme link.',
      terms:
        'Linket virker i syv dage. Var det ikke dig, skal du ikke gøre noget; så hører du ikke mere fra os.',
    },
    alert: {
      subject: (goods) => `${goods} er på lager igen`,
      preheader: 'Du bad os give besked.',
      title: 'På lager igen',
      text: (goods) =>
        `Du bad os give besked: Nu er ${goods} på lager igen. Vi kan desværre ikke lægge noget til side.`,
      button: 'Se varen i butikken',
      last: 'Det var den eneste e-mail. Vi har slettet din adresse fra listen.',
    },
    page: {
      title: 'På lager igen',
      email: 'E-mail',
      purpose: 'Vi bruger kun din adresse til én e-mail og sletter den bagefter.',
      submit: 'Giv mig besked',
      pending: (goods) => `Vil du have én e-mail, når ${goods} er på lager igen?`,
      confirm: 'Giv mig besked',
      confirmed: (goods) => `Du får én e-mail, når ${goods} er på lager igen.`,
      cancel: 'Giv mig ikke besked',
      canceled: 'Din adresse er slettet. Du får ingen e-mail.',
      unknown: 'Linket er udløbet eller allerede brugt.',
      home: 'Gå til forsiden',
    },
  },
});
