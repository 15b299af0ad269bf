import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { declareArguments } from './compile-messages.ts';

const argumentsOf = (message: string) => declareArguments({ id: parse(message) }).match(/'id': (.+);/)?.[1];

test.each([
  ['Skip to content', 'NoMessageValues'],
  ['Added to bag: {product}', '{ readonly product: string | number }'],
  ['{count, plural, one {# item} other {# items}}', '{ readonly count: number }'],
  ['{count} left, {count, number}', '{ readonly count: number }'],
  ['{count, number} left, {count}', '{ readonly count: number }'],
  [
    '{market, select, dk {In Denmark} other {In {name}}}',
    '{ readonly market: string; readonly name: string | number }',
  ],
  ['Sent to <strong>{email}</strong>', '{ readonly strong: MessageTag; readonly email: string | number }'],
])('declareArguments() declares the arguments of %j', (message, expected) => {
  expect(argumentsOf(message)).toBe(expected);
});

test('declareArguments() registers ids and arguments with react-intl', () => {
  expect(declareArguments({ 'bag.undo': parse('Undo'), 'bag.each': parse('{price} each') })).toBe(
    `// Written by site/compile-messages.ts from the messages of the first language. Do not edit.
import type { MessageTag, NoMessageValues } from 'react-intl';

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof MessageArguments;
    }
    interface MessageArguments {
      'bag.undo': NoMessageValues;
      'bag.each': { readonly price: string | number };
    }
  }
}
`,
  );
});
