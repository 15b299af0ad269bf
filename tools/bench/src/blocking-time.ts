/** An event of a trace of Chromium's. Times are microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** From its begin to its end. */
  readonly dur?: number;
  /** Of that, what the processor has worked for it. */
  readonly tdur?: number;
}

/** A task that takes longer blocks: milliseconds, as in Total Blocking Time (web.dev/articles/tbt). */
const LONG_TASK_MS = 50;

/**
 * Milliseconds by which long tasks after the first paint of content would block a page on a machine where nothing else is done: tasks count
 * as long as the processor worked for them. What Lighthouse reports counts waiting too, for answers and for a processor that is busy
 * with painting or with the network.
 * @param events A trace with one page in it.
 * @param slowdown How many times slower the phone is that is meant.
 * @throws Error when the trace knows of no such paint.
 */
export function blockingByProcessor(events: readonly TraceEvent[], slowdown: number): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('Cannot tell the blocking time: nothing was painted');
  return events
    .filter(({ name, pid, tid, ts }) => {
      const isOfPage = pid === paint.pid && tid === paint.tid;
      return isOfPage && name === 'RunTask' && ts > paint.ts;
    })
    .map(({ tdur = 0 }) => Math.max((tdur / 1000) * slowdown - LONG_TASK_MS, 0))
    .reduce((sum, blocking) => sum + blocking, 0);
}
