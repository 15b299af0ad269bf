import type * as service from '../config/search';
import type { ListResult } from './list-client';

/** Whether a search had no answer because the service was asked too often. */
export const isBusy = (error: unknown): boolean => error instanceof SearchIsBusyError;

class SearchIsBusyError extends Error {}

type Answer = Promise<{ results: readonly ListResult[] }>;

/** Asks the search service with its client. */
export async function askWith(
  { readSearchFailure, searchClient }: typeof service,
  requests: readonly object[],
): Answer {
  try {
    const { results } = await searchClient().search(requests as never);
    return { results: results as unknown as readonly ListResult[] };
  } catch (error) {
    throw readSearchFailure(error)?.kind === 'throttled' ? new SearchIsBusyError() : error;
  }
}

/** Asks the search service, whose client is fetched when it is asked first. */
export async function askSearchService(requests: readonly object[]): Answer {
  // A browser remembers that a module did not come, and would not ask for it again.
  if (!navigator.onLine) throw new Error('Cannot search: there is no connection');
  return askWith(await import('../config/search'), requests);
}
