/** One part of a route's pattern: a word of the table, or a parameter. */
export type Segment =
  | { readonly word: string; readonly parameter?: never }
  | {
      readonly word?: never;
      readonly parameter: string;
      /** Whether it may be missing. */
      readonly isOptional: boolean;
      /** Whether it takes all segments that follow. */
      readonly isCatchAll: boolean;
    };

const parsed = new Map<string, readonly Segment[]>();

/** The segments of a pattern, each pattern parsed once: a page may have hundreds of links. A slash too many is overlooked. */
export function parsePattern(pattern: string): readonly Segment[] {
  const known = parsed.get(pattern);
  if (known) return known;
  const segments = pattern.split('/').filter(Boolean).map(parseSegment);
  parsed.set(pattern, segments);
  return segments;
}

function parseSegment(text: string): Segment {
  const [, sign, parameter, mark] = /^([:*])(\w+)(\??)$/u.exec(text) ?? [];
  if (parameter === undefined) return { word: text };
  const isCatchAll = sign === '*';
  return { parameter, isOptional: isCatchAll || mark === '?', isCatchAll };
}

/**
 * Whether a decoded segment survives a URL. Browsers resolve `.` and `..` (also written `%2e`), and an empty segment
 * makes `//`, which names another host at a path's start; a lone surrogate has no percent-encoding.
 */
export function isCarriableSegment(text: string): boolean {
  return !/^\.{0,2}$|\p{Surrogate}/u.test(text);
}
