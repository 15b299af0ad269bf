import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listApprovedReviews } from '../cms/approved-reviews.ts';
import { openDatabase } from '../database.ts';
import { createReviewStore, type NewReview } from './review-store.ts';
import { createUnpaidCart, placeTestOrder } from './testing/order.ts';
import { type UntypedData, openTestShop, type TestShop } from './testing/test-shop.ts';

const token = 'admin-token-of-the-tests-0123';
const review = {
  product: 'p04',
  stars: 4,
  title: 'Rolig hud',
  text: 'Et tryk om morgenen er nok.',
  name: 'Ida',
  locale: 'da',
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ adminToken: token });
});
afterAll(() => shop.close());
// Each test has tries of its own.
beforeEach(() => {
  shop.now = new Date(shop.now.getTime() + 2 * 60 * 60_000);
});

async function admin(method: string, path: string, body?: unknown) {
  const answer = await shop.app.request(`/admin/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: answer.status,
    body: answer.status === 204 ? undefined : ((await answer.json()) as UntypedData),
  };
}

let buyers = 0;
/** Sends an order to a new buyer, and returns the path of the link in its mail. */
async function buyAndSend(quantities: Record<string, number> = { 'MH-P04-30': 1 }): Promise<string> {
  const email = `buyer-${(buyers += 1)}@example.com`;
  const { orderId } = await placeTestOrder(
    shop,
    await createUnpaidCart(shop, { quantities, email }),
    'dk',
    'DA',
  );
  const asked = `query ($id: ID!) { node(id: $id) { ... on Order { name reviewUrl: metafield(namespace: "custom", key: "review_url") { type value } } } }`;
  const { data } = await shop.query(asked, { id: orderId });
  expect(data.node.reviewUrl).toBeNull();
  await admin('POST', `shops/dk/orders/${data.node.name}/shipments`, {});
  const mail = shop.mails().find((one) => one.to === email && one.kind === 'order-shipped');
  const link = /https:\/\/shop\.test(\/reviews\/\S+)/.exec(mail?.text ?? '');
  const sent = await shop.query(asked, { id: orderId });
  expect(sent.data.node.reviewUrl).toEqual({ type: 'url', value: link?.[0] });
  return link?.[1] ?? '';
}

async function send(path: string, body: unknown) {
  const answer = await shop.app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as UntypedData };
}

const post = (path: string, fields: Record<string, string>) =>
  shop.app.request(path, { method: 'POST', body: new URLSearchParams(fields) });

async function list(path: string) {
  const answer = await shop.app.request(path, { headers: { accept: 'application/json' } });
  return { status: answer.status, body: (await answer.json()) as UntypedData };
}

const ratingOf = async (slug: string) => {
  const { data } = await shop.query(
    `query ($handle: String!) { product(handle: $handle) {
      rating: metafield(namespace: "reviews", key: "rating") { type value }
      count: metafield(namespace: "reviews", key: "rating_count") { type value }
      other: metafield(namespace: "marehalm", key: "rating") { value } } }`,
    { handle: slug },
  );
  return data.product;
};

describe('a review', () => {
  test('is pending until the merchant approves it, and then rates its product', async () => {
    const path = await buyAndSend({ 'MH-P04-30': 1, 'MH-P03-15': 1 });
    expect((await list(path)).body.products).toEqual([
      { product: 'p04', name: 'Læ Serum', isReviewed: false },
      { product: 'p03', name: expect.any(String), isReviewed: false },
    ]);
    expect(await send(path, review)).toEqual({ status: 201, body: { status: 'pending' } });
    expect((await send(path, { ...review, stars: 1 })).status).toBe(409);
    expect((await list(path)).body.products[0]).toMatchObject({ product: 'p04', isReviewed: true });
    expect(await ratingOf('lee-serum')).toEqual({ rating: null, count: null, other: null });

    const { items } = (await admin('GET', 'reviews?status=pending')).body;
    const pending = items.find((one: UntypedData) => one.text === review.text);
    expect(pending).toMatchObject({ ...review, status: 'pending', shop: 'dk' });
    const approved = await admin('PUT', `reviews/${pending.id}`, { status: 'approved' });
    expect(approved).toMatchObject({ status: 200, body: { status: 'approved' } });
    expect(await ratingOf('lee-serum')).toEqual({
      rating: { type: 'rating', value: '{"scale_min":"1.0","scale_max":"5.0","value":"4.0"}' },
      count: { type: 'number_integer', value: '1' },
      other: null,
    });
    shop.restart();
    expect((await ratingOf('lee-serum')).count).toMatchObject({ value: '1' });

    await admin('PUT', `reviews/${pending.id}`, { status: 'rejected', reason: 'personal-data' });
    expect(await ratingOf('lee-serum')).toEqual({ rating: null, count: null, other: null });
    expect((await admin('GET', `reviews/${pending.id}`)).body).toMatchObject({ reason: 'personal-data' });
    expect((await admin('DELETE', `reviews/${pending.id}`)).status).toBe(204);
    expect((await admin('DELETE', `reviews/${pending.id}`)).status).toBe(404);
    expect((await admin('GET', `reviews/${pending.id}`)).status).toBe(404);
  });

  test('is about goods of the order alone', async () => {
    const path = await buyAndSend();
    for (const product of ['p06', 'p99', '', 4]) {
      const { status, body } = await send(path, { ...review, product, locale: 'en' });
      expect([status, body]).toEqual([
        422,
        { errors: { product: 'This product is not part of the order, or has not been sent yet.' } },
      ]);
    }
  });

  test.each<[what: string, change: object, field: string, message: string]>([
    ['stars', { stars: 0 }, 'stars', 'Vælg en til fem stjerner'],
    ['stars that are a list', { stars: [5] }, 'stars', 'Vælg en til fem stjerner'],
    ['a title', { title: '\u202e ' }, 'title', 'Skriv en overskrift'],
    ['a shorter text', { text: 'x'.repeat(2001) }, 'text', 'Brug højst 2.000 tegn'],
    [
      'a name that is no address',
      { name: 'ida@example.com' },
      'name',
      'Alle kan læse navnet: brug ikke en e-mailadresse',
    ],
    ['text, not an object', { text: {} }, 'text', 'Skriv din anmeldelse'],
  ])('needs %s', async (_what, change, field, message) => {
    const path = await buyAndSend();
    expect(await send(path, { ...review, ...change })).toEqual({
      status: 422,
      body: { errors: { [field]: message } },
    });
  });

  test('is refused without the key of its order, and for a body that is none', async () => {
    const path = await buyAndSend();
    const other = await buyAndSend();
    const [, , number = '', key = ''] = path.split('/');
    const [, , otherNumber = ''] = other.split('/');
    for (const wrong of [
      `/reviews/${number}/${key.slice(1)}x`,
      `/reviews/${otherNumber}/${key}`,
      `/reviews/DK999999/${key}`,
      `/reviews/SE1001/${key}`,
      `/reviews/${number}/${number}`,
    ]) {
      expect((await send(wrong, review)).status).toBe(404);
      expect((await list(wrong)).status).toBe(404);
      expect((await shop.app.request(wrong)).status).toBe(404);
    }
    expect((await send(path, 'no JSON')).status).toBe(422);
    expect((await send(path, 'null')).status).toBe(422);
  });

  test('is limited in number', async () => {
    const path = await buyAndSend();
    const statuses: number[] = [];
    for (let tries = 0; tries < 31; tries += 1)
      statuses.push((await send(path, { ...review, stars: 0 })).status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the page behind the link', () => {
  test('takes a review without scripts, and returns what was typed with a mistake', async () => {
    const path = await buyAndSend();
    const form = await (await shop.app.request(path)).text();
    expect(form).toContain('Hvad synes du om Læ Serum?');
    expect(form.match(/type="radio"/g)).toHaveLength(5);
    expect(form).not.toContain('checked');

    const hostile = '"><script>alert(1)</script>';
    const refused = await post(path, { ...review, stars: '4', title: hostile, name: 'ida@example.com' });
    expect(refused.status).toBe(422);
    expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await refused.text();
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;script&gt;');
    expect(page).toMatch(/value="4"\s+checked/);
    expect(page).toContain('aria-describedby="name-error"');

    const received = await post(path, { ...review, stars: '4', title: hostile });
    expect(received.status).toBe(201);
    expect(await (await shop.app.request(path)).text()).toContain('Du har anmeldt alt i ordren. Tak.');
    expect((await post(path, { ...review, stars: '4' })).status).toBe(409);
  });

  test('lets the buyer of several products choose one, in both languages', async () => {
    const path = await buyAndSend({ 'MH-P04-30': 1, 'MH-P03-15': 1 });
    const choice = await (await shop.app.request(`${path}?locale=en`)).text();
    expect(choice).toContain('Which product is your review about?');
    expect(choice).toContain('href="?product=p04&amp;locale=en"');
    const form = await (await shop.app.request(`${path}?product=p04&locale=en`)).text();
    expect(form).toContain('What do you think of Lee Serum?');
    const received = await post(path, { ...review, stars: '5', locale: 'en' });
    expect(await received.text()).toContain('href="?locale=en"');
  });
});

describe('the moderation', () => {
  test('needs the token', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const answer = await shop.app.request('/admin/reviews/x', { method });
      expect(answer.status).toBe(401);
    }
  });

  test.each([
    {},
    { status: 'pending' },
    { status: 'rejected' },
    { status: 'rejected', reason: 'negative' },
    { status: 'approved', reason: 'abusive' },
  ])('refuses the decision %j', async (decision) => {
    expect((await admin('PUT', 'reviews/any', decision)).status).toBe(422);
  });

  test('knows no review with another id, and pages through all', async () => {
    expect((await admin('PUT', 'reviews/any', { status: 'approved' })).status).toBe(404);
    expect((await admin('GET', 'reviews?limit=0')).status).toBe(422);
    const found: number[] = [];
    for (let after: number | undefined = 0; after !== undefined;) {
      const { body }: { body: UntypedData } = await admin('GET', `reviews?limit=1&after=${after}`);
      found.push(...body.items.map((one: UntypedData) => one.number));
      after = body.next;
    }
    expect(found).toEqual([...found].sort((one, other) => one - other));
    expect(new Set(found).size).toBe(found.length);
    expect(found.length).toBe((await admin('GET', 'reviews')).body.items.length);
  });
});

describe('createReviewStore()', () => {
  const stored: NewReview = {
    ...{ shop: 'dk', order: 1, email: 'ida@example.com', product: 'p04', stars: 5 },
    ...{ title: 'Calm', text: 'One pump.', name: 'Ida', locale: 'en', writtenAt: '2026-11-10T23:30:00.000Z' },
  };

  test('keeps one review of a product by each buyer, whatever the case of the address', () => {
    const store = createReviewStore(openDatabase(':memory:'));
    expect(store.add(stored)).toBe(true);
    expect(store.add({ ...stored, email: 'IDA@example.com', shop: 'no' })).toBe(false);
    expect(store.add({ ...stored, product: 'p05' })).toBe(true);
    expect(store.add({ ...stored, email: 'mads@example.com' })).toBe(true);
    expect(store.reviewedBy('Ida@Example.com')).toEqual(new Set(['p04', 'p05']));
  });

  test('counts approved reviews alone, and publishes neither address nor order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ stars: fc.integer({ min: 1, max: 5 }), isApproved: fc.boolean() }), {
          maxLength: 12,
        }),
        (reviews) => {
          const store = createReviewStore(openDatabase(':memory:'));
          for (const [position, { stars }] of reviews.entries())
            store.add({ ...stored, email: `${position}@example.com`, stars });
          for (const [position, { id }] of store.list(0, 100).entries())
            if (reviews[position]?.isApproved) store.decide(id, { status: 'approved' });
          const approved = reviews.filter(({ isApproved }) => isApproved).map(({ stars }) => stars);
          const mean = approved.reduce((sum, stars) => sum + stars, 0) / approved.length;
          expect(store.ratings().get('p04')).toEqual(
            approved.length === 0
              ? undefined
              : { average: Math.round(mean * 10) / 10, count: approved.length },
          );
          expect(listApprovedReviews(store)).toHaveLength(approved.length);
          expect(JSON.stringify(listApprovedReviews(store))).not.toMatch(/@|order|email/);
        },
      ),
    );
  });
});
