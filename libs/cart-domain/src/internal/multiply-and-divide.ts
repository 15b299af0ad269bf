/**
 * Returns `a × b ÷ divisor`, rounded to the nearest integer, halves away from zero so that a refund mirrors its
 * charge. Exact for any safe integers: floats would round 0.145 × 100 down and lose digits beyond 2^53.
 *
 * @param b From 0.
 * @param divisor Above 0.
 */
export function multiplyAndDivide(a: number, b: number | bigint, divisor: number | bigint): number {
  const product = BigInt(Math.abs(a)) * BigInt(b);
  const by = BigInt(divisor);
  const rounded = (2n * product + by) / (2n * by);
  return Math.sign(a) * Number(rounded);
}
