import type { ReactNode } from 'react';

/**
 * A key for the element around `content`: another text is another element. A page translator that answers late then replaces the earlier
 * text where it was, and not the one that stands there now.
 */
export const textKey = (content: ReactNode): string | undefined =>
  typeof content === 'string' ? content : undefined;
