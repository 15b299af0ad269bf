/** Creates a connection with at most `limit` items per page; cursors are positions. */
export function toConnection<Item>(items: readonly Item[], limit = 1000) {
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
