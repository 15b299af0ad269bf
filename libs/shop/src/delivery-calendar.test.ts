import { expect, test } from 'vitest';
import { deliveryCalendar } from './delivery-calendar.ts';

test.each([
  ['2026-01-01', true],
  ['2026-04-02', true],
  ['2026-04-03', true],
  ['2026-04-06', true],
  ['2026-05-14', true],
  ['2026-05-25', true],
  ['2026-12-24', true],
  ['2027-03-29', true],
  // Not a holiday since 2024.
  ['2026-05-01', false],
  ['2026-12-23', false],
])('deliveryCalendar says whether %s is a holiday: %s', (day, expected) => {
  expect(deliveryCalendar.isHoliday(day)).toBe(expected);
});
