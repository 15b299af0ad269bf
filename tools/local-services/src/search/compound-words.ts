/** Minimum length of a part of a compound, in letters: many words contain shorter ones by chance. */
const MIN_PART_LENGTH = 4;
/** Letters that Danish inserts between the parts of a compound. */
const joints = ['', 's', 'e'];

/** A set of known words. */
export interface KnownWords {
  has(word: string): boolean;
}

/**
 * Returns the parts of the compound `term` that are in `words`: `dagcreme` contains `creme`, so a search for the latter finds it.
 */
export function findCompoundParts(term: string, words: KnownWords): string[] {
  const parts: string[] = [];
  for (let length = MIN_PART_LENGTH; length <= term.length - 3; length++) {
    const head = term.slice(0, length);
    const tail = term.slice(term.length - length);
    if (words.has(head)) parts.push(head);
    if (words.has(tail)) parts.push(tail);
  }
  return parts;
}

/**
 * Returns the two words of a typed compound if both are in the index: `ansigts
 * creme`.
 */
export function splitCompound(word: string, words: KnownWords): [string, string] | undefined {
  for (let length = 3; length <= word.length - 3; length++) {
    const tail = word.slice(length);
    if (!words.has(tail)) continue;
    for (const joint of joints) {
      const head = word.slice(0, length - joint.length);
      if (head.length >= 3 && word.slice(head.length, length) === joint && words.has(head))
        return [head, tail];
    }
  }
  return undefined;
}
