import { expect, test } from 'vitest';
import { readMailedLink } from './mailed-link';

test('readMailedLink() reads the link to a new password', () => {
  expect(readMailedLink('#shop=dk&id=1000001&token=a-b_c')).toEqual({
    market: 'dk',
    purpose: 'reset',
    id: '1000001',
    token: 'a-b_c',
  });
});

test('readMailedLink() reads the link that activates an account', () => {
  expect(readMailedLink('shop=int&id=3000001&activation=k')).toEqual({
    market: 'int',
    purpose: 'activation',
    id: '3000001',
    token: 'k',
  });
});

test.each([
  '',
  '#',
  '#main',
  '#shop=dk&id=1',
  '#shop=se&id=1&token=a',
  '#id=1&token=a',
  '#shop=dk&id=&token=a',
  '#shop=dk&id=1&token=',
])('readMailedLink() rejects %j', (hash) => {
  expect(readMailedLink(hash)).toBeUndefined();
});
