import { match } from '@formatjs/intl-localematcher';
import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { expect } from 'vitest';
import { negotiateLocale, parseAcceptLanguage } from './negotiate-locale.ts';
import { localeCodes, marketForCountry, marketIds, negotiateMarket } from './testing/example-shop.ts';

const anyTag = fc
  .tuple(
    fc.constantFrom('en', 'da', 'nb', 'no', 'sv', 'de', 'EN', 'dan', 'eng', 'zh-Hant'),
    fc.constantFrom('', '-US', '-DK', '-GB', '-GL', '-dk'),
    fc.constantFrom('', '-u-nu-latn', '-x-shop'),
  )
  .map((parts) => parts.join(''));

const anyLanguages = fc.array(
  fc.oneof(anyTag, fc.string(), fc.constantFrom('en-x', 'i-klingon', 'nb_NO', '*')),
);

test.prop([fc.array(anyTag, { maxLength: 5 })])(
  'negotiateLocale() chooses like the lookup matcher of ECMA-402',
  (languages) => {
    const expected = match(languages, localeCodes, 'en', { algorithm: 'lookup' });
    expect(negotiateLocale(languages, localeCodes) ?? 'en').toBe(expected);
  },
);

test.prop([anyTag])('negotiateLocale() chooses the locale of a region or script like that matcher', (tag) => {
  const locales = ['en-US', 'en-GB', 'zh-Hant', 'sv-SE', 'de', 'da-DK'];
  const expected = match([tag], locales, 'und', { algorithm: 'lookup' });
  if (expected !== 'und') expect(negotiateLocale([tag], locales)).toBe(expected);
});

test.prop([anyLanguages])('negotiateLocale() and negotiateMarket() accept any languages', (languages) => {
  expect([...localeCodes, undefined]).toContain(negotiateLocale(languages, localeCodes));
  expect([...marketIds, undefined]).toContain(negotiateMarket(languages));
});

test.prop([fc.array(anyTag, { maxLength: 5 })])(
  'negotiateMarket() chooses the market of the first likely country',
  (languages) => {
    const likely = languages.map((tag) => marketForCountry(new Intl.Locale(tag).maximize().region ?? ''));
    expect(negotiateMarket(languages)).toBe(likely.find(Boolean));
  },
);

test.prop([fc.array(fc.tuple(anyTag, fc.integer({ min: 0, max: 1000 })), { maxLength: 5 })])(
  'parseAcceptLanguage() sorts tags by quality',
  (ranges) => {
    const header = ranges.map(([tag, quality]) => `${tag}; q=${quality / 1000}`).join(', ');
    const wanted = ranges.filter(([, quality]) => quality > 0).toSorted(([, a], [, b]) => b - a);
    expect(parseAcceptLanguage(header)).toEqual(wanted.map(([tag]) => tag));
  },
);

test.prop([fc.string()])('parseAcceptLanguage() returns valid tags for any header', (header) => {
  expect(Intl.getCanonicalLocales([...parseAcceptLanguage(header)])).toBeInstanceOf(Array);
});

test('a locale code is a tag of its own language', () => {
  expect(localeCodes.map((code) => new Intl.Locale(code).language)).toEqual(localeCodes);
});
