import { describe, expect, test, vi } from 'vitest';
import { createCheckStep, runSteps, formatSummary, type TestCounts } from './gate-step.ts';

const counting = (name: string, counts: TestCounts) => ({ name, run: () => Promise.resolve(counts) });
const ticking = () => {
  let time = 0;
  return () => (time += 1500);
};

describe('runSteps()', () => {
  test('runs the remaining steps after a failure', async () => {
    const results = await runSteps(
      [
        createCheckStep('lint', () => Promise.reject(new Error('two problems'))),
        counting('unit', { passed: 3, failed: 1 }),
        createCheckStep('build', () => Promise.resolve()),
      ],
      ticking(),
    );
    expect(results).toEqual([
      { name: 'lint', duration: 1500, passed: 0, failed: 1, problem: 'two problems' },
      { name: 'unit', duration: 1500, passed: 3, failed: 1 },
      { name: 'build', duration: 1500, passed: 1, failed: 0 },
    ]);
  });

  test('limits concurrent steps, and keeps their order in the results', async () => {
    const finish: (() => void)[] = [];
    let most = 0;
    let running = 0;
    const slow = (name: string) =>
      createCheckStep(name, async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise<void>((resolve) => finish.push(resolve));
        running -= 1;
      });
    const results = runSteps([slow('a'), slow('b'), slow('c')], ticking(), 2);
    await vi.waitFor(() => expect(finish).toHaveLength(2));
    finish[1]?.();
    await vi.waitFor(() => expect(finish).toHaveLength(3));
    finish[2]?.();
    finish[0]?.();
    expect((await results).map(({ name, passed }) => `${name} ${passed}`)).toEqual(['a 1', 'b 1', 'c 1']);
    expect(most).toBe(2);
  });

  test('fails a step that ran no test', async () => {
    expect(await runSteps([counting('stories', { passed: 0, failed: 0 })], ticking())).toMatchObject([
      { passed: 0, failed: 1, problem: 'ran no test' },
    ]);
  });
});

describe('summary()', () => {
  test('ends with a line of the counts alone', () => {
    const text = formatSummary([
      { name: 'lint', duration: 12_340, passed: 1, failed: 0 },
      { name: 'unit', duration: 1000, passed: 120, failed: 2, problem: 'x' },
    ]);
    expect(text).toBe(
      [
        '✓  lint  12.3 s    1 passed  0 failed',
        '✗  unit   1.0 s  120 passed  2 failed  x',
        '',
        '121 passed, 2 failed',
      ].join('\n'),
    );
  });

  test('lists the first ten failures of each step above the table', () => {
    const failures = Array.from({ length: 12 }, (_, number) => `a.test.ts: holds ${number}\n    it does not`);
    const lines = formatSummary([
      { name: 'lint', duration: 12_340, passed: 1, failed: 0, failures: [] },
      { name: 'unit', duration: 1000, passed: 120, failed: 12, failures },
    ]).split('\n');
    expect(lines.slice(0, 3)).toEqual(['✗ unit: a.test.ts: holds 0', '    it does not', '']);
    expect(lines.filter((line) => line.startsWith('✗ unit:'))).toHaveLength(10);
    expect(lines.at(-1)).toBe('121 passed, 12 failed');
  });
});
