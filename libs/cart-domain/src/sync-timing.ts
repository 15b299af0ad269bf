/** Timing of the sync engine, in milliseconds. */
export interface SyncTiming {
  /** How long to collect changes before they are sent. */
  readonly batchDelayMs: number;
  /** Time after which a request without an answer counts as lost. */
  readonly requestTimeoutMs: number;
  /** Time after which a lost request cannot arrive any more: the cart is fetched once more then. */
  readonly confirmDelayMs: number;
  /** First retry delay, of which up to half is random. Doubles with each further failure. */
  readonly retryDelayMs: number;
  /** Longest retry delay. */
  readonly maxRetryDelayMs: number;
  /** Time without a message from the leading tab after which another tab takes over: the leader may be frozen. */
  readonly takeOverTimeoutMs: number;
}

/** Default timing. */
export const DEFAULT_SYNC_TIMING: SyncTiming = {
  batchDelayMs: 150,
  requestTimeoutMs: 15_000,
  confirmDelayMs: 30_000,
  retryDelayMs: 500,
  maxRetryDelayMs: 30_000,
  takeOverTimeoutMs: 8_000,
};
