/** A search had no answer because the service was asked too often. */
export class SearchIsBusyError extends Error {}

export const isBusy = (error: unknown): boolean => error instanceof SearchIsBusyError;
