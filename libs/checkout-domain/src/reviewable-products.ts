/** Something that a buyer bought and may review. */
export interface ReviewableProduct {
  /** Id of the product. */
  readonly product: string;
  readonly name: string;
  /** Whether the buyer has reviewed it. */
  readonly isReviewed: boolean;
}

/** Fetches the products that the buyer of an order may review. Empty if there are none yet, or the service does not answer. */
export async function fetchReviewableProducts(
  endpoint: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<readonly ReviewableProduct[]> {
  try {
    const answer = await fetch(endpoint, { headers: { accept: 'application/json' } });
    const { products } = Object(await answer.json()) as { products?: unknown };
    return Array.isArray(products) ? products.filter(isReviewable) : [];
  } catch {
    return [];
  }
}

function isReviewable(value: unknown): value is ReviewableProduct {
  const { product, name, isReviewed } = Object(value) as Partial<Record<string, unknown>>;
  return typeof product === 'string' && typeof name === 'string' && typeof isReviewed === 'boolean';
}
