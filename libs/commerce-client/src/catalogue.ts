import type { StorefrontFailure } from './answer.ts';
import type { RequestOptions, StorefrontClient } from './client.ts';
import { catalogueQuery, productVariantsQuery } from './internal/catalogue-documents.ts';
import type { DataOf } from './internal/graphql.ts';
import { mapAnswer } from './internal/map-answer.ts';
import { type Money, parseMoney } from './money.ts';

/** One size of a product, as one shop sells it. */
export interface CommerceVariant {
  /** `gid://shopify/ProductVariant/…`, different in every shop. */
  readonly id: string;
  /** The same in every shop. Missing where the merchant gave none. */
  readonly sku?: string;
  readonly price: Money;
  /** The lowest own price of the last 30 days while the variant is reduced (Danish prismærkningsbekendtgørelse § 9 a). */
  readonly compareAtPrice?: Money;
  readonly availableForSale: boolean;
  /** Whole units in stock, 0 or more. Missing where the shop does not count or does not tell. */
  readonly quantityAvailable?: number;
}

export interface CommerceProduct {
  /** `gid://shopify/Product/…`, different in every shop. */
  readonly id: string;
  readonly handle: string;
  readonly isGiftCard: boolean;
  readonly variants: readonly CommerceVariant[];
}

export type CatalogueAnswer =
  { readonly kind: 'ok'; readonly products: readonly CommerceProduct[] } | StorefrontFailure;

/**
 * Every published product of one shop with every variant, read page by page. Meant for builds. The token needs the
 * scopes `unauthenticated_read_product_listings` and `unauthenticated_read_product_inventory`.
 */
export async function readCatalogue(
  client: StorefrontClient,
  options: RequestOptions = {},
): Promise<CatalogueAnswer> {
  const nodes = await readPages(async (after) => {
    const answer = await client.request(catalogueQuery, { after }, options);
    return mapAnswer(answer, ({ products }) => ({ kind: 'ok' as const, page: products }));
  });
  if (nodes.kind !== 'ok') return nodes;

  const products: CommerceProduct[] = [];
  for (const node of nodes.items) {
    const variants = await readVariants(client, node, options);
    if (variants.kind !== 'ok') return variants;
    const { id, handle, isGiftCard } = node;
    products.push({ id, handle, isGiftCard, variants: variants.items });
  }
  return { kind: 'ok', products };
}

/**
 * The variants of a catalogue by their SKU, which is how bags and content name them.
 *
 * @throws TypeError when two variants share a SKU: a line of a bag would then have two prices.
 */
export function variantsBySku(products: Iterable<CommerceProduct>): ReadonlyMap<string, CommerceVariant> {
  const variants = new Map<string, CommerceVariant>();
  for (const { variants: ofProduct } of products) {
    for (const variant of ofProduct) {
      if (variant.sku === undefined) continue;
      const other = variants.get(variant.sku);
      if (other) {
        throw new TypeError(
          `Cannot find variants by SKU: ${other.id} and ${variant.id} are both "${variant.sku}"`,
        );
      }
      variants.set(variant.sku, variant);
    }
  }
  return variants;
}

type ProductNode = DataOf<typeof catalogueQuery>['products']['nodes'][number];
type VariantNode = ProductNode['variants']['nodes'][number];

/** The variants that came with the product, and those of the pages after it. */
function readVariants(client: StorefrontClient, { id, variants }: ProductNode, options: RequestOptions) {
  return readPages<CommerceVariant>(async (after) => {
    if (after === null) return mapAnswer({ kind: 'ok', data: variants }, variantPage);
    const answer = await client.request(productVariantsQuery, { id, after }, options);
    return mapAnswer(answer, ({ product }) => variantPage(product?.variants ?? emptyPage));
  });
}

function variantPage({ nodes, pageInfo }: ProductNode['variants']) {
  return { kind: 'ok' as const, page: { nodes: nodes.map(toVariant), pageInfo } };
}

function toVariant(node: VariantNode): CommerceVariant {
  return {
    id: node.id,
    ...(node.sku ? { sku: node.sku } : {}),
    price: parseMoney(node.price),
    ...(node.compareAtPrice ? { compareAtPrice: parseMoney(node.compareAtPrice) } : {}),
    availableForSale: node.availableForSale,
    // Negative where a shop has sold more than it had.
    ...(node.quantityAvailable === null ? {} : { quantityAvailable: Math.max(0, node.quantityAvailable) }),
  };
}

interface Page<Item> {
  readonly nodes: readonly Item[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** A product that was unpublished between two pages. */
const emptyPage: ProductNode['variants'] = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };

/** The items of all pages in order; `readPage` takes the cursor after which a page begins. */
async function readPages<Item>(
  readPage: (
    after: string | null,
  ) => Promise<{ readonly kind: 'ok'; readonly page: Page<Item> } | StorefrontFailure>,
): Promise<{ readonly kind: 'ok'; readonly items: readonly Item[] } | StorefrontFailure> {
  const items: Item[] = [];
  let after: string | null = null;
  for (;;) {
    const answer = await readPage(after);
    if (answer.kind !== 'ok') return answer;
    items.push(...answer.page.nodes);
    const { hasNextPage, endCursor } = answer.page.pageInfo;
    if (!hasNextPage) return { kind: 'ok', items };
    // Without this a shop that repeats a cursor would keep a build busy for ever.
    if (endCursor === null || endCursor === after) {
      return { kind: 'malformed', message: 'Cannot read the next page: the shop gave no new cursor' };
    }
    after = endCursor;
  }
}
