import type { ContactRules } from '../contact.ts';
import { createPhoneRules } from '../create-phone-rules.ts';

export type TestMarket = 'dk' | 'no' | 'int';
export const testMarkets = ['dk', 'no', 'int'] as const satisfies readonly TestMarket[];

/** Two markets with one country each and one with several, covering every feature of a postcode format. */
export const contactRules: ContactRules<TestMarket> = {
  countries: { dk: ['DK'], no: ['NO'], int: ['DE', 'SE', 'FI', 'AT', 'BE', 'IE', 'GR', 'CA', 'PT'] },
  postcodes: {
    DK: {
      pattern: /^\d{4}$/,
      digits: 4,
      used: ['0555', '9999'],
      territories: { FO: [['3800', '3899']], GL: [['3900', '3999']] },
    },
    NO: {
      pattern: /^\d{4}$/,
      digits: 4,
      prefixes: ['N'],
      used: ['0001', '9999'],
      territories: { SJ: [['9170', '9179']] },
    },
    GR: {
      pattern: /^\d{5}$/,
      digits: 5,
      separator: { at: 3, text: ' ' },
      prefixes: ['GR', 'HEL'],
      used: ['10000', '85999'],
    },
    CA: { pattern: /^[A-Z]\d[A-Z]\d[A-Z]\d$/, separator: { at: 3, text: ' ' } },
    IE: { pattern: /^[A-Z]\d[\dW][A-Z\d]{4}$/, separator: { at: 3, text: ' ' }, isOptional: true },
    PT: { pattern: /^\d{7}$/, digits: 7, separator: { at: 4, text: '-' } },
  },
  towns: {
    DK: [
      [1000, 1499, 'København K'],
      [2100, 2100, 'København Ø'],
      [2600, 2600, 'Glostrup'],
      [2900, 2900, 'Hellerup'],
      [8000, 8000, 'Aarhus C'],
      [9990, 9990, 'Skagen'],
    ],
    NO: [
      [10, 1299, 'Oslo'],
      [2600, 2619, 'Lillehammer'],
      [5003, 5098, 'Bergen'],
    ],
    GR: [[10431, 11899, 'Athina']],
    PT: [[1000000, 1998999, 'Lisboa']],
  },
  phone: createPhoneRules({ callingCodesWithZero: ['39'] }),
};
