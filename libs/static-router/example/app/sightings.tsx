import { useState } from 'react';

/** Counts how often it is pressed. */
export function Sightings({ label }: { readonly label: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount((before) => before + 1)}>
      {`${label}: ${count}`}
    </button>
  );
}
