import { fileURLToPath } from 'node:url';
import { type LocaleCode, localeCodes, matchPath } from '@marehalm/shop';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../load-content.ts';

const content = await loadContent(fileURLToPath(new URL('../../content', import.meta.url)));

type Bilingual = Readonly<Record<LocaleCode, string>>;

/** Every text of a part of the content, with the way to it. Addresses and alternatives for pictures are texts as well. */
function textsIn(value: unknown, path: string): [path: string, text: Bilingual][] {
  if (typeof value !== 'object' || value === null) return [];
  if (localeCodes.every((locale) => typeof (value as Partial<Bilingual>)[locale] === 'string')) {
    return [[path, value as Bilingual]];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'slugs' || key === 'path' ? [] : textsIn(inner, `${path}.${key}`),
  );
}

const { products, collections, categories, ingredients, journal, tips, routines, pages, faq } = content;
const things = Object.entries({
  products,
  collections,
  categories,
  ingredients,
  journal,
  tips,
  routines,
  pages,
  faq,
}).flatMap(([folder, list]) => list.map((thing): [string, unknown] => [`${folder}/${thing.id}`, thing]));
const { settings, vocabulary, offers, giftCards, pictures } = content;
const texts = [...things, ...Object.entries({ settings, vocabulary, offers, giftCards, pictures })].flatMap(
  ([name, thing]) => textsIn(thing, name),
);

/** What matches, with the way to its text. A word that is spoken of as a word, `*sustainable*`, is not said. */
const found = (locale: LocaleCode, pattern: RegExp) =>
  texts.flatMap(([path, text]) => {
    const [match] = pattern.exec(text[locale].replaceAll(/\*[^*]+\*/g, '')) ?? [];
    return match === undefined ? [] : [`${path}: ${match}`];
  });

const wordsOf = (text: string) => text.replaceAll(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{N}][^\s—]*/gu) ?? [];

describe('the texts of the shop', () => {
  test.each(localeCodes)('have no exclamation marks (%s)', (locale) => {
    expect(found(locale, /!/)).toEqual([]);
  });

  test.each<[LocaleCode, what: string, RegExp]>([
    ['en', 'straight quotation marks and apostrophes', /["']/],
    ['en', 'a hyphen between numbers', /\d-\d/],
    ['da', 'straight, single or turned quotation marks; theirs are ”…”', /["'“»«]/],
    ['da', 'a hyphen between numbers', /\d-\d/],
    ['da', 'a decimal point', /(?<![\d.]|WCAG\)? )\d+\.\d{1,2}(?!\d)/],
    ['da', 'the per cent sign without its space', /\d%/],
  ])('are without (%s) %s', (locale, _what, pattern) => {
    expect(found(locale, pattern)).toEqual([]);
  });

  // Regulation (EU) 655/2013, Directive (EU) 2024/825 and what the shop has decided never to say.
  test.each<[LocaleCode, RegExp]>([
    [
      'en',
      /\b(eco-?friendly|environmentally friendly|sustainable|climate.neutral|biodegradable|clean beauty|anti-?age?ing|hypoallergenic|dermatologist|clinically|acne|eczema|heals|regenerat|detox|cruelty|paraben)/i,
    ],
    [
      'da',
      /(miljøvenlig|bæredygtig|klimaneutral|nedbrydelig|anti-?age|hypoallergen|dermatolog|klinisk|\bakne|eksem(?!p)|helende|regenerer|afgiftende|udrensende|dyreforsøg|paraben)/i,
    ],
  ])('make no claims that cosmetics and packaging must not make (%s)', (locale, pattern) => {
    expect(found(locale, pattern)).toEqual([]);
  });

  test('link to the same pages in both languages', () => {
    const idsBySlug = new Map<string, string>(
      Object.values({
        products,
        giftCards: [{ id: 'gift-card', slugs: giftCards.slugs }],
        journal,
        tips,
        routines,
        pages,
        ingredients,
        collections,
        categories,
      })
        .flat()
        .flatMap(({ id, slugs }) =>
          slugs ? localeCodes.map((locale): [string, string] => [`${locale} ${slugs[locale]}`, id]) : [],
        ),
    );
    const targets = (text: Bilingual, locale: LocaleCode) =>
      [...text[locale].matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => {
        const match = href.startsWith('/') ? matchPath(href) : undefined;
        if (!match) return href;
        const names = [...Object.values(match.parameters), href.split('#')[1]].filter(
          (slug) => slug !== undefined,
        );
        return [match.name, ...names.map((slug) => idsBySlug.get(`${locale} ${slug}`) ?? slug)].join(' ');
      });
    for (const [path, text] of texts) {
      expect(targets(text, 'da'), path).toEqual(targets(text, 'en'));
    }
  });
});

describe('an article of the journal', () => {
  test.each(localeCodes)('has 600 to 1,200 words (%s)', (locale) => {
    const lengths = journal.map((article) => {
      const words = textsIn(article.blocks, article.id).flatMap(([, text]) => wordsOf(text[locale]));
      return { id: article.id, words: words.length };
    });
    expect(lengths.filter(({ words }) => words < 600 || words > 1200)).toEqual([]);
  });
});

test('every series has questions, and every product has more text than its description', () => {
  expect(collections.filter(({ questions = [] }) => questions.length < 3).map(({ id }) => id)).toEqual([]);
  expect(products.filter(({ details }) => details === undefined).map(({ id }) => id)).toEqual([]);
});
