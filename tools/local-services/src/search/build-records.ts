import type { ProductRating } from '@marehalm/commerce-client';
import {
  listPageSources,
  type SizePricing,
  toArticleSource,
  toProductSource,
  toTipSource,
} from '@marehalm/page-data/records';
import { type LocaleCode, mapCurrencies } from '@marehalm/shop';
import { searchIndices } from '@marehalm/shop/search';
import {
  buildJournalRecord,
  buildProductRecord,
  type JournalRecord,
  type ProductRecord,
} from '@marehalm/search/records';
import { type LocalizedContent, localizeContent } from '../cms/localize-content.ts';
import { getPriceOnDay } from '../commerce/prices.ts';
import type { Content, ProductFile } from '../load-content.ts';

/**
 * Builds the records of the four indices, by index name, as a push from the CMS and commerce service would before the first order
 * and the first changed price.
 *
 * @param day Danish date of reduced prices, ISO 8601: `2026-11-27`.
 * @param ratings By content id of the product.
 */
export function buildRecords(
  content: Content,
  day: string,
  ratings: ReadonlyMap<string, ProductRating> = new Map(),
): Map<string, readonly (ProductRecord | JournalRecord)[]> {
  const sizes = new Map(
    content.products.flatMap((product) =>
      product.sizes.map((size) => {
        const rating = ratings.get(product.id);
        return [size.sku, { ...onSale(size, day), ...(rating && { rating }) }] as const;
      }),
    ),
  );
  return new Map<string, readonly (ProductRecord | JournalRecord)[]>(
    searchIndices.locales.flatMap((locale) => {
      const { products, journals } = recordsIn(locale, content, (sku) => sizes.get(sku));
      return [
        [searchIndices.indexName('products', locale), products] as const,
        [searchIndices.indexName('journals', locale), journals] as const,
      ];
    }),
  );
}

/** Articles, tips and pages contain no prices, so they do not depend on the day. Parsing their CommonMark is most of the work. */
const knownJournals = new WeakMap<LocalizedContent, readonly JournalRecord[]>();

function recordsIn(
  locale: LocaleCode,
  content: Content,
  sizeOnSale: (sku: string) => SizePricing | undefined,
) {
  const localized = localizeContent(content, locale);
  const { lists, singletons } = localized;
  const catalogue = { ...lists, ...singletons };
  const products = lists.products.map((product) =>
    buildProductRecord(toProductSource(product, catalogue, locale, sizeOnSale)),
  );
  const journals =
    knownJournals.get(localized) ??
    [
      ...lists.journal.map((article) => toArticleSource(article, catalogue, locale)),
      ...lists.tips.map((tip) => toTipSource(tip, catalogue, locale)),
      ...listPageSources(catalogue, locale),
    ].map(buildJournalRecord);
  knownJournals.set(localized, journals);
  return { products, journals };
}

function onSale(size: ProductFile['sizes'][number], day: string): SizePricing {
  const prices = mapCurrencies((currency) => getPriceOnDay(size, currency, day));
  return {
    prices: mapCurrencies((currency) => prices[currency].price.amount),
    compareAt: mapCurrencies((currency) => prices[currency].compareAtPrice?.amount),
    available: size.stock > 0,
  };
}
