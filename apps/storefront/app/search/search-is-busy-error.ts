/** The search service limits the rate of requests. */
export class SearchIsBusyError extends Error {}

/** Whether `error` means that the search service limits the rate of requests. */
export const isSearchBusyError = (error: unknown): boolean => error instanceof SearchIsBusyError;
