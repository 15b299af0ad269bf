/** Number of millionths in 1: rates are stored as integer millionths, exact to 0.0001 %. */
export const MILLIONTHS_PER_UNIT = 1_000_000;

/**
 * Returns `rate` in millionths for exact arithmetic: 0.145 is stored as 0.14499… but means 145,000.
 *
 * @throws RangeError when `rate` is not between 0 and 1.
 */
export function rateToMillionths(rate: number): number {
  if (!(rate >= 0 && rate <= 1)) {
    throw new RangeError(`Cannot take a rate: current value is ${rate}, expected 0 to 1`);
  }
  return Math.round(rate * MILLIONTHS_PER_UNIT);
}
