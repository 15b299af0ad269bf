import { IntlMessageFormat, type FormatXMLElementFn } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { MessageError } from './messages.ts';
import { compileRichMessages, type MessageSelection, selectMessages } from './rich-messages.ts';

test('compileRichMessages() gives what the formatter of react-intl takes', async () => {
  const source = compileRichMessages({ 'a.terms': 'Read <link>the {what}</link> <3' });
  const module: { default: Record<string, never[]> } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`
  );
  const link: FormatXMLElementFn<string, string> = (content) => `[${content.join('')}]`;
  const format = new IntlMessageFormat(module.default['a.terms'] ?? [], 'en');
  expect(format.format({ what: 'terms', link })).toBe('Read [the terms] <3');
});

const messages = {
  home: 'Home',
  'bag.title': 'Bag',
  'checkout.title': 'Checkout',
  'checkout.terms': 'Read <link>this</link>',
  'confirmation.title': 'Thanks',
  'homely.title': 'Sofa',
};

test.each<[criterion: string, selection: MessageSelection, keys: string[]]>([
  [
    'all plain messages',
    { kind: 'plain' },
    ['home', 'bag.title', 'checkout.title', 'confirmation.title', 'homely.title'],
  ],
  ['all rich messages', { kind: 'rich' }, ['checkout.terms']],
  ['some areas', { kind: 'plain', only: ['checkout', 'home'] }, ['home', 'checkout.title']],
  [
    'all but some areas',
    { kind: 'plain', except: ['checkout', 'confirmation', 'homely'] },
    ['home', 'bag.title'],
  ],
  ['a part of an area', { kind: 'plain', only: ['checkout.title', 'bag'] }, ['bag.title', 'checkout.title']],
  ['no area that begins alike', { kind: 'plain', only: ['home'] }, ['home']],
  ['the rich ones of no other area', { kind: 'rich', only: ['bag'] }, []],
])('selectMessages() takes %s', (_criterion, selection, keys) => {
  expect(Object.keys(selectMessages(messages, selection))).toEqual(keys);
});

test('selectMessages() refuses an area that no message is in', () => {
  expect(() => selectMessages(messages, { kind: 'plain', except: ['chekout'] })).toThrow(MessageError);
});

test('selectMessages() leaves a message that is wrong among the plain ones, where compiling names it', () => {
  expect(selectMessages({ a: '<b>open' }, { kind: 'plain' })).toEqual({ a: '<b>open' });
});
