import type { ListResult } from '@marehalm/search/instantsearch';
import { fetchSearchResults } from './fetch-search-results';
import { parseListHits } from './parse-list-hits';

/** Sends the requests of a list to the search service, and validates the hits; see {@link parseListHits}. */
export async function fetchListResults(
  requests: readonly object[],
): Promise<{ results: readonly ListResult[] }> {
  const { results } = await fetchSearchResults(requests);
  return { results: results.map((result) => ({ ...result, hits: parseListHits(result.hits) })) };
}
