/** Units after a number. Longer ones first, because the first alternative that matches counts. */
const UNITS = ['ml', 'mdr\\.', 'kr\\.?', 'kg', 'l', 'g', '%', '€', 'NOK', 'DKK', 'EUR'].join('|');
/** Words before a number. */
const WORDS = ['SPF', 'Set of', 'NOK', 'DKK', 'CVR', 'nr\\.', 'kl\\.'].join('|');

const BEFORE_UNIT = new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu');
const AFTER_WORD = new RegExp(`(?<=(?<![\\p{L}\\d])(?:${WORDS})) (?=\\d)`, 'gu');

/**
 * Returns `text` with non-breaking spaces between numbers and their units or words, as in "30 ml", "50 %" and "SPF 30". Changes nothing but
 * spaces, and nothing again in its own result.
 *
 * @example
 * ```ts
 * keepTogether('Day cream, 50 ml, SPF 30'); // => 'Day cream, 50\u00a0ml, SPF\u00a030'
 * ```
 */
export const keepTogether = (text: string): string =>
  text.replace(BEFORE_UNIT, '\u00a0').replace(AFTER_WORD, '\u00a0');
