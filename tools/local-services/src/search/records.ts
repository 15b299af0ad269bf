import { brand, type LocaleCode } from '@marehalm/shop';
import { searchIndices } from '@marehalm/shop/search';
import {
  buildJournalRecord,
  buildProductRecord,
  type JournalRecord,
  type ProductRecord,
} from '@marehalm/search/records';
import { type LocalizedContent, localizeContent } from '../cms/localize-content.ts';
import type { Content, ProductFile } from '../content.ts';
import {
  toArticleSource,
  listPageSources,
  toProductSource,
  type SizeOnSale,
  toTipSource,
} from './catalogue-records.ts';

/**
 * Builds the records of the four indices, by index name: what a push from the CMS and commerce of these services would make
 * before the first order and the first changed price.
 *
 * @param day the day, in Denmark, that reduced prices are looked up for; ISO 8601, `2026-11-27`
 */
export function buildRecords(
  content: Content,
  day: string,
): Map<string, readonly (ProductRecord | JournalRecord)[]> {
  const sizes = new Map(
    content.products.flatMap((product) =>
      product.sizes.map((size) => [size.sku, onSale(size, day)] as const),
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

/** The day on which `instant` falls in Denmark, where the shop's prices begin and end; ISO 8601. */
export function formatDanishDay(instant: Date): string {
  // Sweden writes dates the ISO way.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: brand.timeZone }).format(instant);
}

/** Articles, tips and pages say no prices of the day, so no day changes them; reading their CommonMark is most of the work. */
const knownJournals = new WeakMap<LocalizedContent, readonly JournalRecord[]>();

function recordsIn(
  locale: LocaleCode,
  content: Content,
  sizeOnSale: (sku: string) => SizeOnSale | undefined,
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

function onSale({ prices, reduction, stock }: ProductFile['sizes'][number], day: string): SizeOnSale {
  const isReduced = reduction !== undefined && reduction.from <= day && day <= reduction.to;
  return {
    prices: isReduced ? reduction.prices : prices,
    ...(isReduced && { compareAt: prices }),
    available: stock > 0,
  };
}
