import { expect, test } from 'vitest';
import { createLibrariesReport } from './libraries-report.ts';

test('createLibrariesReport() writes a table for each subject with its notes below', () => {
  const machine = { node: 'v24.0.0', processor: 'Abacus', cores: 2 };
  const measured = {
    runs: 200,
    operations: 1000,
    min: 1,
    median: 2.5,
    p95: 4.00049,
    operationsPerSecond: 400_000,
  };
  const report = createLibrariesReport(machine, [
    { title: 'Paths', work: 'One path.', measurements: [{ name: 'ours', ...measured }], notes: ['Fair.'] },
    { title: 'Bags', work: 'One bag.', measurements: [], notes: [] },
  ]);
  expect(report).toContain('Node v24.0.0, Abacus, 2 cores.');
  expect(report.slice(report.indexOf('## Paths'))).toMatchInlineSnapshot(`
    "## Paths

    One path.

    | contender | operations a second | fastest | median | 95 of 100 within | operations a run | runs |
    | --- | ---: | ---: | ---: | ---: | ---: | ---: |
    | ours | 400,000 | 1.000 ms | 2.500 ms | 4.000 ms | 1,000 | 200 |

    - Fair.

    ## Bags

    One bag.

    | contender | operations a second | fastest | median | 95 of 100 within | operations a run | runs |
    | --- | ---: | ---: | ---: | ---: | ---: | ---: |
    "
  `);
});
