import { fc, test as law } from '@fast-check/vitest';
import { expect } from 'vitest';
import { checkPostcode, normalizePostcode } from './postcodes.ts';
import { contactRules } from './testing/contact-rules.ts';

const { postcodes } = contactRules;
const country = fc.oneof(fc.constantFrom(...Object.keys(postcodes)), fc.string());
const input = fc.oneof(fc.string(), fc.stringMatching(/^[A-Z]{0,3}[- ]?[\d -]{3,7}$/));

law.prop([input, country])(
  'normalizePostcode() is idempotent, and checking before or after makes no difference',
  (text, code) => {
    const normalized = normalizePostcode(postcodes, text, code);
    expect(checkPostcode(postcodes, normalized, code)).toEqual(checkPostcode(postcodes, text, code));
    expect(normalizePostcode(postcodes, normalized, code)).toBe(normalized);
  },
);

law.prop([fc.integer({ min: 1000, max: 9999 })])(
  'checkPostcode() accepts every postcode that no territory has',
  (number) => {
    const mistake = checkPostcode(postcodes, String(number), 'DK');
    const territory = number >= 3800 && number < 4000 ? (number < 3900 ? 'FO' : 'GL') : undefined;
    expect(mistake).toEqual(territory && { kind: 'territory', territory });
  },
);
