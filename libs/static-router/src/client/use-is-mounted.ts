import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that returns whether the component is still mounted, for use after an `await`. */
export function useIsMountedGetter(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
