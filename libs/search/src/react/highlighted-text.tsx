import type { ReactElement } from 'react';
import { parseHighlights } from '../highlight.ts';

/**
 * A text of the search service with its highlights as `<mark>`.
 *
 * @example
 * ```tsx
 * export const Title = ({ title }: { title: string }) => (
 *   <h3>
 *     <HighlightedText text={title} />
 *   </h3>
 * );
 * ```
 */
export function HighlightedText({ text: marked }: { readonly text: string }): ReactElement {
  // A new text gets a new element, so that a late translation of the old one by the browser cannot replace it.
  return (
    <>
      {parseHighlights(marked).map(({ text, isFound }, position) => {
        const key = `${position} ${text}`;
        return isFound ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
      })}
    </>
  );
}
