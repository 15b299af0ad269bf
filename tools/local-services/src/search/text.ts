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

/** Letters or digits: `SPF30` is two words, as `SPF 30` is. What is not seen (soft hyphens, marks of direction) parts no word. */
const word = /\p{L}[\p{L}\p{M}\p{Cf}]*|\p{N}[\p{N}\p{M}\p{Cf}]*/gu;

/** One letter with its marks, or two letters that stand for a Danish one; both may be of full width. */
const letter = /(?:[aａ]\p{Cf}*[eｅ]|[oｏ]\p{Cf}*[eｅ]|[aａ]\p{Cf}*[aａ]|\P{M})\p{M}*/giu;

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
 * The words of `text`, folded: case, width, accents and the ways to write a Danish letter make no difference, so that
 * `øjencreme`, `oejencreme` and `ojencreme` are one word. An English word with such a pair (`aloe`) folds alike in record and query.
 */
export function tokenize(text: string): Token[] {
  return [...text.matchAll(word)].map((match) => {
    if (isPlain(match[0])) return new PlainToken(match[0], match.index);
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
export function foldWords(text: string): string[] {
  return (text.match(word) ?? []).map(foldWord);
}

/** Words that were folded lately: texts of one shop hold the same ones over and over. */
const folded = new Map<string, string>();
const MAX_FOLDED_CHARACTERS = 50_000;

function foldWord(text: string): string {
  const known = folded.get(text);
  if (known !== undefined) return known;
  const term = isPlain(text) ? text.toLowerCase() : (text.match(letter) ?? []).map(foldLetter).join('');
  if (folded.size >= MAX_FOLDED_CHARACTERS) folded.clear();
  folded.set(text, term);
  return term;
}

/** Whether a word is made of letters that fold one by one: neither accents nor pairs that stand for a Danish letter. */
function isPlain(text: string): boolean {
  return /^[a-z0-9]+$/i.test(text) && !/ae|oe|aa/i.test(text);
}

/** A word whose letters are as many as those of its term. Where they end is counted out only for what is marked. */
class PlainToken implements Token {
  readonly start: number;
  readonly end: number;
  readonly term: string;

  constructor(text: string, start: number) {
    this.start = start;
    this.end = start + text.length;
    this.term = text.toLowerCase();
  }

  get ends(): readonly number[] {
    return Array.from({ length: this.term.length }, (_, index) => this.start + index + 1);
  }
}

function foldLetter(letters: string): string {
  const lower = letters
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .normalize('NFC');
  const stripped = lower.normalize('NFD').replace(/[^\p{L}\p{N}]/gu, '');
  return danishLetters[lower] ?? danishLetters[stripped] ?? stripped;
}
