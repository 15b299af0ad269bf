import type { PostcodeFormats } from '@marehalm/checkout-domain';

/** The postcodes of the countries that are delivered to. The commerce service checks them as well and has the last word. */
export const postcodes: PostcodeFormats = {
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
  FI: {
    pattern: /^\d{5}$/,
    digits: 5,
    prefixes: ['FIN', 'SF', 'AX'],
    used: ['00001', '99999'],
    territories: { AX: [['22000', '22999']] },
  },
  NL: { pattern: /^[1-9]\d{3}[A-Z]{2}$/, separator: { at: 4, text: ' ' } },
  BE: { pattern: /^\d{4}$/, digits: 4, prefixes: ['B'], used: ['1000', '9999'] },
  FR: {
    pattern: /^\d{5}$/,
    digits: 5,
    prefixes: ['F'],
    used: ['01000', '98999'],
    territories: {
      GP: [['97100', '97199']],
      MQ: [['97200', '97299']],
      GF: [['97300', '97399']],
      RE: [['97400', '97499']],
      PM: [['97500', '97599']],
      YT: [['97600', '97699']],
      WF: [['98600', '98699']],
      PF: [['98700', '98799']],
      NC: [['98800', '98899']],
    },
  },
  AT: { pattern: /^\d{4}$/, digits: 4, prefixes: ['A'], used: ['1000', '9999'] },
  IE: { pattern: /^[A-Z]\d[\dW][A-Z\d]{4}$/, separator: { at: 3, text: ' ' }, isOptional: true },
  ES: { pattern: /^\d{5}$/, digits: 5, prefixes: ['E'], used: ['01000', '52999'] },
  IT: {
    pattern: /^\d{5}$/,
    digits: 5,
    prefixes: ['I'],
    used: ['00010', '98199'],
    territories: { SM: [['47890', '47899']], VA: [['00120', '00120']] },
  },
  PL: { pattern: /^\d{5}$/, digits: 5, separator: { at: 2, text: '-' }, used: ['00001', '99999'] },
};
