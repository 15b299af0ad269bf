import { z } from 'zod';
import { flagSchema } from './flag-schema.ts';

const off = flagSchema.refine((value) => !value);
const noText = z.literal('');
const emptyList = z.union([z.array(z.unknown()).max(0), z.enum(['', '[]'])]);
const emptyObject = z.union([
  z.record(z.string(), z.unknown()).refine((value) => Object.keys(value).length === 0),
  z.literal('{}'),
]);

/**
 * Schemas of settings and parameters of unsupported features. They accept only values that have no effect; others are refused.
 */
export const unsupportedOptionSchemas = {
  advancedSyntax: z.nullish(off),
  /** Configures the advanced syntax. */
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
  enableReRanking: z.nullish(flagSchema),
  exactOnSingleWordQuery: z.nullish(z.literal('attribute')),
  minProximity: z.nullish(z.union([z.literal(1), z.literal('1')])),
  mode: z.nullish(z.literal('keywordSearch')),
  reRankingApplyFilter: z.nullish(emptyList),
  replaceSynonymsInHighlight: z.nullish(off),
  semanticSearch: z.nullish(emptyObject),
} as const;

/** Like {@link unsupportedOptionSchemas}, for settings that are not query parameters. */
export const unsupportedIndexSettingSchemas = {
  ...unsupportedOptionSchemas,
  attributesToTransliterate: z.nullish(emptyList),
  camelCaseAttributes: z.nullish(emptyList),
  customNormalization: z.nullish(emptyObject),
  keepDiacriticsOnCharacters: z.nullish(noText),
  separatorsToIndex: z.nullish(noText),
} as const;

/** Like {@link unsupportedOptionSchemas}, for query parameters that are not settings. */
export const unsupportedParameterSchemas = {
  ...unsupportedOptionSchemas,
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

/** Whether `name` belongs to an unsupported feature. */
export function isUnsupportedOption(name: string): boolean {
  return (
    Object.hasOwn(unsupportedParameterSchemas, name) || Object.hasOwn(unsupportedIndexSettingSchemas, name)
  );
}
