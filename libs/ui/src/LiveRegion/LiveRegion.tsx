'use client';

import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface LiveRegionProps {
  /** What screen readers say; nothing new while it is absent. */
  text: string | undefined;
  /** Milliseconds for which the text has not changed. Defaults to 600. */
  delayMs?: number;
}

const ANNOUNCEMENT_DELAY_MS = 600;

/** Announces `text` to screen readers once it has not changed for `delayMs` (600 ms by default). Renders nothing visible. */
export function LiveRegion({ text, delayMs = ANNOUNCEMENT_DELAY_MS }: LiveRegionProps) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text === undefined) return;
    const timer = setTimeout(() => {
      setSaid(text);
    }, delayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text, delayMs]);
  return (
    <VisuallyHidden>
      <span role="status">
        <span key={said}>{said}</span>
      </span>
    </VisuallyHidden>
  );
}
