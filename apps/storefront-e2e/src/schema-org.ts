import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Objects of one predicate by subject, in names without the namespace. */
type Edges = ReadonlyMap<string, ReadonlySet<string>>;

/** The vocabulary of schema.org: its classes, their properties, and the ranges of these. */
export interface SchemaOrgVocabulary {
  readonly classes: Edges;
  readonly instances: Edges;
  readonly domains: Edges;
  readonly ranges: Edges;
}

const N_QUAD_PATTERN = /^<https?:\/\/schema\.org\/([^>]+)> <[^>]*?([A-Za-z]+)> <([^>]+)> /;
const SCHEMA_ORG_PATTERN = /^https?:\/\/schema\.org\//;

/** Loads the vocabulary from a package that contains it as N-Quads. */
export function loadSchemaOrg(): SchemaOrgVocabulary {
  const file = createRequire(import.meta.url)
    .resolve('@vocabulary/schema')
    .replace(/index\.js$/, 'schema.nq');
  const edges = {
    subClassOf: new Map(),
    type: new Map(),
    domainIncludes: new Map(),
    rangeIncludes: new Map(),
  };
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, subject, predicate, object] = N_QUAD_PATTERN.exec(line) ?? [];
    if (!subject || !object || !predicate || !Object.hasOwn(edges, predicate)) continue;
    const into = edges[predicate as keyof typeof edges] as Map<string, Set<string>>;
    into.set(subject, (into.get(subject) ?? new Set()).add(object.replace(SCHEMA_ORG_PATTERN, '')));
  }
  return {
    classes: edges.subClassOf,
    instances: edges.type,
    domains: edges.domainIncludes,
    ranges: edges.rangeIncludes,
  };
}

/** A class with all its superclasses. */
function getSuperclasses({ classes }: SchemaOrgVocabulary, name: string): ReadonlySet<string> {
  const found = new Set([name]);
  for (const one of found) for (const above of classes.get(one) ?? []) found.add(above);
  return found;
}

const meets = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((one) => b.has(one));

/** Patterns of the data types that are not plain text. */
const DATA_TYPE_PATTERNS: Readonly<Record<string, RegExp>> = {
  Date: /^\d{4}-\d\d-\d\d$/,
  DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/,
  Number: /^-?\d+(?:\.\d+)?$/,
  Integer: /^-?\d+$/,
  Boolean: /^(?:true|false)$/,
  URL: /^(?:https?|mailto):\S+$/,
};

/** Whether a text is valid for one of `ranges`: as a value, a member of an enumeration, or the URL of a thing. */
function isValidText(vocabulary: SchemaOrgVocabulary, text: string, ranges: ReadonlySet<string>): boolean {
  const member = SCHEMA_ORG_PATTERN.test(text)
    ? (vocabulary.instances.get(text.replace(SCHEMA_ORG_PATTERN, '')) ?? new Set())
    : undefined;
  return [...ranges].some((range) => {
    const above = getSuperclasses(vocabulary, range);
    if (above.has('Enumeration')) return member?.has(range);
    const form = DATA_TYPE_PATTERNS[range] ?? (above.has('Text') ? /./ : DATA_TYPE_PATTERNS['URL']);
    return form?.test(text);
  });
}

/** Errors of an item with their path: `Product.offers.0.price: …`; empty if it is valid. */
export function findSchemaOrgErrors(vocabulary: SchemaOrgVocabulary, statement: unknown): string[] {
  return findErrors(vocabulary, statement, undefined, '');
}

function findErrors(
  vocabulary: SchemaOrgVocabulary,
  value: unknown,
  ranges: ReadonlySet<string> | undefined,
  path: string,
): string[] {
  if (Array.isArray(value)) {
    if (value.length === 0) return [`${path}: says nothing`];
    return value.flatMap((one, index) => findErrors(vocabulary, one, ranges, `${path}.${index}`));
  }
  if (typeof value !== 'object' || value === null) {
    const text = String(value).trim();
    if (text === '') return [`${path}: says nothing`];
    return ranges && isValidText(vocabulary, text, ranges)
      ? []
      : [`${path}: ${JSON.stringify(value)} is no ${[...(ranges ?? ['thing'])].join(' or ')}`];
  }
  const { '@context': context, '@id': id, '@type': type, ...properties } = value as Record<string, unknown>;
  if (path === '' && context !== 'https://schema.org') return [`${String(context)} is not the context`];
  if (id !== undefined && !DATA_TYPE_PATTERNS['URL']?.test(String(id)))
    return [`${path}: ${String(id)} is no address`];
  if (type === undefined && id !== undefined && Object.keys(properties).length === 0) return [];
  if (typeof type !== 'string' || !(vocabulary.instances.get(type)?.size ?? 0)) {
    return [`${path}: there is no ${String(type)}`];
  }
  const self = getSuperclasses(vocabulary, type);
  const here = path === '' ? type : path;
  const wrongPlace =
    ranges && !meets(self, ranges) ? [`${here}: a ${type} is no ${[...ranges].join(' or ')}`] : [];
  return [
    ...wrongPlace,
    ...Object.entries(properties).flatMap(([name, inner]) => {
      // 'query-input' annotates the property 'query' of an action: which part of its target is filled in.
      const property = name.replace(/-(?:in|out)put$/, '');
      const domains = vocabulary.domains.get(property);
      if (!domains) return [`${here}: there is no property ${name}`];
      if (!meets(self, domains)) return [`${here}: a ${type} has no ${name}`];
      if (property !== name)
        return /^required name=\w+$/.test(String(inner)) ? [] : [`${here}.${name}: no annotation`];
      return findErrors(vocabulary, inner, vocabulary.ranges.get(property) ?? new Set(), `${here}.${name}`);
    }),
  ];
}
