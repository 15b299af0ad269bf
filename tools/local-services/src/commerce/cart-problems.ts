import { localizeTexts } from '../localize-texts.ts';

/** A `CartUserError`: the reason why the shop refused a mutation, which then changed nothing. */
export interface CartProblem {
  /** One of the schema's `CartErrorCode`s. */
  readonly code: string;
  /** Path in the arguments. */
  readonly field: readonly string[];
  readonly message: string;
}

/** A `CartWarning`: how the result differs from the request. */
export interface CartWarning {
  /** One of the schema's `CartWarningCode`s. */
  readonly code: string;
  readonly message: string;
  /** Id of the line, variant or address, or the discount code, that caused it. */
  readonly target: string;
}

/** The texts of warnings for shoppers. */
export interface CartWarningTexts {
  readonly soldOut: (name: string) => string;
  readonly notEnoughStock: (name: string, left: number) => string;
  readonly giftNotEarned: (name: string) => string;
  readonly samplesNeedPurchase: string;
  readonly samplesLimit: (limit: number) => string;
  readonly code: {
    readonly notFound: (code: string) => string;
    readonly notYetValid: (code: string) => string;
    readonly expired: (code: string) => string;
    readonly firstOrderOnly: (code: string) => string;
    readonly membersOnly: (code: string) => string;
    readonly alreadyUsed: (code: string) => string;
    readonly alreadyApplied: (code: string) => string;
    readonly notCombinable: (code: string) => string;
    readonly nothingEligible: (code: string) => string;
    readonly minimumNotMet: (code: string, missing: string) => string;
  };
  readonly duplicateAddress: string;
}

/** The texts of warnings in both languages. */
export const cartWarningTexts = localizeTexts<CartWarningTexts>({
  en: {
    soldOut: (name) => `${name} is sold out and is not in the bag.`,
    notEnoughStock: (name, left) => `Only ${left} of ${name} left. The quantity has been reduced.`,
    giftNotEarned: (name) => `The gift ${name} does not come with this bag.`,
    samplesNeedPurchase: 'Samples come with a product. Add one to keep them.',
    samplesLimit: (limit) => `You can choose ${limit} samples.`,
    code: {
      notFound: (code) => `The code ${code} does not exist.`,
      notYetValid: (code) => `The code ${code} is not valid yet.`,
      expired: (code) => `The code ${code} is no longer valid.`,
      firstOrderOnly: (code) => `The code ${code} is for a first order only.`,
      membersOnly: (code) =>
        `The code ${code} is for your first order, once you have confirmed the newsletter with the same email address.`,
      alreadyUsed: (code) => `The code ${code} has been used already.`,
      alreadyApplied: (code) => `The code ${code} has already been applied.`,
      notCombinable: (code) => `The code ${code} cannot be combined with the other code.`,
      nothingEligible: (code) => `The code ${code} does not apply to anything in the bag.`,
      minimumNotMet: (code, missing) => `The code ${code} needs ${missing} more in the bag.`,
    },
    duplicateAddress: 'This address has been added already.',
  },
  da: {
    soldOut: (name) => `${name} er udsolgt og ligger ikke i kurven.`,
    notEnoughStock: (name, left) => `Der er kun ${left} tilbage af ${name}. Antallet er sat ned.`,
    giftNotEarned: (name) => `Gaven ${name} følger ikke med denne kurv.`,
    samplesNeedPurchase: 'Prøver følger med et produkt. Læg et i kurven for at beholde dem.',
    samplesLimit: (limit) => `Du kan vælge ${limit} prøver.`,
    code: {
      notFound: (code) => `Koden ${code} findes ikke.`,
      notYetValid: (code) => `Koden ${code} gælder ikke endnu.`,
      expired: (code) => `Koden ${code} gælder ikke længere.`,
      firstOrderOnly: (code) => `Koden ${code} gælder kun den første ordre.`,
      membersOnly: (code) =>
        `Koden ${code} gælder din første ordre, når du har bekræftet nyhedsbrevet med samme e-mailadresse.`,
      alreadyUsed: (code) => `Koden ${code} er allerede brugt.`,
      alreadyApplied: (code) => `Koden ${code} er allerede tilføjet.`,
      notCombinable: (code) => `Koden ${code} kan ikke bruges sammen med den anden kode.`,
      nothingEligible: (code) => `Koden ${code} gælder ikke for noget i kurven.`,
      minimumNotMet: (code, missing) => `Læg for ${missing} mere i kurven, så gælder koden ${code}.`,
    },
    duplicateAddress: 'Adressen er allerede tilføjet.',
  },
});
