import { formatPrice } from '@marehalm/i18n-routing';
import { expect, test } from 'vitest';
import danish from '../messages/da.json';

/** Arguments of messages that are not prices. A new name must be reviewed and added. */
const otherThings =
  /^(?:currency|date|email|host|id|key|name|number|product|products|country|shop|address|end|count)$/;

/** Messages in which the name of a price argument is a quantity or a country. */
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
