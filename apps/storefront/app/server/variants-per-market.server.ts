import {
  createStorefrontClient,
  fetchCatalog,
  indexVariantsBySku,
  type CommerceVariant,
} from '@marehalm/commerce-client';
import { defaultLocale, locales, marketIds, markets, type MarketId } from '@marehalm/shop';
import { parseConfiguration } from '../../site/configuration.ts';
import { memoizePerBuild } from './memoize-per-build.server.ts';

/** Variants that each market's shop sells, by SKU. */
export type VariantsPerMarket = Readonly<Record<MarketId, ReadonlyMap<string, CommerceVariant>>>;

/** Loads the variants of each shop by SKU, once per build. Texts come from the CMS, so the language does not matter. */
export const loadVariantsPerMarket: () => Promise<VariantsPerMarket> = () => readOnce('all');

const readOnce = memoizePerBuild<'all', VariantsPerMarket>(async () => {
  const configuration = parseConfiguration(process.env);
  const shops = await Promise.all(
    marketIds.map(async (id) => {
      const shop = configuration.public.shops[id];
      const client = createStorefrontClient({
        endpoint: new URL(shop.endpoint, configuration.servicesUrl).href,
        accessToken: shop.accessToken,
        country: markets[id].country,
        language: locales[defaultLocale].storefrontLanguage,
      });
      const answer = await fetchCatalog(client);
      if (answer.kind !== 'ok')
        throw new Error(`Cannot read the catalogue of shop ${id}: ${JSON.stringify(answer)}`);
      return [id, indexVariantsBySku(answer.products)] as const;
    }),
  );
  return Object.fromEntries(shops) as unknown as VariantsPerMarket;
});
