/** One segment of a route pattern: a literal, or a parameter with the literal text around it. */
export interface PatternSegment {
  /** The whole literal, or the prefix of the parameter: `p-` of `p-:id`. */
  readonly before: string;
  /** Name of the parameter; absent in a literal. */
  readonly parameter?: string | undefined;
  /** The suffix after the parameter: `.html` of `:slug.html`. */
  readonly after: string;
  /** Whether a path may leave it out. */
  readonly isOptional: boolean;
  /** Whether it matches all the segments that follow. */
  readonly isCatchAll: boolean;
}

const parsed = new Map<string, readonly PatternSegment[]>();

/** Parses a route pattern into segments and caches the result. Ignores empty segments. */
export function parsePattern(pattern: string): readonly PatternSegment[] {
  const known = parsed.get(pattern);
  if (known) return known;
  const segments = pattern.split('/').filter(Boolean).map(parseSegment);
  parsed.set(pattern, segments);
  return segments;
}

function parseSegment(text: string): PatternSegment {
  const [, before = text, sign, parameter, mark, after = ''] =
    /^([^:*]*)([:*])(\w+)(\??)([.-].*)?$/u.exec(text) ?? [];
  const isCatchAll = sign === '*';
  return { before, parameter, after, isOptional: isCatchAll || mark === '?', isCatchAll };
}

/**
 * Returns whether the segments that matched a path (`read`) are the segments that it was built from (`built`). Catch-all segments
 * are not compared, because they also match an empty rest. The others are compared by identity: both lists must come from
 * {@link parsePattern}, which returns the same objects for the same pattern.
 */
export function hasSameSegments(read: readonly PatternSegment[], built: readonly PatternSegment[]): boolean {
  return read.every((part, at) => part.isCatchAll || part === built[at]);
}

/**
 * Returns whether a decoded path segment survives a round trip through a URL: not empty, not `.` or `..`, and without lone
 * surrogates.
 */
export function isSegmentPreservedInUrl(text: string): boolean {
  return !/^\.{0,2}$|\p{Surrogate}/u.test(text);
}
