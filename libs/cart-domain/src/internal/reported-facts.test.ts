import { expect, test } from 'vitest';
import { createReportedFacts } from './reported-facts.ts';

test('createReportedFacts() returns facts that were not reported last time', () => {
  const { isNews } = createReportedFacts<number>();
  expect([
    isNews('serum', 1),
    isNews('serum', 1),
    isNews('soap', 1),
    isNews('serum', 2),
    isNews('serum', 1),
  ]).toEqual([true, false, true, true, true]);
});

test('createReportedFacts() forgets facts that are gone', () => {
  const { isNews, keepOnly } = createReportedFacts<number>();
  isNews('serum', 1);
  isNews('soap', 1);
  keepOnly((subject) => subject === 'soap');
  expect([isNews('serum', 1), isNews('soap', 1)]).toEqual([true, false]);
});
