import type { HighlightPart } from './highlight';

/** A text with the words that were found. */
export function MarkedText({ parts }: { parts: readonly HighlightPart[] }) {
  // Another text is another element: a late page translation of the earlier one must not take its place.
  return parts.map(({ text, isFound }, position) => {
    const key = `${position} ${text}`;
    return isFound ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
