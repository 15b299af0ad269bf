import { beforeAll, describe, expect, test } from 'vitest';
import { type Content, loadContent } from '../load-content.ts';
import { createParcelShops, formatOpeningHours, type ParcelShops } from './parcel-shops.ts';
import { contentDirectory } from './testing/test-shop.ts';

let content: Content;
let shops: ParcelShops;
beforeAll(async () => {
  content = await loadContent(contentDirectory);
  shops = createParcelShops(content.parcelShops);
});

const namesNear = (countryCode: string, zip: string) =>
  shops.near({ countryCode, zip }).map(({ name }) => name);

describe('near()', () => {
  test.each<[country: string, zip: string, nearest: readonly string[]]>([
    ['DK', '1360', ['Nørreport', 'Kongens Nytorv']],
    ['DK', '2300', ['Amagerbro', 'Islands Brygge']],
    ['DK', '9990', ['Skagen', 'Skagen Havn', 'Frederikshavn']],
    ['DK', '6792', ['Ribe', 'Tønder']],
    ['DK', '3790', ['Nexø', 'Rønne']],
    ['NO', '0550', ['Grünerløkka']],
    ['NO', '9008', ['Tromsø']],
  ])('starts in %s %s with %j', (country, zip, nearest) => {
    expect(namesNear(country, zip).slice(0, nearest.length)).toEqual(nearest);
  });

  test('returns ten at most', () => {
    expect(namesNear('DK', '2100')).toHaveLength(10);
  });

  test('returns none across the sea from Bornholm', () => {
    // By number Frederikssund would be next.
    expect(namesNear('DK', '3700')).toEqual(['Rønne', 'Nexø']);
  });

  test('returns the nearest one when none is near', () => {
    expect(namesNear('NO', '9170')).toEqual(['Hammerfest']);
  });

  test('finds a shop for every postcode of its countries', () => {
    // In Denmark those below 1000 are offices, and those from 3800 to 3999 lie in the Faroe Islands and in Greenland.
    const isSomewhere = (country: string, zip: string) =>
      country === 'NO' || (zip >= '1000' && !/^3[89]/.test(zip));
    const all = Array.from({ length: 9999 }, (_, index) => String(index + 1).padStart(4, '0'));
    for (const countryCode of ['DK', 'NO']) {
      const without = all.filter(
        (zip) => isSomewhere(countryCode, zip) && shops.near({ countryCode, zip }).length === 0,
      );
      expect(without).toEqual([]);
    }
  });

  test.each([
    [{ countryCode: 'DE', zip: '10115' }],
    [{ countryCode: 'DK' }],
    [{ countryCode: 'DK', zip: '99' }],
    [{ zip: '2100' }],
    [{}],
  ])('returns none near %j', (address) => {
    expect(shops.near(address)).toEqual([]);
  });
});

test('the content has shops all over Denmark and Norway', () => {
  const counts = content.parcelShops.map(({ country, shops: { length } }) => ({ country, length }));
  expect(counts).toEqual([
    { country: 'DK', length: 76 },
    { country: 'NO', length: 53 },
  ]);
});

test.each([
  [{ 'mon-fri': [8, 20], sat: [9, 15] }, 'Mon–Fri 8–20, Sat 9–15', 'Man.–fre. 8–20, lør. 9–15'],
  [
    { 'mon-fri': [8, 20], sat: [9, 15], sun: [9, 15] },
    'Mon–Fri 8–20, Sat–Sun 9–15',
    'Man.–fre. 8–20, lør.–søn. 9–15',
  ],
  [{ 'mon-fri': [7, 21], sat: [7, 21], sun: [7, 21] }, 'Mon–Sun 7–21', 'Man.–søn. 7–21'],
  [{ 'mon-fri': [9, 17] }, 'Mon–Fri 9–17', 'Man.–fre. 9–17'],
] as const)('formatOpeningHours() of %j are %s', (hours, english, danish) => {
  const shop = { hours } as unknown as Parameters<typeof formatOpeningHours>[0];
  expect(formatOpeningHours(shop, 'en')).toBe(english);
  expect(formatOpeningHours(shop, 'da')).toBe(danish);
});
