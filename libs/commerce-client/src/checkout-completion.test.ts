import { expect, test } from 'vitest';
import {
  prepareForCompletion,
  fetchCompletionAttempt,
  submitForCompletion,
  type CompletionAnswer,
  type PreparationAnswer,
  type SubmissionAnswer,
} from './checkout-completion.ts';
import { checkout, checkoutCart, id, shopWith } from './testing/checkout-fixtures.ts';

const noCart = { code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' };

const noToken = { code: 'INVALID', field: ['attemptToken'], message: 'Attempt token is blank' };

const pollAfter = '2026-11-21T10:00:00Z';

test.each<[criterion: string, payload: object, expected: PreparationAnswer]>([
  [
    'returns what is not ready',
    {
      result: {
        __typename: 'CartStatusNotReady',
        errors: [{ code: 'DELIVERY_ADDRESS_REQUIRED', message: 'Where to?' }],
      },
      userErrors: [],
    },
    { kind: 'not-ready', problems: [{ code: 'DELIVERY_ADDRESS_REQUIRED', message: 'Where to?' }] },
  ],
  [
    'returns when to retry',
    { result: { __typename: 'CartThrottled', pollAfter }, userErrors: [] },
    { kind: 'waiting', until: pollAfter },
  ],
  ['says that the cart is gone', { result: null, userErrors: [noCart] }, { kind: 'missing' }],
  [
    'returns ready without a cart',
    { result: { __typename: 'CartStatusReady', cart: null }, userErrors: [] },
    { kind: 'ready' },
  ],
])('prepareForCompletion() %s', async (_criterion, cartPrepareForCompletion, expected) => {
  expect(await prepareForCompletion(await shopWith({ cartPrepareForCompletion }), id)).toEqual(expected);
});

test('prepareForCompletion() returns the cart that is ready', async () => {
  const result = { __typename: 'CartStatusReady', cart: checkoutCart };
  const client = await shopWith({ cartPrepareForCompletion: { result, userErrors: [] } });
  expect(await prepareForCompletion(client, id)).toMatchObject({ kind: 'ready', cart: checkout });
});

test.each<[criterion: string, payload: object, expected: SubmissionAnswer]>([
  [
    'starts an attempt',
    {
      result: { __typename: 'SubmitSuccess', attemptId: 'a1', redirectUrl: 'https://shop.example/o' },
      userErrors: [],
    },
    { kind: 'submitted', attemptId: 'a1', redirectUrl: 'https://shop.example/o' },
  ],
  [
    'returns the same attempt for a repeated token',
    { result: { __typename: 'SubmitAlreadyAccepted', attemptId: 'a1' }, userErrors: [] },
    { kind: 'submitted', attemptId: 'a1' },
  ],
  [
    'returns why the cart cannot become an order',
    {
      result: {
        __typename: 'SubmitFailed',
        checkoutUrl: null,
        errors: [{ code: 'PAYMENTS_METHOD_REQUIRED', message: null }],
      },
      userErrors: [],
    },
    { kind: 'rejected', problems: [{ code: 'PAYMENTS_METHOD_REQUIRED' }] },
  ],
  [
    'returns when to retry',
    { result: { __typename: 'SubmitThrottled', pollAfter }, userErrors: [] },
    { kind: 'waiting', until: pollAfter },
  ],
  [
    'returns why the request was refused',
    { result: null, userErrors: [noToken] },
    { kind: 'refused', problems: [noToken] },
  ],
  ['says that the cart is gone', { result: null, userErrors: [noCart] }, { kind: 'missing' }],
])('submitForCompletion() %s', async (_criterion, cartSubmitForCompletion, expected) => {
  expect(await submitForCompletion(await shopWith({ cartSubmitForCompletion }), id, 'token')).toEqual(
    expected,
  );
});

test.each<[criterion: string, attempt: object | null, expected: CompletionAnswer]>([
  [
    'returns the order',
    {
      __typename: 'CartCompletionSuccess',
      orderId: 'gid://shopify/Order/1',
      orderUrl: 'https://shop.example/o/1',
      completedAt: pollAfter,
    },
    {
      kind: 'completed',
      orderId: 'gid://shopify/Order/1',
      orderUrl: 'https://shop.example/o/1',
      completedAt: pollAfter,
    },
  ],
  [
    'returns when to poll again',
    { __typename: 'CartCompletionProcessing', pollDelay: 500 },
    { kind: 'processing', pollDelay: 500 },
  ],
  [
    'returns why the payment was declined',
    { __typename: 'CartCompletionFailed', errors: [{ code: 'PAYMENT_CARD_DECLINED', message: 'No' }] },
    { kind: 'declined', problems: [{ code: 'PAYMENT_CARD_DECLINED', message: 'No' }] },
  ],
  [
    "returns the bank's URL",
    {
      __typename: 'CartCompletionActionRequired',
      action: { __typename: 'CompletePaymentChallenge', redirectUrl: 'https://bank.example/' },
    },
    { kind: 'action-required', redirectUrl: 'https://bank.example/' },
  ],
  [
    'returns an action that the shop does not name',
    { __typename: 'CartCompletionActionRequired', action: null },
    { kind: 'action-required' },
  ],
  ['does not know the attempt', null, { kind: 'missing' }],
])('fetchCompletionAttempt() %s', async (_criterion, cartCompletionAttempt, expected) => {
  expect(await fetchCompletionAttempt(await shopWith({ cartCompletionAttempt }), 'a1')).toEqual(expected);
});
