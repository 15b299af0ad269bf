import { expect, test } from 'vitest';
import { createReportDeduplicator } from './report-deduplicator.ts';

test('createReportDeduplicator() returns facts that were not reported last time', () => {
  const { isNews } = createReportDeduplicator<number>();
  expect([
    isNews('serum', 1),
    isNews('serum', 1),
    isNews('soap', 1),
    isNews('serum', 2),
    isNews('serum', 1),
  ]).toEqual([true, false, true, true, true]);
});

test('createReportDeduplicator() forgets facts that are gone', () => {
  const { isNews, keepOnly } = createReportDeduplicator<number>();
  isNews('serum', 1);
  isNews('soap', 1);
  keepOnly((subject) => subject === 'soap');
  expect([isNews('serum', 1), isNews('soap', 1)]).toEqual([true, false]);
});
