import type { ListResult } from '@marehalm/search/instantsearch';
import { sendSearchRequests } from './send-search-requests';
import { parseListHits } from '@marehalm/page-data';

/**
 * Sends `requests` to the search service and drops hits that do not match the schema.
 *
 * @throws {SearchIsBusyError} when the service limits the rate of requests.
 */
export async function fetchValidatedListResults(
  requests: readonly object[],
): Promise<{ results: readonly ListResult[] }> {
  const { results } = await sendSearchRequests(requests);
  return { results: results.map((result) => ({ ...result, hits: parseListHits(result.hits) })) };
}
