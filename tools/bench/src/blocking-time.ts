/** An event of a trace of Chromium's. Times are microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Duration. */
  readonly dur?: number;
  /** Processor time of the event. */
  readonly tdur?: number;
}

/** Milliseconds after which a task blocks, as in Total Blocking Time (web.dev/articles/tbt). */
const LONG_TASK_MS = 50;

/**
 * Returns the milliseconds by which long tasks after the first contentful paint would block a page on an idle machine: tasks
 * count with their processor time. Lighthouse counts their wall-clock time, including waiting for a processor that is busy
 * with painting or the network.
 * @param events Trace of one page.
 * @param slowdown Factor by which the simulated phone is slower.
 * @throws Error when the trace has no such paint.
 */
export function calculateBlockingTime(events: readonly TraceEvent[], slowdown: number): number {
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
