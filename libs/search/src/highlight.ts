/**
 * Characters to request around highlights, as `highlightPreTag` and `highlightPostTag`. They are from the private-use area, which no text of
 * a shop contains: a title may contain `<em>`, and text from a service is never treated as markup.
 */
export const highlightTags: { readonly start: string; readonly end: string } = {
  start: '\uE000',
  end: '\uE001',
};

/** A part of a text; `isFound` marks the parts that match the query. */
export interface HighlightPart {
  readonly text: string;
  readonly isFound: boolean;
}

/**
 * Splits a text from the service at its {@link highlightTags}. No part is empty; unpaired tags are ignored.
 *
 * @example
 * ```ts
 * parseHighlights('Grau\uE000burgunder\uE001'); // => [
 * //    { text: 'Grau', isFound: false }, { text: 'burgunder', isFound: true }]
 * ```
 */
export function parseHighlights(marked: string): HighlightPart[] {
  const parts: { text: string; isFound: boolean }[] = [];
  let isFound = false;
  for (const piece of marked.split(/([\uE000\uE001])/)) {
    if (piece === highlightTags.start || piece === highlightTags.end) {
      isFound = piece === highlightTags.start;
      continue;
    }
    if (piece === '') continue;
    const last = parts.at(-1);
    if (last?.isFound === isFound) last.text += piece;
    else parts.push({ text: piece, isFound });
  }
  return parts;
}
