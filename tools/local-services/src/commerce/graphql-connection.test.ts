import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { toGraphQLConnection, type PageArguments } from './graphql-connection.ts';

const options = { key: (item: string) => item, node: (item: string) => item };
const page = (items: readonly string[], args: PageArguments) => {
  const { nodes, edges, pageInfo } = toGraphQLConnection(items, args, options);
  return {
    nodes: nodes(),
    cursors: edges().map(({ cursor }) => cursor),
    hasNextPage: pageInfo.hasNextPage,
    hasPreviousPage: pageInfo.hasPreviousPage,
    startCursor: pageInfo.startCursor(),
    endCursor: pageInfo.endCursor(),
  };
};

const list = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 30 });
const size = fc.integer({ min: 1, max: 12 });

describe('toGraphQLConnection()', () => {
  test.prop([list, size, fc.boolean()])('returns every item once, forward', (items, first, reverse) => {
    const seen: string[] = [];
    let after: string | null = null;
    for (;;) {
      const current: ReturnType<typeof page> = page(items, { first, after, reverse });
      expect(current.hasPreviousPage).toBe(seen.length > 0 && items.length > 0);
      seen.push(...(current.nodes as string[]));
      if (!current.hasNextPage) break;
      after = current.endCursor;
    }
    expect(seen).toEqual(reverse ? items.toReversed() : items);
  });

  test.prop([list, size, fc.boolean()])('returns every item once, backward', (items, last, reverse) => {
    const seen: string[] = [];
    let before: string | null = null;
    for (;;) {
      const current: ReturnType<typeof page> = page(items, { last, before, reverse });
      seen.unshift(...(current.nodes as string[]));
      if (!current.hasPreviousPage) break;
      before = current.startCursor;
    }
    expect(seen).toEqual(reverse ? items.toReversed() : items);
  });

  test('visits no more items of a long list than its page', () => {
    const items = Array.from({ length: 1000 }, (_, index) => `item ${index}`);
    const { endCursor } = page(items, { first: 250 });
    let looks = 0;
    const key = (item: string) => ((looks += 1), item);
    const next = toGraphQLConnection(items, { first: 2, after: endCursor }, { ...options, key });
    expect([next.nodes(), next.pageInfo.endCursor()]).toEqual([['item 250', 'item 251'], expect.any(String)]);
    expect(looks).toBeLessThan(5);
  });

  test.prop([list, size, fc.nat()])(
    'continues at the same item when items were added before it',
    (items, first, place) => {
      const before = page(items, { first });
      if (before.endCursor === null) return;
      const grown = items.toSpliced(Math.min(place, before.nodes.length) % items.length, 0, 'the new item');
      const after = page(grown, { first: 250, after: before.endCursor });
      expect(after.nodes.filter((item) => item !== 'the new item')).toEqual(items.slice(before.nodes.length));
    },
  );

  test.prop([list, size])('neither skips nor repeats when the item of the cursor is gone', (items, first) => {
    const { endCursor, nodes } = page(items, { first });
    if (endCursor === null) return;
    const rest = items.filter((item) => item !== nodes.at(-1));
    expect(page(rest, { first: 250, after: endCursor }).nodes).toEqual(items.slice(nodes.length));
  });

  test.each<[string, PageArguments]>([
    ['you must provide one of first or last', {}],
    ['providing both first and last is not supported', { first: 1, last: 1 }],
    ['first must be a positive value', { first: -1 }],
    ['last cannot exceed 250', { last: 251 }],
    ['Invalid cursor for current pagination sort.', { first: 1, after: 'nonsense' }],
    [
      'Invalid cursor for current pagination sort.',
      { first: 1, before: Buffer.from('{}').toString('base64url') },
    ],
  ])('throws "%s"', (message, args) => {
    expect(() => page(['a', 'b'], args)).toThrow(message);
  });
});
