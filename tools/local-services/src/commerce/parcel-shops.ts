import type { LocaleCode } from '@marehalm/shop';
import { localizeTexts } from '../localize-texts.ts';
import type { ParcelShopsFile } from '../load-content.ts';
import type { AddressFields } from './address.ts';

type CountryFile = ParcelShopsFile[number];
type Area = CountryFile['areas'][number];

/** A place where shoppers collect parcels. */
export interface ParcelShop extends Readonly<CountryFile['shops'][number]> {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** The parcel shops of all countries. */
export interface ParcelShops {
  /** Returns the shops near an address, nearest first; none if its location is unknown or the country has no parcel shops. */
  near(address: AddressFields): readonly ParcelShop[];
}

/** Maximum number of parcel shops to offer. */
const MAX_OFFERED_SHOPS = 10;
/** Maximum distance as the crow flies. If no shop is within it, only the nearest one is offered. */
const MAX_DISTANCE_KM = 100;
/** Kilometers per degree of latitude. */
const KM_PER_DEGREE = 111;

/**
 * Creates the parcel shops of the content. They are sorted by areas of postcodes: first the area nearest to that of the address,
 * then the nearest postcode within it. The result is only an order, because the location of an area is the center of its town.
 */
export function createParcelShops(files: ParcelShopsFile): ParcelShops {
  const countries = files.map(({ country, areas, shops }) => ({
    country,
    areas,
    placed: shops.map((shop) => ({ shop: { ...shop, country }, area: findArea(shop.postcode, areas) })),
  }));
  return {
    near: ({ countryCode, zip = '' }) => {
      const found = countries.find(({ country }) => country === countryCode);
      const home = found && findArea(zip, found.areas);
      if (!home) return [];
      const ranked = found.placed
        .map(({ shop, area = home }) => ({
          shop,
          kilometres: calculateDistanceKm(home, area),
          step: Math.abs(Number(shop.postcode) - Number(zip)),
        }))
        .sort((a, b) => a.kilometres - b.kilometres || a.step - b.step);
      const near = ranked
        .filter(({ kilometres }) => kilometres <= MAX_DISTANCE_KM)
        .slice(0, MAX_OFFERED_SHOPS);
      return (near.length > 0 ? near : ranked.slice(0, 1)).map(({ shop }) => shop);
    },
  };
}

/** Formats the opening hours: "Mon–Fri 8–20, Sat 9–15". */
export function formatOpeningHours({ hours }: Pick<ParcelShop, 'hours'>, locale: LocaleCode): string {
  const { 'mon-fri': week, sat, sun } = hours;
  const same = (a: typeof sat, b: typeof sat) =>
    a !== undefined && b !== undefined && String(a) === String(b);
  const spans: [days: keyof (typeof dayNames)[LocaleCode], span: typeof sat][] =
    same(week, sat) && same(sat, sun)
      ? [['mon-sun', week]]
      : same(sat, sun)
        ? [
            ['mon-fri', week],
            ['sat-sun', sat],
          ]
        : [
            ['mon-fri', week],
            ['sat', sat],
            ['sun', sun],
          ];
  const text = spans
    .flatMap(([days, span]) => (span ? [`${dayNames[locale][days]} ${span[0]}–${span[1]}`] : []))
    .join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const dayNames = localizeTexts({
  en: { 'mon-sun': 'Mon–Sun', 'mon-fri': 'Mon–Fri', 'sat-sun': 'Sat–Sun', sat: 'Sat', sun: 'Sun' },
  da: { 'mon-sun': 'man.–søn.', 'mon-fri': 'man.–fre.', 'sat-sun': 'lør.–søn.', sat: 'lør.', sun: 'søn.' },
});

function findArea(postcode: string, areas: readonly Area[]): Area | undefined {
  return areas.find(({ from, to }) => from.length === postcode.length && from <= postcode && postcode <= to);
}

/** Uses a flat approximation, which is precise enough to compare distances within a country. */
function calculateDistanceKm({ at: [north, east] }: Area, { at: [otherNorth, otherEast] }: Area): number {
  const narrowing = Math.cos((((north + otherNorth) / 2) * Math.PI) / 180);
  return KM_PER_DEGREE * Math.hypot(north - otherNorth, (east - otherEast) * narrowing);
}
