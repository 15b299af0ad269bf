import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';
import { createLatestSearch } from './latest-search.ts';
import { manualTimers } from './testing/manual-timers.ts';

property.prop([fc.scheduler(), fc.array(fc.boolean(), { minLength: 1, maxLength: 6 })])(
  'in any order of answers, the last report is about the last question',
  async (scheduler, succeeds) => {
    const told: [question: number, kind: string][] = [];
    const latest = createLatestSearch({
      search: (question: number) =>
        succeeds[question]
          ? scheduler.schedule(Promise.resolve(question))
          : scheduler.schedule(Promise.reject(new Error('down'))),
      onProgress: ({ kind }, question) => told.push([question, kind]),
      timers: manualTimers(),
    });
    for (const question of succeeds.keys()) latest.ask(question);
    await scheduler.waitIdle();

    const last = succeeds.length - 1;
    expect(told.map(([question]) => question)).toEqual([...succeeds.keys(), last]);
    expect(told.at(-1)).toEqual([last, succeeds[last] ? 'found' : 'failed']);
  },
);
