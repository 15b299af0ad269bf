import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const wish = matchMedia(query);
  wish.addEventListener('change', onChange);
  return () => {
    wish.removeEventListener('change', onChange);
  };
}

/** The system asks for less motion, or the root element says so for showing it (`data-motion="reduced"`). */
const isReduced = () => matchMedia(query).matches || document.documentElement.dataset['motion'] === 'reduced';

/** Whether less motion is asked for; follows the setting. On a server nobody has asked. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isReduced, () => false);
}
