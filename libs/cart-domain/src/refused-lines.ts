import { type Bag, type BagLine, getLineKey } from './bag.ts';
import type { BagTotals } from './bag-totals.ts';
import type { LineRefusalReason } from './price-lines.ts';

/** A line of the bag that cannot be bought now. */
export interface RefusedLine {
  readonly line: BagLine;
  readonly reason: LineRefusalReason;
}

/** Returns the lines of a bag that are not part of its totals, in the order of the refusals. */
export function listRefusedLines(
  { lines }: Pick<Bag, 'lines'>,
  { refusals }: Pick<BagTotals, 'refusals'>,
): readonly RefusedLine[] {
  return refusals.flatMap((refusal) => {
    if (refusal.kind !== 'line') return [];
    const line = lines.find((one) => getLineKey(one) === refusal.key);
    return line ? [{ line, reason: refusal.reason }] : [];
  });
}
