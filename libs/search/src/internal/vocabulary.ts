import { isFacetName } from '../facets.ts';

/** Ids and the words that stand for them. An id without a word goes by itself. */
export interface Vocabulary {
  readonly write: (id: string) => string;
  readonly read: (word: string) => string;
  /** Whether `read(write(id))` is `id`: an id that is another one's word would be read as that one. */
  readonly canSay: (id: string) => boolean;
}

/** @throws {RangeError} when two ids share a word, or a word could not stand in an address */
export function createVocabulary(
  subject: string,
  words: Readonly<Record<string, string>> | undefined,
): Vocabulary {
  const wordOf = new Map(Object.entries(words ?? {}));
  const idOf = new Map<string, string>();
  for (const [id, word] of wordOf) {
    checkWord(word, `"${id}" of ${subject}`, idOf);
    idOf.set(word, id);
  }
  const write = (id: string) => wordOf.get(id) ?? id;
  const read = (word: string) => idOf.get(word) ?? word;
  return { write, read, canSay: (id) => read(write(id)) === id };
}

/** @throws {RangeError} when `word` is taken, or could not stand in an address */
export function checkWord(
  word: string,
  meaning: string,
  taken: { readonly has: (word: string) => boolean },
): void {
  if (!isFacetName(word)) {
    throw new RangeError(
      `Cannot use "${word}" for ${meaning}: it is not 1 to 64 letters, digits, "_" or "-"`,
    );
  }
  if (taken.has(word)) throw new RangeError(`Cannot use "${word}" for ${meaning}: it stands for another`);
}
