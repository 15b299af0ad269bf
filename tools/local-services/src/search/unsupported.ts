import { z } from 'zod';

/** In a `params` string a flag is text, and old clients write `1` and `0`. */
export const flag = z.union([
  z.boolean(),
  z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1'),
]);

const off = flag.refine((value) => !value);
const noText = z.literal('');
const emptyList = z.union([z.array(z.unknown()).max(0), z.enum(['', '[]'])]);
const emptyObject = z.union([
  z.record(z.string(), z.unknown()).refine((value) => Object.keys(value).length === 0),
  z.literal('{}'),
]);

/**
 * Settings and parameters of features that this service lacks, each with the values that ask for nothing beyond what happens
 * anyway. Any other value is refused, so that nothing is taken and left undone.
 */
export const unsupportedSettings = {
  advancedSyntax: z.nullish(off),
  /** Says what the syntax has where it is on. */
  advancedSyntaxFeatures: z.unknown().optional(),
  alternativesAsExact: z.nullish(
    z.union([
      z.tuple([z.literal('ignorePlurals'), z.literal('singleWordSynonym')]),
      z.literal('ignorePlurals,singleWordSynonym'),
    ]),
  ),
  attributeCriteriaComputedBy: z.nullish(z.literal('minProximity')),
  attributeCriteriaComputedByMinProximity: z.nullish(off),
  disableExactOnAttributes: z.nullish(emptyList),
  enablePersonalization: z.nullish(off),
  enableReRanking: z.nullish(flag),
  exactOnSingleWordQuery: z.nullish(z.literal('attribute')),
  minProximity: z.nullish(z.union([z.literal(1), z.literal('1')])),
  mode: z.nullish(z.literal('keywordSearch')),
  reRankingApplyFilter: z.nullish(emptyList),
  replaceSynonymsInHighlight: z.nullish(off),
  semanticSearch: z.nullish(emptyObject),
} as const;

/** As {@link unsupportedSettings}: settings that no query has. */
export const unsupportedIndexSettings = {
  ...unsupportedSettings,
  attributesToTransliterate: z.nullish(emptyList),
  camelCaseAttributes: z.nullish(emptyList),
  customNormalization: z.nullish(emptyObject),
  keepDiacriticsOnCharacters: z.nullish(noText),
  separatorsToIndex: z.nullish(noText),
} as const;

/** As {@link unsupportedSettings}: parameters that no index has as a setting. */
export const unsupportedParameters = {
  ...unsupportedSettings,
  aroundLatLng: z.nullish(noText),
  aroundLatLngViaIP: z.nullish(off),
  aroundPrecision: z.nullish(z.never()),
  aroundRadius: z.nullish(z.never()),
  extensions: z.nullish(emptyObject),
  insideBoundingBox: z.nullish(emptyList),
  insidePolygon: z.nullish(emptyList),
  minimumAroundRadius: z.nullish(z.never()),
  ranking: z.nullish(z.never()),
  similarQuery: z.nullish(noText),
} as const;

/** Whether `name` is of a feature that this service lacks. */
export function isUnsupported(name: string): boolean {
  return Object.hasOwn(unsupportedParameters, name) || Object.hasOwn(unsupportedIndexSettings, name);
}
