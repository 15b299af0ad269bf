/** The search service limits the rate of requests. */
export class SearchIsBusyError extends Error {}

export const isBusy = (error: unknown): boolean => error instanceof SearchIsBusyError;
