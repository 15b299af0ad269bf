/**
 * `a × b ÷ divisor`, rounded to the nearest integer, halves away from zero so that a refund mirrors its charge.
 * Exact for any safe integers: floats would round 0.145 × 100 down, and a product beyond 2^53 would lose digits.
 */
export function roundedQuotient(a: number, b: number, divisor: number): number {
  const negative = a < 0 !== b < 0;
  const [x, y] = [Math.abs(a), Math.abs(b)];
  const product = x * y;
  const rounded = Number.isSafeInteger(product) ? divideNumbers(product, divisor) : divideBig(x, y, divisor);
  return negative && rounded !== 0 ? -rounded : rounded;
}

function divideNumbers(product: number, divisor: number): number {
  const rest = product % divisor;
  return (product - rest) / divisor + (rest * 2 >= divisor ? 1 : 0);
}

function divideBig(x: number, y: number, divisor: number): number {
  const [product, by] = [BigInt(x) * BigInt(y), BigInt(divisor)];
  const rest = product % by;
  return Number(product / by + (rest * 2n >= by ? 1n : 0n));
}
