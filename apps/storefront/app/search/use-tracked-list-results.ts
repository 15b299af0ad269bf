import { useEffect } from 'react';
import { useListResults, useSurroundingList, type ListResults } from '@marehalm/search/react';
import { setAlternateUrlSuffix } from '../session/alternate-url-suffix';
import { createListUrlState } from '../view-models/listing-view';
import { useClickEvents } from './search-events';

/**
 * Returns the hits and the progress of the surrounding list. Links to other languages lead to the same state of the list. To be used by
 * one component of a list.
 */
export function useTrackedListResults(): ListResults {
  const { view } = useSurroundingList();
  const results = useListResults();
  useClickEvents([results], 'page');
  const neutralQuery = createListUrlState(view).write(results.state);
  useEffect(() => setAlternateUrlSuffix(neutralQuery && `?${neutralQuery}`), [neutralQuery]);
  return results;
}
