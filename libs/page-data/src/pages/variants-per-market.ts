import {
  createStorefrontClient,
  fetchCatalog,
  indexVariantsBySku,
  type CommerceVariant,
} from '@marehalm/commerce-client';
import { defaultLocale, locales, marketIds, markets } from '@marehalm/shop';
import type { PerMarket } from '../view-models/per-market.ts';

/** Variants that each market's shop sells, by SKU. */
export type VariantsPerMarket = PerMarket<ReadonlyMap<string, CommerceVariant>>;

/**
 * Fetches the variants of each shop by SKU. Texts come from the CMS, so the language does not matter.
 *
 * @param shops URL of the Storefront API and access token of each shop.
 * @throws Error when a shop does not answer with its catalogue.
 */
export async function fetchVariantsPerMarket(
  shops: PerMarket<{ readonly endpoint: string; readonly accessToken: string }>,
): Promise<VariantsPerMarket> {
  const entries = marketIds.map(async (id) => {
    const client = createStorefrontClient({
      ...shops[id],
      country: markets[id].country,
      language: locales[defaultLocale].storefrontLanguage,
    });
    const answer = await fetchCatalog(client);
    if (answer.kind !== 'ok')
      throw new Error(`Cannot read the catalogue of shop ${id}: ${JSON.stringify(answer)}`);
    return [id, indexVariantsBySku(answer.products)] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as unknown as VariantsPerMarket;
}
