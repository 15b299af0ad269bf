import { expect, test } from 'vitest';
import { createReportedFacts } from './reported-facts.ts';

test('createReportedFacts() takes for news what was not told last', () => {
  const { isNews } = createReportedFacts<number>();
  expect([
    isNews('serum', 1),
    isNews('serum', 1),
    isNews('soap', 1),
    isNews('serum', 2),
    isNews('serum', 1),
  ]).toEqual([true, false, true, true, true]);
});

test('createReportedFacts() forgets what is over', () => {
  const { isNews, keepOnly } = createReportedFacts<number>();
  isNews('serum', 1);
  isNews('soap', 1);
  keepOnly((subject) => subject === 'soap');
  expect([isNews('serum', 1), isNews('soap', 1)]).toEqual([true, false]);
});
