import { brand } from './brand.ts';
import { EASTER_HOLIDAY_OFFSETS_DAYS, FIXED_HOLIDAYS } from './holidays.ts';

/** Returns Easter Sunday as milliseconds in UTC, by the algorithm of Meeus, Jones and Butcher. */
function findEaster(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
}

/** Whether nothing is sent or delivered on an ISO day because it is a holiday. */
function isHoliday(day: string): boolean {
  const easter = findEaster(Number(day.slice(0, 4)));
  const daysFromEaster = Math.round((Date.parse(day) - easter) / 86_400_000);
  return FIXED_HOLIDAYS.includes(day.slice(5)) || EASTER_HOLIDAY_OFFSETS_DAYS.includes(daysFromEaster);
}

/** Delivery calendar of the shop: orders before 12:00 Danish time on a working day are sent the same day. */
export const deliveryCalendar = { timeZone: brand.timeZone, cutOffHour: 12, isHoliday } as const;
