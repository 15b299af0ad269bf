import { pickAttributes, type SearchRecord } from './record-attributes.ts';
import {
  highlight,
  createSnippet,
  type Highlight,
  type HighlightContext,
  type Snippet,
} from './highlight.ts';

/** Nested like a record, with a value for each text of the record. */
export type NestedValue<Value> =
  Value | NestedValue<Value>[] | { readonly [attribute: string]: NestedValue<Value> };

/** A record in an answer. */
export type Hit = SearchRecord & {
  readonly _highlightResult?: NestedValue<Highlight>;
  readonly _snippetResult?: NestedValue<Snippet>;
};

/** Which attributes of a hit are returned, highlighted and shortened. */
export interface HitOptions {
  readonly attributesToRetrieve: readonly string[];
  /** `*` means every text. */
  readonly attributesToHighlight: readonly string[];
  /** `name:words` or `*:words`; ten words by default. */
  readonly attributesToSnippet: readonly string[];
  /** Whether lists include only the texts that match. */
  readonly onlyMatchesOfLists?: boolean;
  readonly ellipsis: string;
  readonly marker: HighlightContext;
}

/** Words in a snippet by default. */
const SNIPPET_WORDS = 10;

/** Returns the requested parts of `record`, with matches highlighted. */
export function toHit(record: SearchRecord, options: HitOptions): Hit {
  const { attributesToRetrieve, attributesToHighlight, attributesToSnippet, ellipsis, marker } = options;
  const isShownInList = (marked: unknown) =>
    options.onlyMatchesOfLists !== true || (marked as Partial<Highlight>).matchLevel !== 'none';
  const highlights = mapTexts(
    record,
    '',
    (text, path) => (covers(attributesToHighlight, path) ? highlight(text, path, marker) : undefined),
    isShownInList,
  );
  const lengths = snippetLengths(attributesToSnippet);
  const snippets =
    lengths.size === 0
      ? undefined
      : mapTexts(
          record,
          '',
          (text, path) => {
            const length = lengths.get(path) ?? lengths.get('*');
            return length === undefined ? undefined : createSnippet(text, path, length, ellipsis, marker);
          },
          isShownInList,
        );
  return {
    ...pickAttributes(record, attributesToRetrieve),
    ...(highlights !== undefined && { _highlightResult: highlights }),
    ...(snippets !== undefined && { _snippetResult: snippets }),
  };
}

function snippetLengths(attributes: readonly string[]): Map<string, number> {
  return new Map(
    attributes.map((attribute) => {
      const [path = '', length] = attribute.split(':');
      return [path, Number(length) > 0 ? Number(length) : SNIPPET_WORDS];
    }),
  );
}

function covers(attributes: readonly string[], path: string): boolean {
  return attributes.some(
    (attribute) => attribute === '*' || attribute === path || path.startsWith(`${attribute}.`),
  );
}

function mapTexts<Value>(
  value: unknown,
  path: string,
  map: (text: string, path: string) => Value | undefined,
  isShownInList: (marked: NestedValue<Value>) => boolean,
): NestedValue<Value> | undefined {
  if (typeof value === 'string' || typeof value === 'number') return map(String(value), path);
  if (Array.isArray(value)) {
    const mapped = value
      .flatMap((item) => mapTexts(item, path, map, isShownInList) ?? [])
      .filter((item) => isShownInList(item));
    return mapped.length > 0 ? (mapped as NestedValue<Value>[]) : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value).flatMap(([key, below]) => {
    const mapped = mapTexts(below, path === '' ? key : `${path}.${key}`, map, isShownInList);
    return mapped === undefined ? [] : [[key, mapped] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
