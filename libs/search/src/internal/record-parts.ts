import * as z from 'zod/mini';
import { isFacetName } from '../facets.ts';

/** Text that may not be empty. */
export const filledText: z.ZodMiniString = z.string().check(z.minLength(1));

/** A value of a facet: what no address could carry, no shopper could filter by. */
export const facetValue: z.ZodMiniString = z
  .string()
  .check(z.refine(isFacetName, { error: 'a facet value is 1 to 64 letters, digits, "_" or "-"' }));

/** A picture of the content library, by id. */
export const picture = z.object({ id: filledText, alt: z.string() });

/**
 * `record` as `schema` has it.
 *
 * @throws {TypeError} naming what was to be built and the fields that are wrong
 */
export function checkRecord<Record>(schema: z.ZodMiniType<Record>, record: unknown, subject: string): Record {
  const { success, data, error } = z.safeParse(schema, record);
  if (success) return data;
  const problems = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new TypeError(`Cannot build the record of ${subject}: ${problems.join('; ')}`, { cause: error });
}

/** Whole seconds since 1970, 0 for no date. */
export function secondsSince1970(date: Date | undefined): number {
  return Math.floor((date?.getTime() ?? 0) / 1000);
}
