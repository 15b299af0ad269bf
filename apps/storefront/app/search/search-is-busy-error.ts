/** The search service limits the rate of requests. */
export class SearchIsBusyError extends Error {}

export const isSearchBusyError = (error: unknown): boolean => error instanceof SearchIsBusyError;
