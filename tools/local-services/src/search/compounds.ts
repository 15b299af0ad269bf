/** Shortest part of a compound that counts: shorter ones are in too many words by chance. */
const MIN_PART_LENGTH = 4;
/** Letters that Danish puts between the parts of a compound. */
const joints = ['', 's', 'e'];

/** Words to know one in. */
export interface Words {
  has(word: string): boolean;
}

/**
 * Returns the parts of the compound `term` that are words in `words`: `dagcreme` contains `creme`, so a search for the latter
 * finds it.
 */
export function findCompoundParts(term: string, words: Words): string[] {
  const parts: string[] = [];
  for (let length = MIN_PART_LENGTH; length <= term.length - 3; length++) {
    const head = term.slice(0, length);
    const tail = term.slice(term.length - length);
    if (words.has(head)) parts.push(head);
    if (words.has(tail)) parts.push(tail);
  }
  return parts;
}

/** The two words that a typed compound may be split into, when both are words of the index: `ansigts|creme`. */
export function splitCompound(word: string, words: Words): [string, string] | undefined {
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
