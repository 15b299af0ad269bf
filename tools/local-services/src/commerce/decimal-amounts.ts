/** Formats hundredths as a decimal text with at least one decimal: 42500 becomes `425.0`. */
export function formatDecimalAmount(minorUnits: number): string {
  const digits = String(Math.abs(minorUnits)).padStart(3, '0');
  const decimals = digits.slice(-2).replace(/0$/, '');
  return `${minorUnits < 0 ? '-' : ''}${digits.slice(0, -2)}.${decimals}`;
}

/** Parses a decimal text such as `19.95` into hundredths; undefined if it is invalid or has more than two decimals. */
export function parseDecimalAmount(decimal: string): number | undefined {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(decimal);
  if (!match) return undefined;
  const [, sign, whole = '0', decimals = ''] = match;
  const amount = Number(`${whole}${decimals.padEnd(2, '0')}`);
  return sign === '-' && amount !== 0 ? -amount : amount;
}
