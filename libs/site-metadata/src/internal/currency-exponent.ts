/**
 * Currencies whose minor unit is not a hundredth (ISO 4217, list one of 2026). `Intl` is no authority: it follows CLDR, in
 * which a forint or a Pakistani rupee has no minor unit, and engines differ.
 */
const EXPONENTS = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
} as const;

/**
 * Returns how many decimals the minor unit of a currency has (ISO 4217): a dinar of Kuwait has 1000 fils.
 *
 * @param currency ISO 4217, upper case. A code that the standard does not have counts as one with hundredths.
 * @throws RangeError when `currency` is not three upper-case letters.
 */
export function getCurrencyExponent(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) {
    throw new RangeError(
      `Cannot count decimals: current currency is ${JSON.stringify(currency)}, expected ISO 4217`,
    );
  }
  const [exponent = 2] = Object.entries(EXPONENTS).find(([, codes]) => codes.includes(currency)) ?? [];
  return Number(exponent);
}
