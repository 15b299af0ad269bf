/** One part of a route's pattern: a word of the table, or a parameter with what stands around it. */
export interface Segment {
  /** The whole word, or what stands before the parameter: `p-` of `p-:id`. */
  readonly before: string;
  /** Missing in a word. */
  readonly parameter?: string | undefined;
  /** The suffix after the parameter: `.html` of `:slug.html`. */
  readonly after: string;
  /** Whether it may be missing. */
  readonly isOptional: boolean;
  /** Whether it takes all segments that follow. */
  readonly isCatchAll: boolean;
}

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
  const [, before = text, sign, parameter, mark, after = ''] =
    /^([^:*]*)([:*])(\w+)(\??)([.-].*)?$/u.exec(text) ?? [];
  const isCatchAll = sign === '*';
  return { before, parameter, after, isOptional: isCatchAll || mark === '?', isCatchAll };
}

/**
 * Whether `read`, the segments that matched a path, are those that the path was built from (`built`). Catch-alls are not
 * compared, because they also match an empty rest.
 */
export function isSameRoute(read: readonly Segment[], built: readonly Segment[]): boolean {
  return read.every((part, at) => part.isCatchAll || part === built[at]);
}

/**
 * Whether a decoded segment survives a URL. Browsers resolve `.` and `..` (also written `%2e`), and an empty segment
 * makes `//`, which names another host at a path's start; a lone surrogate has no percent-encoding.
 */
export function isUrlSafeSegment(text: string): boolean {
  return !/^\.{0,2}$|\p{Surrogate}/u.test(text);
}
