import type { ReactNode } from 'react';

/**
 * Returns a key for the element around `content`, so that a different text is a different element. A late page translation then
 * replaces the earlier text, not the current one.
 */
export const getTextKey = (content: ReactNode): string | undefined =>
  typeof content === 'string' ? content : undefined;
