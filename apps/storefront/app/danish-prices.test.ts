import { formatPrice } from '@marehalm/i18n-routing';
import { expect, test } from 'vitest';
import danish from '../messages/da.json';

/** What messages are filled with that is no price; a name that is new here is to be looked at. */
const otherThings =
  /^(?:currency|date|email|host|id|key|name|number|product|products|country|shop|address|end|count)$/;

/** Where a name that stands for prices elsewhere is a quantity or a country. */
const others: readonly string[] = [
  'bag.limited',
  'checkout.changed.quantity',
  'checkout.moved',
  'checkout.movedAbroad',
];

test('no Danish message ends a sentence with a price: an amount in kroner brings its own full stop', () => {
  expect(formatPrice({ amount: 37_500, currency: 'DKK' }, 'da')).toMatch(/kr\.$/);
  const doubled = Object.entries(danish).filter(
    ([key, text]) =>
      !others.includes(key) &&
      [...text.matchAll(/\{(\w+)\}(?:<\/\w+>)?\./g)].some(([, name = '']) => !otherThings.test(name)),
  );
  expect(doubled).toEqual([]);
});
