import { rm } from 'node:fs/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { loadTaskResult } from './gate.ts';
import { getReportPath, writeCounts } from './test-reports.ts';

const task = {
  projectName: 'gift-wrap',
  target: 'test',
  startTime: '2026-11-21T10:00:00.000Z',
  endTime: '2026-11-21T10:00:02.500Z',
  cacheStatus: 'cache-miss',
  status: 0,
};
const result = { name: 'gift-wrap:test', duration: 2500 };

describe('loadTaskResult()', () => {
  afterEach(() => rm(getReportPath('gift-wrap', 'test'), { force: true }));

  test("counts the tests in a task's report, also for a cached task", async () => {
    await writeCounts('gift-wrap', 'test', { passed: 3, failed: 0 });
    expect(await loadTaskResult(task)).toEqual({ ...result, passed: 3, failed: 0 });
    expect(await loadTaskResult({ ...task, cacheStatus: 'local-cache-hit' })).toMatchObject({
      duration: 0,
      passed: 3,
    });
  });

  test('counts a task without a report as one', async () => {
    expect(await loadTaskResult(task)).toEqual({ ...result, passed: 1, failed: 0 });
    expect(await loadTaskResult({ ...task, status: 2 })).toMatchObject({
      failed: 1,
      problem: 'ended with 2',
    });
  });

  test('fails a task that failed outside its tests, ran no test, or did not run', async () => {
    await writeCounts('gift-wrap', 'test', { passed: 3, failed: 0 });
    expect(await loadTaskResult({ ...task, status: 1 })).toMatchObject({ passed: 3, failed: 1 });
    await writeCounts('gift-wrap', 'test', { passed: 0, failed: 0 });
    expect(await loadTaskResult(task)).toMatchObject({ failed: 1, problem: 'ran no test' });
    const { status: _status, ...skipped } = task;
    expect(await loadTaskResult(skipped)).toMatchObject({ passed: 0, failed: 1 });
  });
});
