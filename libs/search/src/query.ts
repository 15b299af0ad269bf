import { MAX_QUERY_BYTES, MAX_QUERY_LENGTH } from './limits.ts';

const loneSurrogates = /\p{Surrogate}/gu;

/**
 * `query` as a search keeps it: well-formed Unicode of at most {@link MAX_QUERY_LENGTH} code units, cut between characters.
 * Blanks stay as typed, otherwise the box would swallow the blank between two words.
 */
export function limitQuery(query: string): string {
  return cutBetweenCharacters(query, MAX_QUERY_LENGTH).replace(loneSurrogates, '\uFFFD');
}

/**
 * `query` as the service accepts it: at most {@link MAX_QUERY_BYTES} bytes of UTF-8, cut between characters.
 * A Danish letter takes two bytes, so a box of 512 characters can hold more than the service takes.
 */
export function limitQueryBytes(query: string): string {
  const limited = limitQuery(query);
  let bytes = 0;
  let end = 0;
  for (const character of limited) {
    bytes += utf8Length(character);
    if (bytes > MAX_QUERY_BYTES) return limited.slice(0, end);
    end += character.length;
  }
  return limited;
}

function cutBetweenCharacters(text: string, length: number): string {
  if (text.length <= length) return text;
  const splitsPair =
    /[\uD800-\uDBFF]/.test(text.charAt(length - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(length));
  return text.slice(0, splitsPair ? length - 1 : length);
}

function utf8Length(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
