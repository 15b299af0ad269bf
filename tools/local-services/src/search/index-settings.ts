import { z } from 'zod';
import { SearchError } from './search-error.ts';
import type { Filter } from './filters.ts';
import { isUnsupportedOption, unsupportedIndexSettingSchemas } from './unsupported-options.ts';

const strings = z.array(z.string());

/** `null` resets a setting, as in the hosted service. */
function setting<Schema extends z.ZodType>(schema: Schema, standard: z.output<Schema>) {
  return z
    .nullish(schema)
    .transform((value) => value ?? standard)
    .default(standard as never);
}

/** The supported settings with the hosted service's defaults, including those with one allowed value. */
const settingsSchema = z.strictObject({
  ...unsupportedIndexSettingSchemas,
  searchableAttributes: setting(strings, []),
  attributesForFaceting: setting(strings, []),
  attributesToRetrieve: setting(strings, ['*']),
  unretrievableAttributes: setting(strings, []),
  /** `null` highlights all searchable attributes. */
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
  /** A list of languages counts as true: an index has one language here. */
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
  /** Attribute that the records of a group share. Without it, records are not grouped. */
  attributeForDistinct: z.nullish(z.string()),
  distinct: setting(z.union([z.boolean().transform(Number), z.int().min(0).max(4)]), 0),
  enableRules: setting(z.boolean(), true),
  /** Numeric attributes for filtering; `equalOnly(a)` allows only `=` and `!=`. `null` allows all. */
  numericAttributesForFiltering: z.nullish(strings),
  /** Relevance that a virtual replica requires: 0 shows all records, 100 only the most relevant. */
  relevancyStrictness: setting(z.int().min(0).max(100), 100),
  indexLanguages: setting(strings, []),
  decompoundedAttributes: setting(z.record(z.string(), strings), {}),
  /** The first one is the language of queries; by default that of the index. */
  queryLanguages: setting(strings, []),
  decompoundQuery: setting(z.boolean(), true),
  allowTyposOnNumericTokens: setting(z.boolean(), true),
  disableTypoToleranceOnAttributes: setting(strings, []),
  disableTypoToleranceOnWords: setting(strings, []),
  disablePrefixOnAttributes: setting(strings, []),
  restrictHighlightAndSnippetArrays: setting(z.boolean(), false),
  maxFacetHits: setting(z.int().min(1).max(100), 10),
  /** Parts of an answer; `*` means all. */
  responseFields: setting(strings, ['*']),
  /** Returned with every answer. */
  renderingContent: setting(z.record(z.string(), z.unknown()), {}),
  /** Custom data of the merchant, returned with the settings. */
  userData: z.unknown().optional(),
  /** How the hosted service stores numbers. It has no effect on answers. */
  allowCompressionOfIntegerArray: z.nullish(z.boolean()),
});

export type IndexSettings = z.output<typeof settingsSchema>;

/**
 * Parses the settings of an index and fills in defaults.
 *
 * @throws SearchError 400 naming the first invalid setting.
 */
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
  if (isUnsupportedOption(name)) throw new SearchError(400, `The "${name}" setting is not supported`);
  throw new SearchError(
    400,
    `Invalid value for "${issue?.path.join('.') ?? ''}": ${issue?.message ?? 'malformed'}`,
  );
}

/** Returns the valid ones of `settings`: an older version may have written the database. */
export function selectValidSettings(settings: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => settingsSchema.safeParse({ [name]: value }).success),
  );
}

/** Creates the hosted service's error for an unknown attribute, with its position in the JSON. */
export function createUnknownAttributeError(given: unknown, name: string): SearchError {
  const key = JSON.stringify(name);
  const column = JSON.stringify(given).indexOf(`${key}:`) + key.length;
  return new SearchError(400, `Invalid object attributes: ${name} near line:1 column:${column}`);
}

/** A declared facet: `searchable(a)`, `filterOnly(a)`, `afterDistinct(a)` or plain. */
export interface FacetDeclaration {
  readonly attribute: string;
  readonly isCounted: boolean;
  readonly isSearchable: boolean;
  /** Whether a group counts once for each of its shown records. */
  readonly isAfterDistinct: boolean;
}

/** Returns the declared facets by attribute. */
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

/** Returns a predicate that tells whether an attribute can be filtered by: a declared facet, `_tags` or `objectID`. */
export function createFacetPredicate(settings: IndexSettings): (attribute: string) => boolean {
  const declared = getDeclaredFacets(settings);
  return (attribute) => declared.has(attribute) || attribute === '_tags' || attribute === 'objectID';
}

/** Replaces conditions on numeric attributes that `numericAttributesForFiltering` does not allow by one that matches nothing. */
export function restrictNumericFilter(
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
