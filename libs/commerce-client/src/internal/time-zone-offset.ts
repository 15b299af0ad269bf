/**
 * Returns the minutes from local time in `timeZone` to UTC at noon UTC of a day, as `Date.prototype.getTimezoneOffset` does: -60 for
 * Copenhagen in winter.
 *
 * @param day ISO 8601 date: `2026-12-24`.
 * @throws RangeError when the time zone is unknown or the day is invalid.
 */
export function getTimeZoneOffset(day: string, timeZone: string): number {
  const noon = new Date(`${day}T12:00:00Z`);
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = new Map(format.formatToParts(noon).map(({ type, value }) => [type, Number(value)]));
  const valueOf = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const local = Date.UTC(
    valueOf('year'),
    valueOf('month') - 1,
    valueOf('day'),
    valueOf('hour'),
    valueOf('minute'),
  );
  return (noon.getTime() - local) / 60_000;
}
