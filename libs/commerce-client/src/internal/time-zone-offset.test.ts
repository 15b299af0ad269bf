import { expect, test } from 'vitest';
import { getTimeZoneOffset } from './time-zone-offset.ts';

test.each([
  ['UTC', '2026-12-24', 0],
  ['Europe/Copenhagen', '2026-12-24', -60],
  ['Europe/Copenhagen', '2026-07-01', -120],
  ['America/New_York', '2026-12-24', 300],
  ['Asia/Kolkata', '2026-12-24', -330],
  ['Pacific/Kiritimati', '2026-12-24', -840],
  ['America/St_Johns', '2026-12-24', 210],
])('getTimeZoneOffset() of %s on %s is %d minutes', (timeZone, day, expected) => {
  expect(getTimeZoneOffset(day, timeZone)).toBe(expected);
});
