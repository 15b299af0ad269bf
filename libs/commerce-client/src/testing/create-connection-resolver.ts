/** Returns a resolver that pages `items` with at most `limit` per page. A cursor is the number of items before the page. */
export function createConnectionResolver<Item>(items: readonly Item[], limit = 1000) {
  return ({ first, after }: { first: number; after?: string | null }) => {
    const start = after ? Number(after) : 0;
    const end = Math.min(start + Math.min(first, limit), items.length);
    return {
      nodes: items.slice(start, end),
      pageInfo: {
        hasNextPage: end < items.length,
        hasPreviousPage: start > 0,
        endCursor: end > start ? String(end) : null,
      },
    };
  };
}
