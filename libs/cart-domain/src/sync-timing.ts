/** How patient the sync engine is. All of it in milliseconds. */
export interface SyncTiming {
  /** How long changes are gathered before they are sent. */
  readonly gatherMs: number;
  /** After how long a request without an answer counts as lost. */
  readonly requestMs: number;
  /** How long a lost request may still be on its way: the cart is read once more after that. */
  readonly confirmMs: number;
  /** How long to wait after a failure, of which up to a half is left to chance. Doubles with each further one. */
  readonly retryMs: number;
  /** The most that such a wait grows to. */
  readonly longestRetryMs: number;
  /** After how long without a word from the leading tab another one takes over: it may be frozen. */
  readonly takeOverMs: number;
}

/** What is used unless something else is given. */
export const DEFAULT_SYNC_TIMING: SyncTiming = {
  gatherMs: 150,
  requestMs: 15_000,
  confirmMs: 30_000,
  retryMs: 500,
  longestRetryMs: 30_000,
  takeOverMs: 8_000,
};
