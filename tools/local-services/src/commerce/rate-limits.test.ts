import { afterEach, describe, expect, test } from 'vitest';
import type { RateLimits } from './rate-limits.ts';
import {
  requestAccountMutation,
  createActivatedAccount,
  createEmail,
  ACCOUNT_PASSWORD,
} from './testing/account.ts';
import { requireCart, requestCartMutation, createCart } from './testing/cart.ts';
import { placeTestOrder, setTestPayment, createUnpaidCart, submitTestCart } from './testing/order.ts';
import { type UntypedAnswer, openTestShop, type TestShop } from './testing/test-shop.ts';

let shop: TestShop;
afterEach(() => shop.close());

const open = async (rateLimits: Partial<RateLimits>) => (shop = await openTestShop({ rateLimits }));
const twice = { tries: 2, window: 60_000 };
const wait = (milliseconds: number) => (shop.now = new Date(shop.now.getTime() + milliseconds));

function expectThrottled({ status, errors }: UntypedAnswer, message: RegExp) {
  expect(status).toBe(200);
  expect(errors).toMatchObject([
    { message: expect.stringMatching(message), extensions: { code: 'THROTTLED' } },
  ]);
}

describe('logging in', () => {
  const logIn = (email: string, typed: string) =>
    requestAccountMutation(shop, 'customerAccessTokenCreate', { input: { email, password: typed } });

  test.each(['known', 'unknown'])(
    'is refused for a while after wrong passwords for a %s address',
    async (kind) => {
      await open({ logInPerEmail: twice });
      const email = kind === 'known' ? (await createActivatedAccount(shop)).email : createEmail();
      for (let tries = 0; tries < 2; tries += 1) {
        const { data } = await logIn(email, 'wrong');
        expect(data.payload.customerUserErrors).toMatchObject([{ code: 'UNIDENTIFIED_CUSTOMER' }]);
      }
      // There the right password does not tell itself from a wrong one either.
      expectThrottled(await logIn(email, ACCOUNT_PASSWORD), /^Login attempt limit exceeded/);
      expectThrottled(await logIn(email.toUpperCase(), ACCOUNT_PASSWORD), /^Login attempt limit exceeded/);
      wait(60_000);
      expect((await logIn(email, 'wrong')).errors).toBeUndefined();
    },
  );

  test('stays possible for the owner elsewhere, however many wrong passwords others have tried', async () => {
    let client = 'a thief';
    shop = await openTestShop({ rateLimits: { logInPerEmail: twice }, clientOf: () => client });
    const { email } = await createActivatedAccount(shop);
    for (const thief of ['a thief', 'another']) {
      client = thief;
      for (let tries = 0; tries < 3; tries += 1) await logIn(email, 'wrong');
    }
    client = 'the owner';
    expect((await logIn(email, ACCOUNT_PASSWORD)).data.payload.customerUserErrors).toEqual([]);
  });

  test('does not count correct passwords', async () => {
    await open({ logInPerEmail: twice, logInPerClient: twice });
    const { email } = await createActivatedAccount(shop);
    for (let times = 0; times < 5; times += 1) {
      expect((await logIn(email, ACCOUNT_PASSWORD)).data.payload.customerUserErrors).toEqual([]);
    }
  });

  test('counts parallel guesses, and many in one request', async () => {
    await open({ logInPerEmail: twice });
    const { email } = await createActivatedAccount(shop);
    const answers = await Promise.all(Array.from({ length: 6 }, () => logIn(email, 'wrong')));
    expect(answers.filter(({ errors }) => errors).length).toBe(4);
    wait(60_000);
    const input = `input: { email: "${email}", password: "wrong" }`;
    const guesses = Array.from(
      { length: 2 },
      (_, index) => `g${index}: customerAccessTokenCreate(${input}) { customerUserErrors { code } }`,
    );
    expectThrottled(
      await shop.query(`mutation { ${guesses.join(' ')} }`),
      /^A request may hold one password/,
    );
    expectThrottled(await logIn(email, 'wrong'), /^Login/);
  });

  test('takes equally long for unknown and known addresses', async () => {
    // A dear password, so that what else happens is nothing beside it.
    shop = await openTestShop({ passwordCost: 11 });
    const { email } = await createActivatedAccount(shop);
    const measure = async (address: string) => {
      const times: number[] = [];
      for (let index = 0; index < 3; index += 1) {
        const start = process.cpuUsage();
        await logIn(address, 'wrong');
        const { user, system } = process.cpuUsage(start);
        times.push(user + system);
      }
      return Math.min(...times);
    };
    const [known, unknown] = [await measure(email), await measure(createEmail())];
    expect(known / unknown).toBeGreaterThan(0.5);
    expect(known / unknown).toBeLessThan(2);
  });
});

describe('a restart', () => {
  const tries: readonly (readonly [what: keyof RateLimits, guess: () => Promise<UntypedAnswer>])[] = [
    [
      'logInPerEmail',
      () =>
        requestAccountMutation(shop, 'customerAccessTokenCreate', {
          input: { email: 'a@example.com', password: 'x' },
        }),
    ],
    [
      'logInPerClient',
      () =>
        requestAccountMutation(shop, 'customerAccessTokenCreate', {
          input: { email: createEmail(), password: 'x' },
        }),
    ],
    ['recoverPerEmail', () => requestAccountMutation(shop, 'customerRecover', { email: 'a@example.com' })],
    ['recoverPerClient', () => requestAccountMutation(shop, 'customerRecover', { email: createEmail() })],
    [
      'accountsPerClient',
      () =>
        requestAccountMutation(shop, 'customerCreate', {
          input: { email: createEmail(), password: ACCOUNT_PASSWORD },
        }),
    ],
    [
      'discountCodes',
      () => requestCartMutation(shop, 'cartCreate', { input: { discountCodes: [`GUESS${Math.random()}`] } }),
    ],
    ['giftCardCodes', () => requestCartMutation(shop, 'cartCreate', { input: { giftCardCodes: ['GUESS'] } })],
    [
      'identitiesPerClient',
      () =>
        requestCartMutation(shop, 'cartCreate', {
          input: { discountCodes: ['WELCOME15'], buyerIdentity: { email: createEmail() } },
        }),
    ],
    ['ordersPerEmail', async () => answerOf(submitTestCart(shop, (await paidCart()).id, 'once'))],
  ];
  const paidCart = async () => setTestPayment(shop, await createUnpaidCart(shop));
  /** An error of the protocol as an answer: `submit` throws it. */
  const answerOf = (result: Promise<unknown>): Promise<UntypedAnswer> =>
    result.then(
      (data) => ({ status: 200, data }),
      (error: Error) => ({
        status: 200,
        data: null,
        errors: [{ message: error.message, extensions: { code: 'THROTTLED' } }],
      }),
    );

  test.each(tries)('does not reset the limit of %s', async (what, guess) => {
    await open({ [what]: twice });
    await guess();
    shop.restart();
    await guess();
    shop.restart();
    expectThrottled(await guess(), /limit exceeded/i);
    wait(60_000);
    expect((await guess()).errors).toBeUndefined();
    // What no longer counts is not kept, and no address ever.
    const kept = shop.sql('SELECT * FROM rate_limit_tries');
    expect(JSON.stringify(kept)).not.toMatch(/example|nowhere/);
    expect(kept.filter(({ ends_at }) => Number(ends_at) <= shop.now.getTime())).toEqual([]);
  });
});

describe('asking for a new password', () => {
  test.each(['known', 'unknown'])(
    'is refused after several mails to a %s address, with the same answer',
    async (kind) => {
      await open({ recoverPerEmail: twice });
      const email = kind === 'known' ? (await createActivatedAccount(shop)).email : createEmail();
      if (kind === 'known') wait(60_000);
      const answers = [];
      for (let times = 0; times < 3; times += 1)
        answers.push(await requestAccountMutation(shop, 'customerRecover', { email }));
      const [first, second, third] = answers as [UntypedAnswer, UntypedAnswer, UntypedAnswer];
      expect(first).toEqual({
        status: 200,
        data: { payload: { customerUserErrors: [], userErrors: [] } },
        extensions: first.extensions,
      });
      expect(second).toEqual(first);
      expectThrottled(third, /^Resetting password limit exceeded/);
    },
  );
});

describe('guessing codes', () => {
  test('of discounts is refused after several; existing codes and codes in the cart do not count', async () => {
    await open({ discountCodes: twice });
    const { id: cartId } = await createCart(shop, { 'MH-P04-30': 1 });
    const set = (...discountCodes: string[]) =>
      requestCartMutation(shop, 'cartDiscountCodesUpdate', { cartId, discountCodes });
    for (let times = 0; times < 4; times += 1)
      expect((await set('welcome15', 'GUESS1')).errors).toBeUndefined();
    expect((await set('WELCOME15', 'GUESS2')).errors).toBeUndefined();
    expectThrottled(await set('WELCOME15', 'GUESS3'), /^Discount code limit exceeded/);
    wait(60_000);
    expect((await set('GUESS4')).errors).toBeUndefined();
  });

  test('of gift cards is refused after several', async () => {
    await open({ giftCardCodes: twice });
    const { id: cartId } = await createCart(shop, { 'MH-P04-30': 1 });
    const add = (code: string) =>
      requestCartMutation(shop, 'cartGiftCardCodesAdd', { cartId, giftCardCodes: [code] });
    for (const code of ['GUESS1', 'GUESS2']) {
      expect((await add(code)).data.payload.userErrors).toMatchObject([
        { code: 'INVALID', field: ['giftCardCodes', '0'] },
      ]);
    }
    expectThrottled(await add('GUESS3'), /^Gift card code limit exceeded/);
  });

  test('of gift cards does not count existing ones', async () => {
    await open({ giftCardCodes: twice });
    await placeTestOrder(shop, await createUnpaidCart(shop, { quantities: { 'MH-GIFT-CARD-20000': 1 } }));
    const code = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(
      shop.mails().find(({ kind }) => kind === 'gift-card')?.text ?? '',
    )?.[0];
    for (let times = 0; times < 4; times += 1) {
      const { id: cartId } = await createCart(shop, { 'MH-P04-30': 1 });
      await requireCart(requestCartMutation(shop, 'cartGiftCardCodesAdd', { cartId, giftCardCodes: [code] }));
    }
  });
});
