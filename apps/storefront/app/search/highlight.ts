/**
 * What the search service writes around the words it found. Private-use characters, because no text of the shop holds
 * them: a title may hold `<em>`, and nothing that comes from a service is ever taken for markup.
 */
export const highlightTags = { start: '\uE000', end: '\uE001' } as const;

/** A piece of a text, found or not. */
export interface HighlightPart {
  readonly text: string;
  readonly isFound: boolean;
}

/** The pieces of a text that the service has marked, none of them empty. Marks without a partner are harmless. */
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
