/** A word in a text and its term in the index. */
export interface Token {
  /** Range of the word in the text, in UTF-16 code units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** The folded word. */
  readonly term: string;
  /** `ends[i]` is the end of the letters of `term[i]` in the text, so that part of a word can be highlighted. */
  readonly ends: readonly number[];
}

/**
 * Letters or digits: `SPF30` is two words, as `SPF 30` is. Invisible characters (soft hyphens, directional marks) do not split
 * words.
 */
const word = /\p{L}[\p{L}\p{M}\p{Cf}]*|\p{N}[\p{N}\p{M}\p{Cf}]*/gu;

/** One letter with its diacritics, or two letters that stand for a Danish one; both may be full-width. */
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
 * Splits `text` into folded words: case, width, diacritics and the spellings of a Danish letter make no difference, so that
 * `øjencreme`, `oejencreme` and `ojencreme` are one word. An English word with such a pair (`aloe`) folds the same way in record
 * and query.
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

/** Splits `text` into normalized words, without case, width or diacritics, as the index contains them. */
export function extractTerms(text: string): string[] {
  return (text.match(word) ?? []).map(foldWord);
}

/** Cache of folded words: texts of one shop repeat the same ones. */
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

/** Whether the letters of a word fold one by one, without diacritics or pairs that stand for a Danish letter. */
function isPlain(text: string): boolean {
  return /^[a-z0-9]+$/i.test(text) && !/ae|oe|aa/i.test(text);
}

/** A word with as many letters as its term. Their ends are calculated only for highlights. */
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
