import { useEffect } from 'react';
import { useListResults, useSurroundingList, type ListResults } from '@marehalm/search/react';
import { setAlternateUrlSuffix } from '../session/alternate-url-suffix';
import { createListUrlState } from '../view-models/listing-facets';
import { useClickEvents } from './search-events';

/**
 * Returns the results of the surrounding list. It also reports clicks on hits and sets the query of the alternate URL, so call it
 * once per list.
 */
export function useTrackedListResults(): ListResults {
  const { view } = useSurroundingList();
  const results = useListResults();
  useClickEvents([results], 'page');
  const neutralQuery = createListUrlState(view).write(results.state);
  useEffect(() => setAlternateUrlSuffix(neutralQuery && `?${neutralQuery}`), [neutralQuery]);
  return results;
}
