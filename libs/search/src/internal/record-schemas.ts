import * as z from 'zod/mini';
import { isFacetValue } from '../facets.ts';

/** Text that may not be empty. */
export const nonEmptyTextSchema: z.ZodMiniString = z.string().check(z.minLength(1));

/** A value of a facet. */
export const facetValueSchema: z.ZodMiniString = z
  .string()
  .check(z.refine(isFacetValue, { error: 'a facet value is a text of 1 to 256 characters' }));

// Browsers take a backslash for a slash and skip line breaks: with two slashes in front it would be another site.
const PATH = /^\/(?!\/)[^\s\\]*$/;

/** A path of the shop. */
export const pathSchema: z.ZodMiniString = z
  .string()
  .check(z.regex(PATH, 'a path begins with one "/" and has neither blanks nor "\\"'));

const pixels = z.int().check(z.positive());

/** A picture as a card shows it. */
export const pictureSchema = z.object({
  id: nonEmptyTextSchema,
  alt: z.string(),
  src: nonEmptyTextSchema,
  srcSet: nonEmptyTextSchema,
  width: pixels,
  height: pixels,
  ground: z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/, 'a ground is a colour such as #C9D0CA')),
});

/**
 * Validates `record` and returns it.
 *
 * @throws {TypeError} naming what was to be built and the fields that are wrong
 */
export function parseRecord<Record>(schema: z.ZodMiniType<Record>, record: unknown, subject: string): Record {
  const { success, data, error } = z.safeParse(schema, record);
  if (success) return data;
  const problems = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new TypeError(`Cannot build the record of ${subject}: ${problems.join('; ')}`, { cause: error });
}

/** Returns whole seconds since 1970; 0 without a date. */
export function toUnixSeconds(date: Date | undefined): number {
  return Math.floor((date?.getTime() ?? 0) / 1000);
}
