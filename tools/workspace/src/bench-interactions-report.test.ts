import { expect, test } from 'vitest';
import { interactionsReport } from './bench-interactions-report.ts';

test('interactionsReport() shows the middle of each series, and says which miss their target', () => {
  const report = interactionsReport({ node: 'v24', processor: 'Slow', cores: 2 }, [
    { what: 'a press', slowdown: 4, unit: 'ms', values: [160, 12, 140], target: 150 },
    { what: 'an answer', slowdown: 1, unit: 'ms', values: [70, 61.26, 59], target: 60 },
    { what: 'a start', slowdown: 1, unit: 'ms', values: [] },
  ]);
  expect(report).toContain('| a press | 4× | 140 ms | 160 | ≤ 150 | 3 |');
  expect(report).toContain('| an answer | 1× | 61.3 ms | 70 | ≤ 60 **missed** | 3 |');
  expect(report).toContain('| a start | 1× | – ms | – |  | 0 |');
});
