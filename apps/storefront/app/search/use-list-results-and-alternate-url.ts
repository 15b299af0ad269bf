import { useEffect } from 'react';
import { useListResults, useSurroundingList, type ListResults } from '@marehalm/search/react';
import { registerAlternateUrlSuffix } from '../session/alternate-url-suffix';
import { createListingUrlCodec } from '@marehalm/page-data';
import { useReportHitClicks } from './report-search-events';

/**
 * Returns the results of the surrounding list. Call it once per list, because it also reports clicks on hits and sets the query
 * of the alternate URL.
 */
export function useListResultsAndAlternateUrl(): ListResults {
  const { view } = useSurroundingList();
  const results = useListResults();
  useReportHitClicks([results], 'page');
  const neutralQuery = createListingUrlCodec(view).write(results.state);
  useEffect(() => registerAlternateUrlSuffix(neutralQuery && `?${neutralQuery}`), [neutralQuery]);
  return results;
}
