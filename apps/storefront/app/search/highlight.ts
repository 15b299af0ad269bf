/**
 * Characters that the search service puts around highlights. They are from the private-use area, which no text of the shop contains: a
 * title may contain `<em>`, and text from a service is never treated as markup.
 */
export const highlightTags = { start: '\uE000', end: '\uE001' } as const;

/** A part of a text, highlighted or not. */
export interface HighlightPart {
  readonly text: string;
  readonly isFound: boolean;
}

/** Splits a text from the service at its highlights. No part is empty; unpaired characters are ignored. */
export function highlightParts(marked: string): HighlightPart[] {
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
