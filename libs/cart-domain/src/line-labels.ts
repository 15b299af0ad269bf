import { type LineRef, getLineKey } from './bag.ts';

/**
 * Returns labels that tell the lines of a bag apart, by line key: the name, and where another line has the same name, also the detail.
 *
 * @param detailOf Returns the size of a line, or whom a gift card is for.
 */
export function createLineLabels(
  lines: readonly LineRef[],
  nameOf: (line: LineRef) => string,
  detailOf: (line: LineRef) => string | undefined,
): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(nameOf(line), (counts.get(nameOf(line)) ?? 0) + 1);
  return new Map(
    lines.map((line) => {
      const name = nameOf(line);
      const detail = (counts.get(name) ?? 0) > 1 && detailOf(line);
      return [getLineKey(line), detail ? `${name}, ${detail}` : name];
    }),
  );
}
