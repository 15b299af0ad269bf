import { useState } from 'react';
import { useSearchBox } from 'react-instantsearch';
import { limitQuery } from '../limit-query.ts';
import { useInternalList } from './list-search.tsx';

/** The search field of a list. */
export interface ListSearchBox {
  readonly value: string;
  /** Searches for what is typed. */
  readonly change: (text: string) => void;
  /** Writes the query into the address at once: for Enter. */
  readonly submit: () => void;
}

/**
 * Returns the search field of the surrounding list. Results follow while the shopper types. InstantSearch renders its query a moment
 * later, when more may have been typed: what was typed stays.
 *
 * @throws {Error} without a {@link ListSearch} above
 */
export function useListSearchBox(): ListSearchBox {
  const { router } = useInternalList();
  const { query, refine } = useSearchBox();
  const [typed, setTyped] = useState(query);
  const [sent, setSent] = useState<readonly string[]>([]);
  const [known, setKnown] = useState(query);
  if (query !== known) {
    const position = sent.indexOf(query);
    setKnown(query);
    setSent(sent.slice(position + 1));
    if (position < 0) setTyped(query);
  }
  return {
    value: typed,
    change: (text) => {
      const limited = limitQuery(text);
      setTyped(limited);
      setSent((before) => [...before, limited]);
      refine(limited);
    },
    submit: router.flush,
  };
}
