import { expect, test } from 'vitest';
import { parseMailedLink } from './mailed-link.ts';

const parse = (hash: string) => parseMailedLink(hash, ['dk', 'no', 'int']);

test('parseMailedLink() reads the link to a new password', () => {
  expect(parse('#shop=dk&id=1000001&token=a-b_c')).toEqual({
    shop: 'dk',
    purpose: 'reset',
    id: '1000001',
    token: 'a-b_c',
  });
});

test('parseMailedLink() reads the link that activates an account', () => {
  expect(parse('shop=int&id=3000001&activation=k')).toEqual({
    shop: 'int',
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
])('parseMailedLink() takes nothing of %j', (hash) => {
  expect(parse(hash)).toBeUndefined();
});
