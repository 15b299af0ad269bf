import { expect, test } from 'vitest';
import { createFlakeReport, type FlakeRun } from './test-flakes.ts';

const failed = (run: number, isBusy: boolean, ...failures: string[]): FlakeRun => ({
  task: 'ui:stories',
  run,
  isBusy,
  counts: { passed: 9, failed: failures.length, failures },
});

test('createFlakeReport() counts runs and results when nothing failed', () => {
  expect(createFlakeReport([failed(1, false), failed(2, false)])).toBe('2 runs, 18 results, 0 failures\n');
});

test('createFlakeReport() lists the most frequent failure first, with its runs and its first reason', () => {
  const report = createFlakeReport([
    failed(1, false, 'Button\n    expected a | b'),
    failed(2, false, 'Dialog\n    no focus'),
    failed(3, true, 'Dialog\n    another'),
  ]);
  expect(report.split('\n').slice(4)).toEqual([
    '| ui:stories Dialog | 2 | 2, 3 (busy) | no focus |',
    '| ui:stories Button | 1 | 1 | expected a \\| b |',
    '',
  ]);
});
