import { expect, test } from 'vitest';
import { createOriginCheck } from './origin-check.ts';

const isAllowed = createOriginCheck(() => 'https://shop.example', ['https://preview.example']);

test.each([
  ['https://shop.example', true],
  ['https://preview.example', true],
  ['http://localhost:5173', true],
  ['http://127.0.0.1:4300', true],
  ['http://[::1]:4300', true],
  ['https://elsewhere.example', false],
  ['http://shop.example', false],
  ['https://shop.example.evil.example', false],
  ['http://localhost.evil.example', false],
  ['http://127.0.0.1.evil.example', false],
  ['null', false],
  ['', false],
  ['*', false],
])('createOriginCheck() of %s is %s', (origin, expected) => {
  expect(isAllowed(origin)).toBe(expected);
});
