import { useCallback, useEffect, useRef } from 'react';

/** Tells whether the component is still there: an answer that comes after that must not lead the shopper on from somewhere else. */
export function useIsThere(): () => boolean {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return useCallback(() => isThere.current, []);
}
