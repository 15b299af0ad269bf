import { expect, test } from 'vitest';
import { getRouteGuards } from './use-route-guards.ts';

const guards = { members: { redirectTo: async () => '/login' }, dark: { theme: () => 'dark' } };
const { members, dark } = guards;

test('getRouteGuards() keeps the order', () => {
  expect(getRouteGuards<string, string>(guards, ['dark', 'members'])).toEqual([dark, members]);
  expect(getRouteGuards<string, string>(guards)).toEqual([]);
});

test.each(['administration', 'toString', '__proto__', ''])(
  'getRouteGuards() rejects %j with status 500',
  (name) => {
    expect(() => getRouteGuards<string, string>(guards, ['members', name])).toThrow(
      expect.objectContaining({
        status: 500,
        message: expect.stringContaining(`'${name}'`) as string,
      }),
    );
  },
);
