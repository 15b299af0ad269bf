import { fc, test as law } from '@fast-check/vitest';
import { expect } from 'vitest';
import { money } from './money.ts';
import { calculateUnitPrice } from './unit-price.ts';

const price = fc.integer({ min: 0, max: 10_000_000 });
const currency = fc.constantFrom('USD', 'JPY', 'KWD');
/** Thousandths of a milliliter or gram. */
const content = fc.integer({ min: 1, max: 5_000_000 });

law.prop([price, currency, content])(
  'the unit price is the nearest minor unit, halves up',
  (amount, code, thousandths) => {
    const perLitre = BigInt(calculateUnitPrice(money(amount, code), thousandths / 1000, 'ml').amount);
    const pack = BigInt(thousandths);
    const twiceTooMuch = 2n * (perLitre * pack - BigInt(amount) * 1_000_000n);
    expect(twiceTooMuch > -pack && twiceTooMuch <= pack).toBe(true);
  },
);

law.prop([price, fc.integer({ min: 1, max: 9 }), content])(
  'several packs together cost as much per litre as one',
  (amount, packs, thousandths) => {
    const one = calculateUnitPrice(money(amount, 'DKK'), thousandths / 1000, 'g');
    expect(calculateUnitPrice(money(amount * packs, 'DKK'), (thousandths * packs) / 1000, 'g')).toEqual(one);
  },
);

law.prop([price, currency, fc.constantFrom('oz', 'fl oz', 'pcs'), fc.integer({ min: 1, max: 500 })])(
  'the price of one ounce or piece times their number is the price of the pack, within half a minor unit each',
  (amount, code, unit, count) => {
    const one = calculateUnitPrice(money(amount, code), count, unit);
    expect(one).toMatchObject({ currency: code, per: unit });
    expect(Math.abs(one.amount * count - amount)).toBeLessThanOrEqual(count / 2);
  },
);
