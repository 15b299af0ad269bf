import { isFacetName, isFacetValue } from '../facets.ts';

/** Maps ids to the words that stand for them in URLs, and back. An id without a word stands for itself. */
export interface WordMapping {
  readonly write: (id: string) => string;
  readonly read: (word: string) => string;
  /** Whether `read(write(id))` is `id`: an id that is another one's word would be read as that one. */
  readonly canSay: (id: string) => boolean;
}

/**
 * Creates the mapping between ids and their words in URLs. `subject` names the ids in error messages.
 *
 * @throws {RangeError} when two ids share a word, or a word could not be a value
 */
export function createWordMapping(
  subject: string,
  words: Readonly<Record<string, string>> | undefined,
): WordMapping {
  const wordOf = new Map(Object.entries(words ?? {}));
  const idOf = new Map<string, string>();
  for (const [id, word] of wordOf) {
    const meaning = `"${id}" of ${subject}`;
    if (!isFacetValue(word))
      throw new RangeError(`Cannot use "${word}" for ${meaning}: it is empty or too long`);
    checkIsFree(word, meaning, idOf);
    idOf.set(word, id);
  }
  const write = (id: string) => wordOf.get(id) ?? id;
  const read = (word: string) => idOf.get(word) ?? word;
  return { write, read, canSay: (id) => read(write(id)) === id };
}

interface Taken {
  readonly has: (word: string) => boolean;
}

/**
 * Checks that `word` can be the name of a query parameter and is not in `taken`.
 *
 * @throws {RangeError} when `word` is taken, or could not be a name in an address
 */
export function assertFreeName(word: string, meaning: string, taken: Taken): void {
  if (!isFacetName(word)) {
    throw new RangeError(
      `Cannot use "${word}" for ${meaning}: it is not 1 to 64 letters, digits, "_" or "-"`,
    );
  }
  checkIsFree(word, meaning, taken);
}

function checkIsFree(word: string, meaning: string, taken: Taken): void {
  if (taken.has(word)) throw new RangeError(`Cannot use "${word}" for ${meaning}: it stands for another`);
}
