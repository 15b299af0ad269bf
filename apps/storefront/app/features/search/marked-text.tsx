import type { HighlightPart } from './highlight';

/** A text with the words that were found. */
export function MarkedText({ parts }: { parts: readonly HighlightPart[] }) {
  // Parts have no identity but their place: a new text has new ones.
  return parts.map(({ text, isFound }, position) =>
    isFound ? <mark key={position}>{text}</mark> : <span key={position}>{text}</span>,
  );
}
