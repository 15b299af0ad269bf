import { cutToBytes, cutToLength } from './internal/cut-text.ts';
import { MAX_QUERY_BYTES, MAX_QUERY_LENGTH } from './limits.ts';

const loneSurrogates = /\p{Surrogate}/gu;

/**
 * Returns the start of `query` in well-formed Unicode, at most {@link MAX_QUERY_LENGTH} UTF-16 code units. Spaces are kept.
 *
 * @example
 * ```ts
 * limitQuery('hand '); // => 'hand '
 * limitQuery('a'.repeat(600)).length; // => 512
 * ```
 */
export function limitQuery(query: string): string {
  return cutToLength(query, MAX_QUERY_LENGTH).replace(loneSurrogates, '\uFFFD');
}

/**
 * Returns `query` as the hosted service accepts it: at most {@link MAX_QUERY_BYTES} bytes of UTF-8, cut between characters.
 * A letter such as ø takes two bytes, so a box of 512 characters can hold more than the service takes.
 *
 * @example
 * ```ts
 * limitQueryBytes('ø'.repeat(512)).length; // => 256
 * ```
 */
export function limitQueryBytes(query: string): string {
  return cutToBytes(limitQuery(query), MAX_QUERY_BYTES);
}
