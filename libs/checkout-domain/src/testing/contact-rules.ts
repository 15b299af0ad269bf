import type { ContactRules } from '../contact.ts';
import { createPhoneRules } from '../phone.ts';

export type TestMarket = 'dk' | 'no' | 'int';
export const testMarkets = ['dk', 'no', 'int'] as const satisfies readonly TestMarket[];

/** Two markets with one country each and one with several, covering every feature of a postcode format. */
export const contactRules: ContactRules<TestMarket> = {
  countries: { dk: ['DK'], no: ['NO'], int: ['DE', 'SE', 'FI', 'AT', 'BE', 'NL', 'IE', 'PL', 'FR'] },
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
    DE: { pattern: /^\d{5}$/, digits: 5, prefixes: ['D'], used: ['01000', '99999'] },
    SE: {
      pattern: /^\d{5}$/,
      digits: 5,
      separator: { at: 3, text: ' ' },
      prefixes: ['S'],
      used: ['10000', '98999'],
    },
    FI: { pattern: /^\d{5}$/, digits: 5, prefixes: ['FIN', 'SF'], territories: { AX: [['22000', '22999']] } },
    AT: { pattern: /^\d{4}$/, digits: 4, prefixes: ['A'], used: ['1000', '9999'] },
    NL: { pattern: /^[1-9]\d{3}[A-Z]{2}$/, separator: { at: 4, text: ' ' } },
    IE: { pattern: /^[A-Z]\d[\dW][A-Z\d]{4}$/, separator: { at: 3, text: ' ' }, isOptional: true },
    PL: { pattern: /^\d{5}$/, digits: 5, separator: { at: 2, text: '-' }, used: ['00001', '99999'] },
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
    SE: [[11120, 11799, 'Stockholm']],
    PL: [[1, 4999, 'Warszawa']],
  },
  phone: createPhoneRules({ callingCodesWithZero: ['39'] }),
};
