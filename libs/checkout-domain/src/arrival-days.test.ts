import { expect, test } from 'vitest';
import { type DeliveryCalendar, calculateArrivalDays } from './arrival-days.ts';

const calendar: DeliveryCalendar = {
  timeZone: 'Europe/Copenhagen',
  cutOffHour: 12,
  isHoliday: (day) => ['2026-12-24', '2026-12-25', '2026-12-26'].includes(day),
};

test.each([
  ['sends on the same day before the cut-off hour', '2026-11-23T10:59:59Z', '2026-11-25', '2026-11-26'],
  [
    'sends on the next working day from the cut-off hour on',
    '2026-11-23T11:00:00Z',
    '2026-11-26',
    '2026-11-27',
  ],
  ['sends on Monday what is ordered at the weekend', '2026-11-28T08:00:00Z', '2026-12-02', '2026-12-03'],
  ['takes the day and hour of the time zone', '2026-11-22T23:30:00Z', '2026-11-25', '2026-11-26'],
  ['takes the hour of summer time', '2026-07-06T10:30:00Z', '2026-07-09', '2026-07-10'],
  ['passes over holidays and the weekend after them', '2026-12-22T08:00:00Z', '2026-12-28', '2026-12-29'],
  ['sends on no holiday', '2026-12-25T08:00:00Z', '2026-12-30', '2026-12-31'],
])('calculateArrivalDays() %s', (_what, orderedAt, first, last) => {
  expect(calculateArrivalDays(new Date(orderedAt), [2, 3], calendar)).toEqual([first, last]);
});

test('calculateArrivalDays() returns the day of sending for no working days', () => {
  expect(calculateArrivalDays(new Date('2026-11-23T08:00:00Z'), [0, 0], calendar)).toEqual([
    '2026-11-23',
    '2026-11-23',
  ]);
});
