import { expect, test } from 'vitest';
import { findGuards } from './use-route-guards.ts';

const guards = { members: { redirectTo: async () => '/login' }, dark: { theme: () => 'dark' } };
const { members, dark } = guards;

test('findGuards() keeps the order', () => {
  expect(findGuards<string, string>(guards, ['dark', 'members'])).toEqual([dark, members]);
  expect(findGuards<string, string>(guards)).toEqual([]);
});

test.each(['administration', 'toString', '__proto__', ''])(
  'findGuards() rejects %j with status 500',
  (name) => {
    expect(() => findGuards<string, string>(guards, ['members', name])).toThrow(
      expect.objectContaining({
        status: 500,
        message: expect.stringContaining(`'${name}'`) as string,
      }),
    );
  },
);
