import type { StorefrontFailure } from './storefront-answer.ts';
import type { RequestOptions, StorefrontClient } from './storefront-client.ts';
import { catalogQuery, productVariantsQuery } from './internal/catalog-documents.ts';
import type { DataOf } from './internal/graphql.ts';
import { mapAnswer } from './internal/map-answer.ts';
import { fetchPages } from './internal/fetch-pages.ts';
import { type Money, parseMoney } from './money.ts';
import { parseRating, type ProductRating } from './rating.ts';

/** A size of a product in one shop. */
export interface CommerceVariant {
  /** `gid://shopify/ProductVariant/…`, different in every shop. */
  readonly id: string;
  /** The same in every shop. Missing where the merchant set none. */
  readonly sku?: string;
  /** For one unit, VAT included. */
  readonly price: Money;
  /** The lowest own price of the last 30 days while the variant is reduced (Danish prismærkningsbekendtgørelse § 9 a). */
  readonly compareAtPrice?: Money;
  /** Whether it can be added to a cart now. */
  readonly availableForSale: boolean;
  /** Units in stock, from 0. Missing where the shop does not count or reveal them. */
  readonly quantityAvailable?: number;
  /** How shoppers rate its product. Missing without ratings. */
  readonly productRating?: ProductRating;
}

/** A product in one shop. Texts and pictures come from the content service. */
export interface CommerceProduct {
  /** `gid://shopify/Product/…`, different in every shop. */
  readonly id: string;
  /** Slug of the product in the client's language: `lae-serum`. */
  readonly handle: string;
  readonly isGiftCard: boolean;
  readonly variants: readonly CommerceVariant[];
}

/** Result of fetching a catalogue. */
export type CatalogAnswer =
  { readonly kind: 'ok'; readonly products: readonly CommerceProduct[] } | StorefrontFailure;

/**
 * Fetches all published products of a shop with all variants, page by page. Meant for builds. The token needs the
 * scopes `unauthenticated_read_product_listings` and `unauthenticated_read_product_inventory`. Ratings come from Shopify's standard
 * metafields `reviews.rating` and `reviews.rating_count`, to which the merchant gives storefronts access.
 *
 * @example
 * ```ts
 * const price = { amount: '375.0', currencyCode: 'EUR' };
 * const serum = { id: 'gid://shopify/ProductVariant/1', sku: 'SERUM-30', price, compareAtPrice: null };
 * const variants = {
 *   nodes: [{ ...serum, availableForSale: true, quantityAvailable: 4 }],
 *   pageInfo: { hasNextPage: false, endCursor: null },
 * };
 * const products = {
 *   nodes: [{ id: 'gid://shopify/Product/1', handle: 'serum', isGiftCard: false, variants }],
 *   pageInfo: { hasNextPage: false, endCursor: null },
 * };
 * const client = createStorefrontClient({
 *   endpoint: 'https://shop.example/api/2026-04/graphql.json',
 *   accessToken: 'public storefront access token',
 *   country: 'DE',
 *   language: 'DE',
 *   fetch: async () => Response.json({ data: { products } }),
 * });
 *
 * const answer = await fetchCatalog(client);
 * if (answer.kind !== 'ok') throw new Error(answer.message);
 * indexVariantsBySku(answer.products).get('SERUM-30')?.price; // => { amount: 37500, currency: 'EUR' }
 * ```
 */
export async function fetchCatalog(
  client: StorefrontClient,
  options: RequestOptions = {},
): Promise<CatalogAnswer> {
  const nodes = await fetchPages(async (after) => {
    const answer = await client.request(catalogQuery, { after }, options);
    return mapAnswer(answer, ({ products: { nodes, pageInfo } }) => ({
      kind: 'page' as const,
      // Accessed here, where a missing field becomes a failure.
      page: {
        nodes: nodes.map(({ id, handle, isGiftCard, rating, ratingCount, variants }) => ({
          ...{ id, handle, isGiftCard, variants },
          // Both are null in shops without the metafields.
          rating: parseRating(rating?.value, ratingCount?.value),
        })),
        pageInfo,
      },
    }));
  });
  if (nodes.kind !== 'items') return nodes;

  const products: CommerceProduct[] = [];
  for (const node of nodes.items) {
    const variants = await fetchVariants(client, node, options);
    if (variants.kind !== 'items') return variants;
    const { id, handle, isGiftCard, rating } = node;
    products.push({
      ...{ id, handle, isGiftCard },
      variants: rating
        ? variants.items.map((variant) => ({ ...variant, productRating: rating }))
        : variants.items,
    });
  }
  return { kind: 'ok', products };
}

/**
 * Indexes the variants of a catalogue by SKU.
 *
 * @throws TypeError when two variants share a SKU, which would give a line of a bag two prices.
 */
export function indexVariantsBySku(
  products: Iterable<CommerceProduct>,
): ReadonlyMap<string, CommerceVariant> {
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

type ProductNode = DataOf<typeof catalogQuery>['products']['nodes'][number];
type VariantNode = ProductNode['variants']['nodes'][number];

/** Returns the variants of a product, fetching further pages. */
function fetchVariants(
  client: StorefrontClient,
  { id, variants }: Pick<ProductNode, 'id' | 'variants'>,
  options: RequestOptions,
) {
  return fetchPages(async (after) => {
    if (after === null) return mapAnswer({ kind: 'ok', data: variants }, toVariantPage);
    const answer = await client.request(productVariantsQuery, { id, after }, options);
    return mapAnswer(answer, ({ product }) => toVariantPage(product === null ? emptyPage : product.variants));
  });
}

function toVariantPage({ nodes, pageInfo }: ProductNode['variants']) {
  return { kind: 'page' as const, page: { nodes: nodes.map(toVariant), pageInfo } };
}

function toVariant(node: VariantNode): CommerceVariant {
  return {
    id: node.id,
    ...(node.sku ? { sku: node.sku } : {}),
    price: parseMoney(node.price),
    ...(node.compareAtPrice ? { compareAtPrice: parseMoney(node.compareAtPrice) } : {}),
    availableForSale: node.availableForSale,
    // Negative when a shop has oversold.
    ...(node.quantityAvailable === null ? {} : { quantityAvailable: Math.max(0, node.quantityAvailable) }),
  };
}

/** For a product that was unpublished between two pages. */
const emptyPage: ProductNode['variants'] = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };
