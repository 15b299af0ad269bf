import type { Money } from '@marehalm/cart-domain/money';

/** Money on the wire: a decimal text with at least one decimal, as Shopify writes it (`425.0`, `19.95`). */
export function toMoneyObject({ amount, currency }: Money) {
  return { __typename: 'MoneyV2', amount: toDecimal(amount), currencyCode: currency };
}

/** `minorUnits` hundredths as a decimal text. */
export function toDecimal(minorUnits: number): string {
  const digits = String(Math.abs(minorUnits)).padStart(3, '0');
  const decimals = digits.slice(-2).replace(/0$/, '');
  return `${minorUnits < 0 ? '-' : ''}${digits.slice(0, -2)}.${decimals}`;
}

/** Hundredths of a decimal text; `undefined` when it is none or is finer than that. */
export function toMinorUnits(decimal: string): number | undefined {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(decimal);
  if (!match) return undefined;
  const [, sign, whole = '0', decimals = ''] = match;
  const amount = Number(`${whole}${decimals.padEnd(2, '0')}`);
  return sign === '-' && amount !== 0 ? -amount : amount;
}
