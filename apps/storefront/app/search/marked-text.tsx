import { highlightParts } from './highlight';

/** A text of the search service with its highlights. */
export function MarkedText({ text: marked }: { readonly text: string }) {
  // A new text gets a new element, so that a late page translation of the old one cannot replace it.
  return highlightParts(marked).map(({ text, isFound }, position) => {
    const key = `${position} ${text}`;
    return isFound ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
