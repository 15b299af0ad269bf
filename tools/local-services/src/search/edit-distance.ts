/** The edit distance between a typed word and a term. */
export interface EditDistance {
  /** Typos between the word and the whole term; swapped neighbors count as one. */
  readonly whole: number;
  /** Typos between the word and the nearest prefix of the term. */
  readonly prefix: number;
  /** Length of that prefix, in letters. */
  readonly prefixLength: number;
}

const tooFar: EditDistance = {
  whole: Number.POSITIVE_INFINITY,
  prefix: Number.POSITIVE_INFINITY,
  prefixLength: 0,
};

/** Maximum length that is compared, in letters; the rest is ignored. */
const MAX_WORD_LENGTH = 510;
/** Three rows of the table, reused because a search compares a word with many terms. */
let beforeLast = new Uint16Array(MAX_WORD_LENGTH + 2);
let last = new Uint16Array(MAX_WORD_LENGTH + 2);
let current = new Uint16Array(MAX_WORD_LENGTH + 2);

/**
 * Calculates the typos between `typed` and `term`: letters inserted, omitted, replaced or swapped with their neighbor.
 *
 * @param most Maximum that matters. A larger distance is reported as any number above it.
 */
export function calculateEditDistance(
  typed: string,
  term: string,
  most = Number.POSITIVE_INFINITY,
): EditDistance {
  const length = Math.min(term.length, MAX_WORD_LENGTH);
  for (let column = 0; column <= length; column++) last[column] = column;
  for (let row = 1; row <= typed.length; row++) {
    current[0] = row;
    let least = row;
    const letter = typed.charCodeAt(row - 1);
    const letterBefore = row > 1 ? typed.charCodeAt(row - 2) : -1;
    for (let column = 1; column <= length; column++) {
      const other = term.charCodeAt(column - 1);
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (letter === other ? 0 : 1),
      );
      const isExchange =
        column > 1 && letterBefore === other && letter === term.charCodeAt(column - 2) && row > 1;
      if (isExchange) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current[column] = cost;
      if (cost < least) least = cost;
    }
    // No later row is below the minimum of two rows.
    if (least > most && row < typed.length && leastOf(last, length) > most - 1) return tooFar;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  let prefixLength = 0;
  for (let column = 1; column <= length; column++) {
    if ((last[column] ?? 0) < (last[prefixLength] ?? 0)) prefixLength = column;
  }
  return { whole: last[length] ?? 0, prefix: last[prefixLength] ?? 0, prefixLength };
}

function leastOf(row: Uint16Array, length: number): number {
  let least = row[0] ?? 0;
  for (let column = 1; column <= length; column++) least = Math.min(least, row[column] ?? 0);
  return least;
}
