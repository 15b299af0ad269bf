import { expect, test } from 'vitest';
import { calculateBlockingTime, type TraceEvent } from './blocking-time.ts';

/** A task on the thread of the page, in milliseconds. */
const task = (begin: number, worked: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name: 'RunTask',
  pid: 7,
  tid: 8,
  ts: begin * 1000,
  dur: worked * 3000,
  tdur: worked * 1000,
  ...more,
});
const paint: TraceEvent = { name: 'firstContentfulPaint', pid: 7, tid: 8, ts: 100_000 };

test("calculateBlockingTime() counts each task's time beyond 50 ms on the slower machine, without the time it waited", () => {
  expect(calculateBlockingTime([paint, task(110, 12.5), task(200, 15), task(300, 20)], 4)).toBe(10 + 30);
});

test('calculateBlockingTime() ignores tasks before the first paint, on other threads and of other kinds', () => {
  const others = [
    task(50, 40),
    task(150, 40, { tid: 9 }),
    task(150, 40, { pid: 6 }),
    task(150, 40, { name: 'EvaluateScript' }),
    { name: 'RunTask', pid: 7, tid: 8, ts: 150_000 },
  ];
  expect(calculateBlockingTime([...others, paint], 4)).toBe(0);
});

test('calculateBlockingTime() throws for a trace without a paint', () => {
  expect(() => calculateBlockingTime([task(110, 12.5)], 4)).toThrow('nothing was painted');
});
