import { fc, test as property } from '@fast-check/vitest';
import { afterAll, beforeAll, expect } from 'vitest';
import { fetchVariantId } from './testing/cart.ts';
import { type UntypedData, openTestShop, type TestShop } from './testing/test-shop.ts';

/** One with more on the shelf than a line may hold, one of which there are three. */
const plenty = 'MH-P04-30';
const scarce = 'MH-P15-250';
const STOCK: Readonly<Record<string, number>> = { [plenty]: 1000, [scarce]: 3 };
const MAX_LINE_QUANTITY = 99;
/** Pairs of tabs. */
const RUNS = process.env['TEST_SCOPE'] === 'all' ? 1000 : 200;

let shop: TestShop;
const variants = new Map<string, string>();
beforeAll(async () => {
  shop = await openTestShop();
  // This is about the order of things, not about power cuts: thousands of writes need not reach the disk.
  shop.sql('PRAGMA synchronous = OFF');
  for (const [sku, stock] of Object.entries(STOCK)) {
    variants.set(sku, await fetchVariantId(shop, sku));
    shop.sql(`UPDATE inventory SET available = ${stock} WHERE shop = 'dk' AND sku = '${sku}'`);
  }
});
afterAll(() => shop.close());

/** What a tab does. Quantities and removals are about the line that the tab saw last; one that saw none does nothing. */
type Wish =
  | { readonly kind: 'add'; readonly sku: string; readonly quantity: number }
  | { readonly kind: 'set'; readonly sku: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly sku: string }
  | { readonly kind: 'note'; readonly note: string };

const sku = fc.constantFrom(plenty, scarce);
const wish: fc.Arbitrary<Wish> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), sku, quantity: fc.constantFrom(1, 2, 60) }),
  fc.record({ kind: fc.constant('set' as const), sku, quantity: fc.constantFrom(0, 1, 5, 98) }),
  fc.record({ kind: fc.constant('remove' as const), sku }),
  fc.record({ kind: fc.constant('note' as const), note: fc.constantFrom('a', 'b') }),
);
/** How often a tab lets others go first before it asks. */
const delays = fc.nat({ max: 30 });
const tab = fc.array(fc.record({ wish, delay: delays }), { minLength: 1, maxLength: 4 });

interface Line {
  readonly id: string;
  readonly quantity: number;
}

/** What a cart holds, as far as the wishes change it. */
interface State {
  readonly lines: Readonly<Record<string, Line>>;
  readonly note: string | null;
}

/** A wish as it was asked, and the cart that came back. */
interface Asked {
  readonly wish: Wish;
  /** Id of the line that it is about, as the tab knew it. */
  readonly line?: string;
  readonly answer: State;
}

const fields =
  'id note lines(first: 9) { nodes { id quantity merchandise { ... on ProductVariant { sku } } } }';
const selection = `cart { ${fields} } userErrors { code }`;

async function ask(cartId: string, name: string, type: string, value: unknown): Promise<State> {
  const argument =
    { cartLinesAdd: 'lines', cartLinesUpdate: 'lines', cartLinesRemove: 'lineIds' }[name] ?? 'note';
  const { data, errors } = await shop.query(
    `mutation ($cartId: ID!, $value: ${type}) { payload: ${name}(cartId: $cartId, ${argument}: $value) { ${selection} } }`,
    { cartId, value },
  );
  expect(errors).toBeUndefined();
  return stateOf(data.payload.cart);
}

function stateOf({ note, lines }: UntypedData): State {
  const entries = lines.nodes.map(({ id, quantity, merchandise }: UntypedData) => [
    merchandise.sku,
    { id, quantity },
  ]);
  // A line twice would hide here.
  expect(new Set(entries.map(([each]: [string]) => each)).size).toBe(entries.length);
  return { note, lines: Object.fromEntries(entries) };
}

async function runTab(cartId: string, start: State, plan: readonly { wish: Wish; delay: number }[]) {
  const asked: Asked[] = [];
  let seen = start;
  for (const { wish, delay } of plan) {
    for (let turn = 0; turn < delay; turn += 1) await Promise.resolve();
    const line = wish.kind === 'note' ? undefined : seen.lines[wish.sku]?.id;
    if ((wish.kind === 'set' || wish.kind === 'remove') && line === undefined) continue;
    seen = await send(cartId, wish, line);
    asked.push({ wish, answer: seen, ...(line === undefined ? {} : { line }) });
  }
  return asked;
}

function send(cartId: string, wish: Wish, line: string | undefined): Promise<State> {
  switch (wish.kind) {
    case 'add': {
      const lines = [{ merchandiseId: variants.get(wish.sku), quantity: wish.quantity }];
      return ask(cartId, 'cartLinesAdd', '[CartLineInput!]!', lines);
    }
    case 'set':
      return ask(cartId, 'cartLinesUpdate', '[CartLineUpdateInput!]!', [
        { id: line, quantity: wish.quantity },
      ]);
    case 'remove':
      return ask(cartId, 'cartLinesRemove', '[ID!]!', [line]);
    case 'note':
      return ask(cartId, 'cartNoteUpdate', 'String!', wish.note);
  }
}

/** What a wish makes of a cart, by the rules of docs/storefront-api.md and without the service. */
function expected(state: State, { wish, line, answer }: Asked): State {
  if (wish.kind === 'note') return { ...state, note: wish.note };
  const held = state.lines[wish.sku];
  const withQuantity = (quantity: number): State => {
    const { [wish.sku]: _gone, ...others } = state.lines;
    const there = Math.min(quantity, STOCK[wish.sku] ?? 0);
    // Only the service knows what it calls a new line.
    const id = held?.id ?? answer.lines[wish.sku]?.id ?? '';
    return { ...state, lines: there > 0 ? { ...others, [wish.sku]: { id, quantity: there } } : others };
  };
  if (wish.kind === 'add') {
    const sum = (held?.quantity ?? 0) + wish.quantity;
    return sum > MAX_LINE_QUANTITY ? state : withQuantity(sum);
  }
  // The line that the tab meant has gone, whether another has taken its place or not.
  if (held?.id !== line) return state;
  return withQuantity(wish.kind === 'set' ? wish.quantity : 0);
}

const isSame = (a: State, b: State) =>
  a.note === b.note &&
  Object.keys(a.lines).length === Object.keys(b.lines).length &&
  Object.entries(a.lines).every(
    ([key, { id, quantity }]) => b.lines[key]?.id === id && b.lines[key].quantity === quantity,
  );

/** Whether there is an order, each tab's own kept, in which every answer and the end are what the rules say. */
function isExplained(state: State, tabs: readonly (readonly Asked[])[], end: State): boolean {
  const open = tabs.filter((asked) => asked.length > 0);
  if (open.length === 0) return isSame(state, end);
  return open.some(([next, ...later]) => {
    if (!next) return false;
    const after = expected(state, next);
    const rest = tabs.map((asked) => (asked[0] === next ? later : asked));
    return isSame(after, next.answer) && isExplained(after, rest, end);
  });
}

property.prop([fc.integer({ min: 1, max: 2 }), tab, tab], { numRuns: RUNS })(
  'parallel requests of two tabs to one cart have the effect of some sequence, and correct answers',
  async (quantity, left, right) => {
    const made = await shop.query(
      `mutation ($lines: [CartLineInput!]!) { payload: cartCreate(input: { lines: $lines }) { ${selection} } }`,
      { lines: [{ merchandiseId: variants.get(plenty), quantity }] },
    );
    const cartId: string = made.data.payload.cart.id;
    const start = stateOf(made.data.payload.cart);
    const tabs = await Promise.all([left, right].map((plan) => runTab(cartId, start, plan)));
    const { data } = await shop.query(`query ($id: ID!) { cart(id: $id) { ${fields} } }`, { id: cartId });
    const end = stateOf(data.cart);
    expect(isExplained(start, tabs, end), JSON.stringify({ start, tabs, end })).toBe(true);
  },
  300_000,
);
