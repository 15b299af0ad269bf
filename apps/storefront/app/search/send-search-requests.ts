import type { ListResult } from '@marehalm/search/instantsearch';
import { toSearchFailure, getSearchClient } from '../config/search-client';
import { SearchIsBusyError } from './search-is-busy-error';

/**
 * Sends `requests` to the search service; hits are not validated.
 *
 * @throws {SearchIsBusyError} when the service limits the rate of requests
 */
export async function sendSearchRequests(
  requests: readonly object[],
): Promise<{ results: readonly ListResult[] }> {
  try {
    const { results } = await getSearchClient().search(requests as never);
    return { results: results as unknown as readonly ListResult[] };
  } catch (error) {
    throw toSearchFailure(error)?.kind === 'throttled' ? new SearchIsBusyError() : error;
  }
}
