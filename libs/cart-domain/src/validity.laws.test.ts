import { fc, test as law } from '@fast-check/vitest';
import { expect } from 'vitest';
import { getValidityStatus } from './validity.ts';

const DAY = 86_400_000;
const start = Date.UTC(2020, 0, 1);
const moment = fc.integer({ min: 0, max: 20 * 365 * DAY }).map((ms) => new Date(start + ms));
const end = fc
  .tuple(moment, fc.boolean())
  .map(([at, isDay]) => (isDay ? at.toISOString().slice(0, 10) : at.toISOString()));
const timeZones = ['Europe/Copenhagen', 'UTC', 'Pacific/Auckland', 'America/St_Johns'] as const;
const timeZone = fc.constantFrom(...timeZones);
/** The Swedish locale formats dates as ISO 8601. */
const dayFormats = Object.fromEntries(
  timeZones.map((zone) => [zone, new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' })]),
) as Record<(typeof timeZones)[number], Intl.DateTimeFormat>;
const order = { before: 0, within: 1, after: 2 };

law.prop([end, end, moment, moment, timeZone])(
  'the result goes from before over within to after, never back',
  (a, b, one, other, zone) => {
    const [validFrom, validTo] = Date.parse(a) < Date.parse(b) ? [a, b] : [b, a];
    const [earlier, later] = one < other ? [one, other] : [other, one];
    const [first, second] = [earlier, later].map(
      (at) => order[getValidityStatus({ validFrom, validTo }, at, zone)],
    );
    expect(first).toBeLessThanOrEqual(second ?? -1);
  },
);

law.prop([moment, timeZone])('a day lasts from one midnight to the next in every time zone', (at, zone) => {
  const day = dayFormats[zone].format(at);
  expect(getValidityStatus({ validFrom: day, validTo: day }, at, zone)).toBe('within');
});
