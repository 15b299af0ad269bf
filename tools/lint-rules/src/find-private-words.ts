import { vocabulary, type Term } from './vocabulary.ts';

/** A private word in a text, with the term to use instead. */
export interface PrivateWord {
  readonly word: string;
  readonly say: string;
}

/** Converts an identifier or a file name to lower-case words joined by spaces: `keptPages` becomes `kept pages`. */
export function toSpacedWords(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/[^A-Za-z\d]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Finds the private words in an identifier or a file name. */
export function findPrivateWordsInName(name: string): PrivateWord[] {
  const words = ` ${toSpacedWords(name)} `;
  return findWords(({ not = [] }) => not.filter((word) => words.includes(` ${word} `)));
}

/** Finds the private words in a comment. Line breaks and the stars of a block comment count as spaces. */
export function findPrivateWordsInComment(comment: string): PrivateWord[] {
  const words = ` ${comment.toLowerCase().replace(/[^a-z\d]+/g, ' ')} `;
  return findWords(({ notInComments = [] }) => notInComments.filter((word) => words.includes(` ${word} `)));
}

function findWords(select: (term: Term) => readonly string[]): PrivateWord[] {
  return vocabulary.flatMap((term) => select(term).map((word) => ({ word, say: term.say })));
}
