import { useEffect, useState } from 'react';
import type { SearchGuide } from './search-guide';

const nothing: SearchGuide = { pictures: {}, offers: {}, categories: { en: [], da: [] } };

let fetched: Promise<SearchGuide> | undefined;

async function fetchGuide(): Promise<SearchGuide> {
  const answer = await fetch('/search-guide.json');
  if (!answer.ok) throw new Error(`Cannot read the search guide: status ${answer.status}`);
  return (await answer.json()) as SearchGuide;
}

/** The search guide, empty until it has come: hits are then shown without pictures, and cost what their records say. A failure is tried again next time. */
export function useSearchGuide(): SearchGuide {
  const [guide, setGuide] = useState(nothing);
  useEffect(() => {
    let isWanted = true;
    fetched ??= fetchGuide();
    fetched.then(
      (value) => {
        if (isWanted) setGuide(value);
      },
      () => {
        fetched = undefined;
      },
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return guide;
}
