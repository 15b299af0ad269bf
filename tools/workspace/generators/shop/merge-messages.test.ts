import { expect, test } from 'vitest';
import { mergeMessages } from './merge-messages.ts';

const english = {
  'bag.title': 'Bag',
  'bag.each': '{price} each',
  'list.count': '{count, plural, one {# product} other {# products}}',
  'product.delivery.dk': 'Free delivery',
};

test('takes translations, and the deliveries of the new markets', () => {
  const translated = {
    'bag.title': 'Varukorg',
    'bag.each': '{price} styck',
    'list.count': '{count, plural, one {# produkt} other {# produkter}}',
    'product.delivery.se': 'Fri frakt',
  };
  expect(mergeMessages(english, translated)).toEqual({ messages: translated, untranslated: [] });
});

test('keeps the English text of a message that is new, or takes other arguments than its translation', () => {
  const { messages, untranslated } = mergeMessages(english, {
    'bag.title': 'Varukorg',
    'bag.each': '{amount} styck',
    'bag.old': 'Borttagen',
  });
  expect(untranslated).toEqual(['bag.each', 'list.count']);
  expect(messages).toEqual({
    'bag.title': 'Varukorg',
    'bag.each': '{price} each',
    'list.count': english['list.count'],
  });
});
