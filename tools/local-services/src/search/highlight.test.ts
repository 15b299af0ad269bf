import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { highlight, createSnippet, type HighlightContext } from './highlight.ts';
import { getLanguageRules } from './language-rules.ts';
import { parseSettings } from './index-settings.ts';
import { TextIndex } from './text-index.ts';
import { searchText } from './text-search.ts';

const records = [
  {
    objectID: '1',
    title: 'Mosens Guld Håndcreme',
    text: 'Til hænder og negle. En fyldig håndcreme med multebær.',
  },
  { objectID: '2', title: 'Dagcreme', text: 'Creme og atter creme' },
];
const index = new TextIndex(
  records,
  parseSettings({
    searchableAttributes: ['title', 'text'],
    decompoundedAttributes: { da: ['title', 'text'] },
    indexLanguages: ['da'],
  }),
);

function marker(query: string, tags = { pre: '<em>', post: '</em>' }): HighlightContext {
  const answer = searchText(index, getLanguageRules('da'), {
    query,
    queryType: 'prefixLast',
    typoTolerance: 'true',
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    attributes: [],
    removeWordsIfNoResults: 'none',
    passes: () => true,
    removeStopWords: false,
    ignorePlurals: true,
    synonyms: [],
    optionalWords: [],
    allowTyposOnNumericTokens: true,
    disableTypoToleranceOnWords: [],
    decompoundQuery: true,
    attributesWithoutTypos: [],
    attributesWithoutPrefixes: [],
  });
  return { answer, index, tags };
}

const mark = (text: string, query: string) => highlight(text, 'title', marker(query));

describe('highlight()', () => {
  test.each([
    ['a whole word', 'Dagcreme', 'dagcreme', '<em>Dagcreme</em>'],
    ['the typed prefix', 'Mosens Guld Håndcreme', 'mos', '<em>Mos</em>ens Guld Håndcreme'],
    ['the part of a compound', 'Dagcreme', 'creme', 'Dag<em>creme</em>'],
    ['a Danish letter typed as two', 'Mosens Guld Håndcreme', 'haandcreme', 'Mosens Guld <em>Håndcreme</em>'],
    [
      'the beginning of a word typed as two letters',
      'Mosens Guld Håndcreme',
      'haan',
      'Mosens Guld <em>Hån</em>dcreme',
    ],
    ['a word with a typing error', 'Mosens Guld Håndcreme', 'guldd', 'Mosens <em>Guld</em> Håndcreme'],
    ['nothing', 'Mosens Guld', 'xyz', 'Mosens Guld'],
  ])('marks %s', (_criterion, text, query, expected) => {
    expect(mark(text, query).value).toBe(expected);
  });

  test('reports whether all words were found in the text', () => {
    expect(mark('Mosens Guld Håndcreme', 'mosens håndcreme')).toMatchObject({
      matchLevel: 'full',
      matchedWords: ['mosens', 'handcreme'],
      fullyHighlighted: false,
    });
    expect(mark('Mosens Guld', 'mosens håndcreme')).toMatchObject({
      matchLevel: 'partial',
      matchedWords: ['mosens'],
    });
    expect(mark('Dagcreme', 'dagcreme')).toMatchObject({ matchLevel: 'full', fullyHighlighted: true });
    expect(mark('Noget andet', 'mosens')).toEqual({
      value: 'Noget andet',
      matchLevel: 'none',
      matchedWords: [],
    });
  });

  test('uses the given tags', () => {
    const tagged = marker('dagcreme', { pre: '__ais-highlight__', post: '__/ais-highlight__' });
    expect(highlight('Dagcreme', 'title', tagged).value).toBe('__ais-highlight__Dagcreme__/ais-highlight__');
  });

  property.prop([fc.string({ unit: 'grapheme' }), fc.constantFrom('creme', 'haand', 'mos', 'guldd')])(
    'changes nothing of a text but its tags',
    (text, query) => {
      const marked = highlight(text, 'title', marker(query, { pre: '\u0001', post: '\u0002' })).value;
      // eslint-disable-next-line no-control-regex -- Tags that no generated text holds.
      fc.pre(!/[\u0001\u0002]/.test(text));
      expect(marked.replaceAll('\u0001', '').replaceAll('\u0002', '')).toBe(text);
      expect(marked.split('\u0001').length).toBe(marked.split('\u0002').length);
    },
  );
});

describe('createSnippet()', () => {
  const long = 'En to tre fire fem seks syv otte ni ti elleve tolv tretten mosens femten seksten';
  const cut = (query: string, length: number) => createSnippet(long, 'text', length, '…', marker(query));

  test('shows the words around a match', () => {
    expect(cut('mosens', 5)).toEqual({
      value: '…tolv tretten <em>mosens</em> femten seksten',
      matchLevel: 'full',
    });
  });

  test('shows the beginning when nothing matches', () => {
    expect(cut('xyz', 3)).toEqual({ value: 'En to tre…', matchLevel: 'none' });
  });

  test('shows a short text whole', () => {
    expect(createSnippet('Dagcreme.', 'title', 5, '…', marker('creme')).value).toBe('Dag<em>creme</em>.');
  });
});
