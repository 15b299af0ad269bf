/** Milliseconds for anything to be said. */
const SPEECH_TIMEOUT_MS = 45_000;

/** Milliseconds between two looks. */
const POLL_INTERVAL_MS = 50;

/**
 * Polls until `isTrue` returns true.
 *
 * @throws Error with `problem` after {@link SPEECH_TIMEOUT_MS}.
 */
export async function waitFor(isTrue: () => boolean, problem: string | (() => string)): Promise<void> {
  const end = performance.now() + SPEECH_TIMEOUT_MS;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error(typeof problem === 'string' ? problem : problem());
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}
