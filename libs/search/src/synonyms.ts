/** A group of words that mean the same, in the hosted service's words. */
export type Synonym =
  | {
      /** The first word of the group. */
      readonly objectID: string;
      readonly type: 'synonym';
      /** Each finds all others. */
      readonly synonyms: string[];
    }
  | {
      /** The input. */
      readonly objectID: string;
      readonly type: 'oneWaySynonym';
      /** The word that also finds the synonyms, but not the reverse. */
      readonly input: string;
      readonly synonyms: string[];
    };

/**
 * Returns Algolia synonyms for `pairs` of a word and its meaning. A single meaning is a two-way synonym; several, separated by
 * commas, are one-way.
 *
 * @example
 * ```ts
 * buildSynonyms({ alge: 'tang' }); // => [{ objectID: 'alge', type: 'synonym', synonyms: ['alge', 'tang'] }]
 * buildSynonyms({ remover: 'cleansing oil, cleansing balm' }); // => [{ objectID: 'remover', type: 'oneWaySynonym',
 * //    input: 'remover', synonyms: ['cleansing oil', 'cleansing balm'] }]
 * ```
 */
export function buildSynonyms(pairs: Readonly<Record<string, string>>): Synonym[] {
  return Object.entries(pairs).map(([word, meaning]): Synonym => {
    const meanings = meaning
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '');
    return meanings.length > 1
      ? { objectID: word, type: 'oneWaySynonym', input: word, synonyms: meanings }
      : { objectID: word, type: 'synonym', synonyms: [word, ...meanings] };
  });
}
