/** A word in a text and what it counts as in the index. */
export interface Token {
  /** Where the word stands in the text, in UTF-16 code units; `end` is behind it. */
  readonly start: number;
  readonly end: number;
  /** The folded word. */
  readonly term: string;
  /** `ends[i]` is where the letters behind `term[i]` end in the text, so that part of a word can be marked. */
  readonly ends: readonly number[];
}

const word = /[\p{L}\p{N}\p{M}]+/gu;

/** One letter with its marks, or two letters that stand for a Danish one. */
const letter = /(?:ae|oe|aa|\P{M})\p{M}*/giu;

const danishLetters: Readonly<Record<string, string>> = {
  æ: 'a',
  ae: 'a',
  ø: 'o',
  oe: 'o',
  å: 'a',
  aa: 'a',
  ß: 'ss',
};

/**
 * The words of `text`, folded: case, accents and the ways to write a Danish letter make no difference, so that `øjencreme`,
 * `oejencreme` and `ojencreme` are one word. An English word with such a pair (`aloe`) folds alike in record and query.
 */
export function tokenize(text: string): Token[] {
  return [...text.matchAll(word)].map((match) => {
    let term = '';
    const ends: number[] = [];
    for (const { 0: letters, index } of match[0].matchAll(letter)) {
      const folded = foldLetter(letters);
      term += folded;
      for (let count = 0; count < folded.length; count++) ends.push(match.index + index + letters.length);
    }
    return { start: match.index, end: match.index + match[0].length, term, ends };
  });
}

/** The folded words of `text` alone. */
export function foldedWords(text: string): string[] {
  return tokenize(text).map(({ term }) => term);
}

function foldLetter(letters: string): string {
  const lower = letters.toLowerCase().normalize('NFC');
  const stripped = lower.normalize('NFD').replace(/\p{M}/gu, '');
  return danishLetters[lower] ?? danishLetters[stripped] ?? stripped;
}
