/** How far a typed word is from a term. */
export interface EditDistance {
  /** Typing errors between the word and the whole term; an exchange of neighbours is one. */
  readonly whole: number;
  /** Typing errors between the word and the nearest beginning of the term. */
  readonly prefix: number;
  /** Length of that beginning. */
  readonly prefixLength: number;
}

/** Errors between `typed` and `term`: letters added, left out, changed or exchanged with their neighbour. */
export function editDistance(typed: string, term: string): EditDistance {
  const columns = term.length + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: columns }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column < columns; column++) {
      const same = typed[row - 1] === term[column - 1];
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      const isExchange =
        row > 1 && column > 1 && typed[row - 1] === term[column - 2] && typed[row - 2] === term[column - 1];
      if (isExchange) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  let prefixLength = 0;
  last.forEach((cost, column) => {
    if (cost < at(last, prefixLength)) prefixLength = column;
  });
  return { whole: at(last, term.length), prefix: at(last, prefixLength), prefixLength };
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
