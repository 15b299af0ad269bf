import { fc, test as law } from '@fast-check/vitest';
import { expect } from 'vitest';
import { calculateVatFromGross } from './included-vat.ts';
import { money, sumMoney } from './money.ts';

const minorUnits = fc.integer({ min: 0, max: 100_000_000 });
const currency = fc.constantFrom('EUR', 'JPY', 'KWD');
const total = fc.tuple(minorUnits, currency).map(([minor, code]) => money(minor, code));
const totals = currency.chain((code) =>
  fc.array(
    minorUnits.map((minor) => money(minor, code)),
    { minLength: 1, maxLength: 8 },
  ),
);
/** VAT rates of Europe in thousandths. */
const thousandths = fc.constantFrom(0, 55, 60, 190, 210, 240, 250, 255);

law.prop([total, thousandths])(
  'the tax is total × rate ÷ (1 + rate) to the nearest minor unit, halves up',
  (paid, rate) => {
    const tax = BigInt(calculateVatFromGross(paid, rate / 1000).amount);
    const whole = BigInt(1000 + rate);
    const twiceTooMuch = 2n * (tax * whole - BigInt(paid.amount) * BigInt(rate));
    expect(twiceTooMuch > -whole && twiceTooMuch <= whole).toBe(true);
  },
);

law.prop([total, total, thousandths])('a higher total never has less tax', (a, b, rate) => {
  const [less, more] = a.amount < b.amount ? [a, b] : [b, a];
  expect(calculateVatFromGross(less, rate / 1000).amount).toBeLessThanOrEqual(
    calculateVatFromGross(more, rate / 1000).amount,
  );
});

law.prop([totals, thousandths])(
  'the taxes of the parts differ from the tax of the total by half a minor unit each at most, so it is rounded once',
  (parts, rate) => {
    const code = parts[0]?.currency ?? 'EUR';
    const whole = calculateVatFromGross(sumMoney(parts, code), rate / 1000).amount;
    const apart = sumMoney(
      parts.map((part) => calculateVatFromGross(part, rate / 1000)),
      code,
    ).amount;
    expect(Math.abs(apart - whole)).toBeLessThanOrEqual((parts.length + 1) / 2);
  },
);

law.prop([total, thousandths])('the tax of a refund is the negative tax of its charge', (paid, rate) => {
  const tax = calculateVatFromGross(paid, rate / 1000).amount;
  const refunded = calculateVatFromGross(money(-paid.amount, paid.currency), rate / 1000).amount;
  expect(refunded + tax).toBe(0);
});
