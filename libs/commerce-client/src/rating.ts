/** How shoppers rate a product. */
export interface ProductRating {
  /** Mean of all ratings in stars, 0 to 5, with one decimal. */
  readonly average: number;
  /** Number of ratings, at least 1. */
  readonly count: number;
}

/** Stars of the best rating. */
const MAX_STARS = 5;

/**
 * Parses Shopify's standard metafields `reviews.rating` (type `rating`) and `reviews.rating_count` (type `number_integer`). Ratings
 * on another scale are converted to stars. Returns `undefined` without ratings, and for values that are none.
 *
 * @param rating The value of the metafield, JSON: `{"scale_min":"1.0","scale_max":"5.0","value":"4.3"}`.
 *
 * @example
 * ```ts
 * parseRating('{"scale_min":"1.0","scale_max":"5.0","value":"4.33"}', '12'); // => { average: 4.3, count: 12 }
 * parseRating('{"scale_min":"0.0","scale_max":"10.0","value":"9.0"}', '2'); // => { average: 4.5, count: 2 }
 * parseRating(undefined, '0'); // => undefined
 * ```
 */
export function parseRating(
  rating: string | null | undefined,
  count: string | null | undefined,
): ProductRating | undefined {
  const ratings = /^\d{1,9}$/.test(count ?? '') ? Number(count) : 0;
  if (!rating || ratings === 0) return undefined;
  const { scale_min: min, scale_max: max, value } = parseNumbers(rating);
  if (min === undefined || max === undefined || value === undefined) return undefined;
  if (min < 0 || min >= max || value < min || value > max) return undefined;
  // A scale from 1 has no rating below one star.
  const lowest = min === 0 ? 0 : 1;
  const stars = lowest + ((value - min) * (MAX_STARS - lowest)) / (max - min);
  return { average: Math.round(stars * 10) / 10, count: ratings };
}

/** Returns the fields of a JSON object that are numbers, or texts that are one. */
function parseNumbers(json: string): Readonly<Partial<Record<string, number>>> {
  try {
    const fields: unknown = JSON.parse(json);
    return Object.fromEntries(
      Object.entries(Object(fields)).flatMap(([name, value]) => {
        const isNumeric = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
        const number = isNumeric ? Number(value) : Number.NaN;
        return Number.isFinite(number) ? [[name, number] as const] : [];
      }),
    );
  } catch {
    return {};
  }
}
