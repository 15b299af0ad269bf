import { ownValue } from './internal/own-value.ts';
import { type PostcodeFormats } from './postcodes.ts';

/** First and last postcode of a town, as numbers, and its name. */
export type TownRange = readonly [first: number, last: number, name: string];

/** Towns of countries whose postcodes are digits, by ISO 3166-1 alpha-2 code. The common ones will do: shoppers type the others. */
export type Towns = Readonly<Record<string, readonly TownRange[]>>;

/** What is known of places: how postcodes are written, and which towns have them. */
export interface PlaceRules {
  readonly postcodes: PostcodeFormats;
  /** Missing where no town is filled in by its postcode. */
  readonly towns?: Towns;
}

/** Returns the town of a normalized postcode, where it is a known one. */
export function findTown(
  { postcodes, towns = {} }: PlaceRules,
  postcode: string,
  country: string,
): string | undefined {
  const plain = postcode.replace(/[ -]/g, '');
  if (!ownValue(postcodes, country)?.pattern.test(plain)) return undefined;
  const number = Number(plain);
  return ownValue(towns, country)?.find(([first, last]) => first <= number && number <= last)?.[2];
}

/** Returns the country, ISO 3166-1 alpha-2, that has this very town at this very postcode, where it is a known one. */
export function findCountryOfTown(rules: PlaceRules, postcode: string, town: string): string | undefined {
  const name = town.trim().toLowerCase();
  return Object.keys(rules.towns ?? {}).find(
    (country) => findTown(rules, postcode, country)?.toLowerCase() === name,
  );
}
