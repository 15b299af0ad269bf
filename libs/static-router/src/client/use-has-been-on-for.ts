import { useEffect, useState } from 'react';

/** Returns whether `isOn` has been true for `milliseconds` without interruption. */
export function useHasBeenOnFor(isOn: boolean, milliseconds: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => {
      setLasted(true);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isOn, milliseconds]);
  return isOn && hasLasted;
}
