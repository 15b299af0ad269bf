import type { StorefrontFailure } from '../storefront-answer.ts';

/** A page of a Storefront API connection. */
export interface ConnectionPage<Item> {
  readonly nodes: readonly Item[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

const noPage: StorefrontFailure = {
  kind: 'malformed',
  message: "Cannot read the shop's answer: a page has no items or no end",
};

/**
 * Fetches all pages with `fetchPage`, which takes the cursor before the page, and returns their items in order. Returns the first
 * answer that is not a page, and a `malformed` failure for a page without items or page info.
 */
export async function fetchPages<Item, Other extends { readonly kind: string }>(
  fetchPage: (
    after: string | null,
  ) => Promise<{ readonly kind: 'page'; readonly page: ConnectionPage<Item> } | Other>,
): Promise<{ readonly kind: 'items'; readonly items: readonly Item[] } | Other | StorefrontFailure> {
  const items: Item[] = [];
  let after: string | null = null;
  for (;;) {
    const answer = await fetchPage(after);
    if (!isPage(answer)) return answer;
    // The answer may not match its type.
    if (typeof answer.page !== 'object' || answer.page === null) return noPage;
    const { nodes, pageInfo } = answer.page;
    if (!Array.isArray(nodes) || typeof pageInfo?.hasNextPage !== 'boolean') {
      return noPage;
    }
    items.push(...nodes);
    const { hasNextPage, endCursor } = pageInfo;
    if (!hasNextPage) return { kind: 'items', items };
    // A repeated cursor would loop forever.
    if (endCursor === null || endCursor === after) {
      return { kind: 'malformed', message: 'Cannot read the next page: the shop gave no new cursor' };
    }
    after = endCursor;
  }
}

function isPage<Item, Other extends { readonly kind: string }>(
  answer: { readonly kind: 'page'; readonly page: ConnectionPage<Item> } | Other,
): answer is { readonly kind: 'page'; readonly page: ConnectionPage<Item> } {
  return answer.kind === 'page';
}
