import { findOwnValue } from './internal/find-own-value.ts';
import { type PostcodeFormats } from './postcodes.ts';

/** First and last postcode of a town, as numbers, and its name. */
export type TownRange = readonly [first: number, last: number, name: string];

/**
 * Towns of countries with numeric postcodes, by ISO 3166-1 alpha-2 code. The common ones suffice: shoppers type the
 * others.
 */
export type Towns = Readonly<Record<string, readonly TownRange[]>>;

/** Rules about places: postcode formats and towns. */
export interface PostcodeRules {
  readonly postcodes: PostcodeFormats;
  /** Missing when postcodes do not fill in the town. */
  readonly towns?: Towns;
}

/** Finds the town of a normalized postcode. */
export function findTown(
  { postcodes, towns = {} }: PostcodeRules,
  postcode: string,
  country: string,
): string | undefined {
  const plain = postcode.replace(/[ -]/g, '');
  if (!findOwnValue(postcodes, country)?.pattern.test(plain)) return undefined;
  const number = Number(plain);
  return findOwnValue(towns, country)?.find(([first, last]) => first <= number && number <= last)?.[2];
}

/** Finds the country, ISO 3166-1 alpha-2, that has this town at this postcode. */
export function findCountryOfTown(rules: PostcodeRules, postcode: string, town: string): string | undefined {
  const name = town.trim().toLowerCase();
  return Object.keys(rules.towns ?? {}).find(
    (country) => findTown(rules, postcode, country)?.toLowerCase() === name,
  );
}
