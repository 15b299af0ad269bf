import { z } from 'zod';
import { SearchError } from './errors.ts';
import type { Filter } from './filters.ts';
import { isUnsupported, unsupportedIndexSettings } from './unsupported.ts';

const strings = z.array(z.string());

/** `null` resets a setting, as the hosted service has it. */
function setting<Schema extends z.ZodType>(schema: Schema, standard: z.output<Schema>) {
  return z
    .nullish(schema)
    .transform((value) => value ?? standard)
    .default(standard as never);
}

/** Settings that the engine acts on, with the hosted service's defaults, and those that it can only have as they are. */
const settingsSchema = z.strictObject({
  ...unsupportedIndexSettings,
  searchableAttributes: setting(strings, []),
  attributesForFaceting: setting(strings, []),
  attributesToRetrieve: setting(strings, ['*']),
  unretrievableAttributes: setting(strings, []),
  /** Null marks all searchable attributes. */
  attributesToHighlight: z.nullish(strings),
  attributesToSnippet: setting(strings, []),
  highlightPreTag: setting(z.string(), '<em>'),
  highlightPostTag: setting(z.string(), '</em>'),
  snippetEllipsisText: setting(z.string(), '…'),
  customRanking: setting(strings, []),
  ranking: setting(strings, ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom']),
  replicas: setting(strings, []),
  hitsPerPage: setting(z.int().min(1).max(1000), 20),
  paginationLimitedTo: setting(z.int().min(0).max(20_000), 1000),
  maxValuesPerFacet: setting(z.int().min(1).max(1000), 100),
  sortFacetValuesBy: setting(z.enum(['count', 'alpha']), 'count'),
  minWordSizefor1Typo: setting(z.int().min(0), 4),
  minWordSizefor2Typos: setting(z.int().min(0), 8),
  typoTolerance: setting(
    z.union([z.boolean(), z.enum(['true', 'false', 'min', 'strict'])]).transform(String),
    'true',
  ) as z.ZodType<'true' | 'false' | 'min' | 'strict'>,
  queryType: setting(z.enum(['prefixLast', 'prefixAll', 'prefixNone']), 'prefixLast'),
  removeWordsIfNoResults: setting(z.enum(['none', 'lastWords', 'firstWords', 'allOptional']), 'none'),
  /** A list of languages counts as true: an index here has one language. */
  removeStopWords: setting(z.union([z.boolean(), strings.transform((list) => list.length > 0)]), false),
  ignorePlurals: setting(
    z.union([
      z.boolean(),
      z.enum(['true', 'false']).transform((text) => text === 'true'),
      strings.transform((list) => list.length > 0),
    ]),
    false,
  ),
  optionalWords: setting(strings, []),
  /** What the records of a group have in common; without it nothing is grouped. */
  attributeForDistinct: z.nullish(z.string()),
  distinct: setting(z.union([z.boolean().transform(Number), z.int().min(0).max(4)]), 0),
  enableRules: setting(z.boolean(), true),
  /** Numeric attributes that can be filtered by, `equalOnly(a)` for `=` and `!=` alone; all when null. */
  numericAttributesForFiltering: z.nullish(strings),
  /** How relevant a record has to be to stand in a virtual replica: 0 takes all, 100 the most relevant alone. */
  relevancyStrictness: setting(z.int().min(0).max(100), 100),
  indexLanguages: setting(strings, []),
  decompoundedAttributes: setting(z.record(z.string(), strings), {}),
  /** The first is that of queries; that of the index unless told. */
  queryLanguages: setting(strings, []),
  decompoundQuery: setting(z.boolean(), true),
  allowTyposOnNumericTokens: setting(z.boolean(), true),
  disableTypoToleranceOnAttributes: setting(strings, []),
  disableTypoToleranceOnWords: setting(strings, []),
  disablePrefixOnAttributes: setting(strings, []),
  restrictHighlightAndSnippetArrays: setting(z.boolean(), false),
  maxFacetHits: setting(z.int().min(1).max(100), 10),
  /** Parts of an answer; `*` is all of them. */
  responseFields: setting(strings, ['*']),
  /** Given back with every answer. */
  renderingContent: setting(z.record(z.string(), z.unknown()), {}),
  /** The merchant's own; given back with the settings. */
  userData: z.unknown().optional(),
  /** How the hosted service stores numbers; it changes no answer. */
  allowCompressionOfIntegerArray: z.nullish(z.boolean()),
});

export type IndexSettings = z.output<typeof settingsSchema>;

/** @throws SearchError 400 naming the first setting that cannot be used. */
export function parseSettings(settings: unknown): IndexSettings {
  const parsed = settingsSchema.safeParse(settings);
  if (parsed.success) return parsed.data;
  const unknown = parsed.error.issues.find(
    (one) => one.code === 'unrecognized_keys' && one.path.length === 0,
  );
  if (unknown?.code === 'unrecognized_keys')
    throw createUnknownAttributeError(settings, unknown.keys[0] ?? '');
  const issue = parsed.error.issues[0];
  const name = String(issue?.path[0] ?? '');
  if (isUnsupported(name)) throw new SearchError(400, `The "${name}" setting is not supported`);
  throw new SearchError(
    400,
    `Invalid value for "${issue?.path.join('.') ?? ''}": ${issue?.message ?? 'malformed'}`,
  );
}

/** Those of `settings` that can be used: a database may have been written by an older version. */
export function selectUsableSettings(settings: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => settingsSchema.safeParse({ [name]: value }).success),
  );
}

/** What the hosted service says of an attribute that it does not know, and where it stands in the JSON. */
export function createUnknownAttributeError(given: unknown, name: string): SearchError {
  const key = JSON.stringify(name);
  const column = JSON.stringify(given).indexOf(`${key}:`) + key.length;
  return new SearchError(400, `Invalid object attributes: ${name} near line:1 column:${column}`);
}

/** An attribute for faceting and how it is declared: `searchable(a)`, `filterOnly(a)`, `afterDistinct(a)` or plain. */
export interface FacetDeclaration {
  readonly attribute: string;
  readonly isCounted: boolean;
  readonly isSearchable: boolean;
  /** Counts a group once for each record of it that is shown. */
  readonly isAfterDistinct: boolean;
}

/** The declared facets by attribute. */
export function getDeclaredFacets(settings: IndexSettings): Map<string, FacetDeclaration> {
  return new Map(
    settings.attributesForFaceting.map((declaration) => {
      const modifiers = [...declaration.matchAll(/(\w+)\(/g)].map(([, modifier]) => modifier);
      const attribute = declaration.replace(/^(?:\w+\()*([^()]*)\)*$/, '$1');
      return [
        attribute,
        {
          attribute,
          isCounted: !modifiers.includes('filterOnly'),
          isSearchable: modifiers.includes('searchable'),
          isAfterDistinct: modifiers.includes('afterDistinct'),
        },
      ];
    }),
  );
}

/** Which attributes can be filtered by: the declared ones, and those that always can. */
export function isFacetOf(settings: IndexSettings): (attribute: string) => boolean {
  const declared = getDeclaredFacets(settings);
  return (attribute) => declared.has(attribute) || attribute === '_tags' || attribute === 'objectID';
}

/** `filter` as far as the settings let numbers be filtered by: what they do not, matches nothing. */
export function restrictFilter(
  filter: Filter,
  { numericAttributesForFiltering: allowed }: IndexSettings,
): Filter {
  if (!allowed) return filter;
  const read = (part: Filter): Filter => {
    switch (part.kind) {
      case 'and':
      case 'or':
        return { kind: part.kind, filters: part.filters.map(read) };
      case 'not':
        return { kind: 'not', filter: read(part.filter) };
      case 'facet':
        return part;
      default: {
        const isEqual = part.kind === 'compare' && (part.comparison === '=' || part.comparison === '!=');
        const isAllowed =
          allowed.includes(part.attribute) || (isEqual && allowed.includes(`equalOnly(${part.attribute})`));
        return isAllowed ? part : { kind: 'or', filters: [] };
      }
    }
  };
  return read(filter);
}
