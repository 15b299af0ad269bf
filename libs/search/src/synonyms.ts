/** A group of words that mean the same, in the hosted service's words. */
export interface Synonym {
  /** The first word of the group. */
  readonly objectID: string;
  readonly type: 'synonym';
  readonly synonyms: string[];
}

/**
 * Synonyms as an index takes them, from pairs as an editor keeps them. Both directions hold.
 *
 * @example
 * ```ts
 * buildSynonyms({ alge: 'tang' }); // => [{ objectID: 'alge', type: 'synonym', synonyms: ['alge', 'tang'] }]
 * ```
 */
export function buildSynonyms(pairs: Readonly<Record<string, string>>): Synonym[] {
  return Object.entries(pairs).map(([word, meaning]) => ({
    objectID: word,
    type: 'synonym',
    synonyms: [word, meaning],
  }));
}
