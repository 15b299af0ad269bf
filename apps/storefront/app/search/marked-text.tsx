import { highlightParts } from './highlight';

/** A text of the search service with the words that were found. */
export function MarkedText({ text: marked }: { readonly text: string }) {
  // Another text is another element: a late page translation of the earlier one must not take its place.
  return highlightParts(marked).map(({ text, isFound }, position) => {
    const key = `${position} ${text}`;
    return isFound ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
