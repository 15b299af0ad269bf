import { describe, expect, test } from 'vitest';
import { createLatestSearch, type SearchProgress } from './latest-search.ts';
import { manualTimers } from './testing/manual-timers.ts';

function start(options: { stalledDelay?: number } = {}) {
  const timers = manualTimers();
  const answers = new Map<string, { resolve(hits: string): void; reject(error: Error): void }>();
  const steps: [question: string, progress: SearchProgress<string>][] = [];
  const latest = createLatestSearch({
    search: (question: string) => {
      if (question === '') throw new RangeError('Cannot search: the query is empty');
      return new Promise<string>((resolve, reject) => {
        answers.set(question, { resolve, reject });
      });
    },
    onProgress: (progress, question) => steps.push([question, progress]),
    timers,
    ...options,
  });
  return { timers, answers, steps, latest };
}

/** Until every promise that can settle has told so. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const searching = { kind: 'searching', isStalled: false } as const;
const stalled = { kind: 'searching', isStalled: true } as const;

describe('createLatestSearch()', () => {
  test('reports the start of a search, and its result', async () => {
    const { answers, steps, latest, timers } = start();
    latest.ask('serum');
    expect(steps).toEqual([['serum', searching]]);
    answers.get('serum')?.resolve('hits');
    await settled();
    expect(steps.slice(1)).toEqual([['serum', { kind: 'found', answer: 'hits' }]]);
    expect(timers.waiting).toBe(0);
  });

  test('reports after 200 ms that an answer is late', async () => {
    const { timers, answers, steps, latest } = start();
    latest.ask('serum');
    timers.advance(199);
    expect(steps).toHaveLength(1);
    timers.advance(1);
    expect(steps[1]).toEqual(['serum', stalled]);
    answers.get('serum')?.resolve('hits');
    await settled();
    expect(steps[2]?.[1].kind).toBe('found');
  });

  test('uses the given delay', () => {
    const { timers, steps, latest } = start({ stalledDelay: 50 });
    latest.ask('serum');
    timers.advance(50);
    expect(steps.at(-1)?.[1]).toEqual(stalled);
  });

  test('restarts the delay for every question', () => {
    const { timers, steps, latest } = start();
    latest.ask('s');
    timers.advance(150);
    latest.ask('se');
    timers.advance(150);
    expect(steps.map(([, progress]) => progress)).toEqual([searching, searching]);
  });

  test('ignores an answer to an earlier question', async () => {
    const { answers, steps, latest } = start();
    latest.ask('s');
    latest.ask('se');
    answers.get('se')?.resolve('hits of se');
    await settled();
    answers.get('s')?.resolve('hits of s');
    await settled();
    expect(steps.filter(([, { kind }]) => kind === 'found')).toEqual([
      ['se', { kind: 'found', answer: 'hits of se' }],
    ]);
  });

  test('ignores a failure of an earlier question', async () => {
    const { answers, steps, latest } = start();
    latest.ask('s');
    latest.ask('se');
    answers.get('s')?.reject(new Error('down'));
    await settled();
    expect(steps.map(([, { kind }]) => kind)).toEqual(['searching', 'searching']);
  });

  test('reports a failure, also at once', async () => {
    const { answers, steps, latest } = start();
    const down = new Error('down');
    latest.ask('serum');
    answers.get('serum')?.reject(down);
    await settled();
    expect(steps.at(-1)).toEqual(['serum', { kind: 'failed', error: down }]);
    latest.ask('');
    await settled();
    expect(steps.at(-1)).toEqual(['', { kind: 'failed', error: expect.any(RangeError) as unknown }]);
  });

  test('reports nothing after cancel()', async () => {
    const { timers, answers, steps, latest } = start();
    latest.ask('serum');
    latest.cancel();
    answers.get('serum')?.resolve('hits');
    await settled();
    timers.advance(200);
    expect(steps).toHaveLength(1);
    latest.cancel();
    expect(timers.waiting).toBe(0);
  });
});
