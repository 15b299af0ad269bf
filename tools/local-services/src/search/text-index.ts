import MiniSearch from 'minisearch';
import { textAt, type SearchRecord } from './attributes.ts';
import { compoundParts } from './compounds.ts';
import type { IndexSettings } from './settings.ts';
import { foldedWords } from './text.ts';
import { matchTerms, type MatchOptions, type TermMatch } from './vocabulary.ts';

/** A record that holds a word. */
export interface WordHit {
  /** Typing errors in the best match. */
  readonly typos: number;
  /** Relevance by MiniSearch: where the word stands and how rare it is. Comparable within one query only. */
  readonly score: number;
}

/** Where a word is found. */
export interface WordAnswer {
  /** The terms of the index that answer it. */
  readonly terms: readonly TermMatch[];
  /** By `objectID`. */
  readonly hits: ReadonlyMap<string, WordHit>;
}

/** Looks single words up. */
export interface TextIndex {
  /** Every term of the index. */
  readonly terms: ReadonlySet<string>;
  /** @param attributes where to look; all searchable attributes when empty */
  lookUp(word: string, options: MatchOptions, attributes: readonly string[]): WordAnswer;
  /** The terms that a word of a text counts as in `attribute`: itself and the parts it is made of. */
  termsOf(term: string, attribute: string): readonly string[];
}

/** What one kind of match is worth beside an exact one. */
const worth: Readonly<Record<TermMatch['kind'], number>> = { exact: 1, form: 0.95, prefix: 0.7, typo: 0.4 };

/** Each searchable attribute is worth this much of the one before it. */
const ATTRIBUTE_DECAY = 0.68;

/** Builds the text index of `records`: MiniSearch over the searchable attributes, the first ones worth most. */
export function createTextIndex(records: Iterable<SearchRecord>, settings: IndexSettings): TextIndex {
  const documents = [...records];
  const weights = attributeWeights(settings.searchableAttributes, documents);
  const fields = [...weights.keys()];
  const compoundAttributes = new Set(Object.values(settings.decompoundedAttributes).flat());
  const compoundWords = new Set(
    documents.flatMap((record) =>
      [...compoundAttributes].flatMap((path) => foldedWords(textAt(record, path))),
    ),
  );
  const termsOf = (term: string, attribute: string): string[] =>
    compoundAttributes.has(attribute) ? [...new Set([term, ...compoundParts(term, compoundWords)])] : [term];

  const terms = new Set<string>();
  const miniSearch = new MiniSearch<SearchRecord>({
    idField: 'objectID',
    fields,
    extractField: (record, path) => (path === 'objectID' ? record.objectID : textAt(record, path)),
    tokenize: foldedWords,
    processTerm: (term, field) => {
      const all = termsOf(term, field ?? '');
      for (const one of all) terms.add(one);
      return all;
    },
  });
  miniSearch.addAll(documents);

  return {
    terms,
    termsOf,
    lookUp(word, options, attributes) {
      const found = new Map(matchTerms(terms, word, options).map((match) => [match.term, match]));
      const results = miniSearch.search(
        { combineWith: 'OR', queries: [...found.keys()] },
        {
          // Which terms answer a word was decided above; MiniSearch finds and scores exactly those.
          tokenize: (text) => [text],
          processTerm: (term) => term,
          prefix: false,
          fuzzy: false,
          fields: attributes.length > 0 ? fields.filter((field) => attributes.includes(field)) : fields,
          boost: Object.fromEntries(weights),
          boostTerm: (term) => {
            const match = found.get(term);
            return match ? worth[match.kind] / (1 + match.typos) : 0;
          },
        },
      );
      const hits = results.map(({ id, score, match }) => {
        const typos = Object.keys(match).map((term) => found.get(term)?.typos ?? 0);
        return [String(id), { typos: Math.min(...typos), score }] as const;
      });
      return { terms: [...found.values()], hits: new Map(hits) };
    },
  };
}

/** Attributes with their weight. `unordered(a)` and `a,b` (equal rank) are read as the hosted service does. */
function attributeWeights(
  searchable: readonly string[],
  documents: readonly SearchRecord[],
): Map<string, number> {
  const everything = [...new Set(documents.flatMap((record) => Object.keys(record)))].join(',');
  const ranks = searchable.length > 0 ? searchable : [everything];
  return new Map(
    ranks.flatMap((rank, position) =>
      rank
        .split(',')
        .map((name) => name.trim().replace(/^(?:un)?ordered\((.*)\)$/, '$1'))
        .map((name) => [name, ATTRIBUTE_DECAY ** position] as const),
    ),
  );
}
