import { expect, test } from 'vitest';
import { toOrderPayments } from './order-payments.ts';
import { createSketchedCart, kroner } from './testing/sketched-cart.ts';

test('toOrderPayments() leaves out gift cards with nothing left to pay', () => {
  const card = (lastCharacters: string, used: number) => ({ lastCharacters, used: kroner(used), id: 'x' });
  const cart = {
    ...createSketchedCart({ lines: { a: [1, 100] }, paid: 60 }),
    giftCards: [card('K3M9', 60), card('AAAA', 0)],
  };
  expect(toOrderPayments(cart)).toEqual({
    giftCards: [{ lastCharacters: 'K3M9', used: kroner(60) }],
    due: kroner(40),
  });
});
