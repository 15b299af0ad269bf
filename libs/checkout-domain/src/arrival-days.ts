/** Time zone and cut-off hour of the warehouse, and the public holidays without dispatch and delivery. */
export interface DeliveryCalendar {
  /** IANA name of the time zone of the warehouse. */
  readonly timeZone: string;
  /** Hour of the day, 0 to 24. Earlier orders are sent on the same working day. */
  readonly cutOffHour: number;
  /** Whether an ISO day, such as `2026-12-25`, is a public holiday. */
  readonly isHoliday: (day: string) => boolean;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const toDay = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/**
 * Returns the first and last ISO day on which an order can arrive. Skips Saturdays, Sundays and holidays; orders from the cut-off
 * hour on are sent on the next working day.
 *
 * @param days Working days from sending to arrival: minimum and maximum.
 * @throws RangeError when the time zone is unknown.
 * @example
 * ```ts
 * const calendar = { timeZone: 'Europe/Copenhagen', cutOffHour: 12, isHoliday: () => false };
 * calculateArrivalDays(new Date('2026-11-27T10:59:00Z'), [2, 3], calendar); // => ['2026-12-01', '2026-12-02']
 * calculateArrivalDays(new Date('2026-11-27T11:00:00Z'), [2, 3], calendar); // => ['2026-12-02', '2026-12-03']
 * ```
 */
export function calculateArrivalDays(
  orderedAt: Date,
  [from, to]: readonly [from: number, to: number],
  { timeZone, cutOffHour, isHoliday }: DeliveryCalendar,
): readonly [first: string, last: string] {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
    })
      .formatToParts(orderedAt)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0 } = parts;
  const ordered = Date.UTC(year, month - 1, day);
  const isWorkingDay = (date: number) =>
    ![0, 6].includes(new Date(date).getUTCDay()) && !isHoliday(toDay(date));
  const addWorkingDays = (date: number, count: number): number => {
    let reached = date;
    for (let left = count; left > 0;) {
      reached += DAY_MS;
      if (isWorkingDay(reached)) left -= 1;
    }
    return reached;
  };
  const sent = isWorkingDay(ordered) && hour < cutOffHour ? ordered : addWorkingDays(ordered, 1);
  return [toDay(addWorkingDays(sent, from)), toDay(addWorkingDays(sent, to))];
}
