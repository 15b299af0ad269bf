/** Timing of the sync engine, in milliseconds. */
export interface SyncTiming {
  /** How long to collect changes before they are sent. */
  readonly gatherMs: number;
  /** Time after which a request without an answer counts as lost. */
  readonly requestMs: number;
  /** Time after which a lost request cannot arrive any more: the cart is fetched once more then. */
  readonly confirmMs: number;
  /** First retry delay, of which up to half is random. Doubles with each further failure. */
  readonly retryMs: number;
  /** Longest retry delay. */
  readonly longestRetryMs: number;
  /** Time without a message from the leading tab after which another tab takes over: the leader may be frozen. */
  readonly takeOverMs: number;
}

/** Default timing. */
export const DEFAULT_SYNC_TIMING: SyncTiming = {
  gatherMs: 150,
  requestMs: 15_000,
  confirmMs: 30_000,
  retryMs: 500,
  longestRetryMs: 30_000,
  takeOverMs: 8_000,
};
