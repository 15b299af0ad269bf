export {
  addMoney,
  allocateMoney,
  type AmountsByCurrency,
  compareMoney,
  convertMoney,
  type CurrencyCode,
  CurrencyMismatchError,
  formatMoney,
  money,
  type Money,
  multiplyByRate,
  multiplyMoney,
  subtractMoney,
  sumMoney,
  toDecimalString,
} from '../money.ts';
export { getCurrencyExponent } from '../currency-exponent.ts';
export { calculateVatFromGross, type TaxLine } from '../included-vat.ts';
export { calculateUnitPrice, type MeasureUnit, type UnitPrice } from '../unit-price.ts';
