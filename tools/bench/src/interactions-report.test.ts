import { expect, test } from 'vitest';
import { createInteractionsReport } from './interactions-report.ts';

const machine = { node: 'v24', processor: 'Slow', cores: 2 };

test('createInteractionsReport() shows the median of each series and marks those that miss their target', () => {
  const report = createInteractionsReport(machine, [
    { what: 'a press', slowdown: 4, unit: 'ms', values: [160, 12, 140], target: 150 },
    { what: 'an answer', slowdown: 1, unit: 'ms', values: [70, 61.26, 59], target: 60 },
    { what: 'a start', slowdown: 1, unit: 'ms', values: [] },
  ]);
  expect(report).toContain('| a press | 4× | 140 ms | 160 | ≤ 150 |  |  |  | 3 |');
  expect(report).toContain('| an answer | 1× | 61.3 ms | 70 | ≤ 60 **missed** |  |  |  | 3 |');
  expect(report).toContain('| a start | 1× | – ms | – |  |  |  |  | 0 |');
});

test('createInteractionsReport() scales times to the machine that the targets were set for', () => {
  const report = createInteractionsReport(machine, [
    {
      what: 'a click',
      slowdown: 4,
      unit: 'ms',
      values: [250, 251, 252],
      target: 150,
      floor: [360, 359, 370],
      floorOfTarget: 180,
    },
    { what: 'a press', slowdown: 4, unit: 'ms', values: [36], target: 16.7, floor: [30] },
    { what: 'lost', slowdown: 4, unit: 'taps', values: [1], target: 0 },
    { what: 'an answer', slowdown: 1, unit: 'ms', values: [61], target: 60 },
  ]);
  expect(report).toContain('| a click | 4× | 251 ms | 252 | ≤ 150 **missed** | 125.5 | 360 ms | 0.7 | 3 |');
  expect(report).toContain(
    '| a press | 4× | 36 ms | 36 | ≤ 16.7 **missed** | 18 **missed** | 30 ms | 1.2 | 1 |',
  );
  expect(report).toContain('| lost | 4× | 1 taps | 1 | ≤ 0 **missed** |  |  |  | 1 |');
  expect(report).toContain('| an answer | 1× | 61 ms | 61 | ≤ 60 **missed** |  |  |  | 1 |');
  expect(report).toContain(
    'At 4× a page without scripts takes 360 ms here and took 180 on the machine that the targets are of: 2 times as long.',
  );
});
