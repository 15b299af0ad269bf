import { GraphQLError } from 'graphql';

/** Maximum page size, as at Shopify. */
export const MAX_PAGE_SIZE = 250;

/** The paging arguments of every connection. */
export interface PageArguments {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
  readonly reverse?: boolean | null;
}

/** How items become nodes of a connection. */
export interface ConnectionOptions<Item> {
  /** Returns a key that is unique in the list; cursors contain it. */
  readonly key: (item: Item) => string;
  readonly node: (item: Item) => unknown;
}

/**
 * Returns one page of `items` as a GraphQL connection with edges, nodes and page info. Cursors stay valid when the list changes.
 *
 * @param items In their order before `reverse`.
 * @throws GraphQLError when neither or both of `first` and `last` are given, one is not between 0 and 250, or a cursor is invalid.
 */
export function toGraphQLConnection<Item>(
  items: readonly Item[],
  args: PageArguments,
  { key, node }: ConnectionOptions<Item>,
) {
  const { first, last } = args;
  if (isNone(first) && isNone(last)) throw badInput('you must provide one of first or last');
  if (!isNone(first) && !isNone(last)) throw badInput('providing both first and last is not supported');
  for (const [name, size] of Object.entries({ first, last })) {
    if (isNone(size)) continue;
    if (size < 0) throw badInput(`${name} must be a positive value`);
    if (size > MAX_PAGE_SIZE) throw badInput(`${name} cannot exceed ${MAX_PAGE_SIZE}`);
  }

  const ordered = args.reverse === true ? items.toReversed() : items;
  const placeOf = ({ key: wanted, position }: Cursor): number | undefined => {
    const there = ordered[position];
    // The list may have changed since; then the key is searched for.
    if (there !== undefined && key(there) === wanted) return position;
    const found = ordered.findIndex((item) => key(item) === wanted);
    return found === -1 ? undefined : found;
  };
  let start = 0;
  let end = ordered.length;
  if (!isNone(args.after)) {
    const cursor = decodeCursor(args.after);
    start = Math.min((placeOf(cursor) ?? cursor.position - 1) + 1, end);
  }
  if (!isNone(args.before)) {
    const cursor = decodeCursor(args.before);
    end = Math.max(Math.min(placeOf(cursor) ?? cursor.position, end), start);
  }
  if (!isNone(first)) end = Math.min(end, start + first);
  if (!isNone(last)) start = Math.max(start, end - last);

  const page = ordered.slice(start, end);
  const cursorAt = (index: number): string | null => {
    const item = page[index];
    return item === undefined ? null : encodeCursor(key(item), start + index);
  };
  return {
    edges: () => page.map((item, index) => ({ cursor: cursorAt(index), node: () => node(item) })),
    nodes: () => page.map(node),
    pageInfo: {
      hasNextPage: end < ordered.length,
      hasPreviousPage: start > 0,
      startCursor: () => cursorAt(0),
      endCursor: () => cursorAt(page.length - 1),
    },
  };
}

interface Cursor {
  readonly key: string;
  /** Index in the list when the cursor was created. */
  readonly position: number;
}

function encodeCursor(key: string, position: number): string {
  return Buffer.from(JSON.stringify({ last_id: key, last_value: position })).toString('base64url');
}

function decodeCursor(text: string): Cursor {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    const { last_id: key, last_value: position } = value as Record<string, unknown>;
    if (typeof key === 'string' && Number.isSafeInteger(position) && (position as number) >= 0) {
      return { key, position: position as number };
    }
  } catch {
    // Invalid cursors are reported below.
  }
  throw badInput('Invalid cursor for current pagination sort.');
}

function isNone(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });
}
