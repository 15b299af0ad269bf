import type { ListResult } from '@marehalm/search/instantsearch';
import { askSearchService } from './ask-search-service';
import { readHits } from './read-hits';

/** Sends the requests of a list to the search service, and validates the hits; see {@link readHits}. */
export async function askForList(requests: readonly object[]): Promise<{ results: readonly ListResult[] }> {
  const { results } = await askSearchService(requests);
  return { results: results.map((result) => ({ ...result, hits: readHits(result.hits) })) };
}
