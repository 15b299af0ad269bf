import { expect, test } from 'vitest';
import { createTold } from './told.ts';

test('createTold() takes for news what was not told last', () => {
  const { isNews } = createTold<number>();
  expect([
    isNews('serum', 1),
    isNews('serum', 1),
    isNews('soap', 1),
    isNews('serum', 2),
    isNews('serum', 1),
  ]).toEqual([true, false, true, true, true]);
});

test('createTold() forgets what is over', () => {
  const { isNews, keepOnly } = createTold<number>();
  isNews('serum', 1);
  isNews('soap', 1);
  keepOnly((subject) => subject === 'soap');
  expect([isNews('serum', 1), isNews('soap', 1)]).toEqual([true, false]);
});
