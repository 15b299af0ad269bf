import { useState } from 'react';

/** Counts how often it is pressed; two presses before hydration count as one. */
export function Counter({ label }: { readonly label: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" data-once="" onClick={() => setCount(count + 1)}>
      {`${label}: ${count}`}
    </button>
  );
}
