import { defaultLocale, type LocaleCode, marketIds } from '@marehalm/shop';
import { searchIndices } from '@marehalm/shop/search';
import {
  toArticleSource,
  listPageSources,
  toProductSource,
  findSizePricing,
  toTipSource,
  type SearchedCatalogue,
} from '@marehalm/page-data/records';
import {
  buildJournalRecord,
  buildProductRecord,
  createIndexSettings,
  type IndexSettings,
  type JournalRecord,
  type ProductRecord,
  type Synonym,
} from '@marehalm/search/records';
import { PushError } from './push-error.ts';
import type { PushSources } from './fetch-push-sources.ts';

/** Most bytes of a record as JSON: the limit of the hosted service's small plans. */
export const MAX_RECORD_BYTES = 10_000;

/** The contents an index should have. */
export interface DesiredIndex {
  readonly name: string;
  /** Absent for a replica, which has the records of its primary. */
  readonly records?: readonly (ProductRecord | JournalRecord)[];
  readonly settings: IndexSettings;
  readonly synonyms: readonly Synonym[];
}

/**
 * Builds every index and replica as it should be, primaries first.
 *
 * @throws PushError `content` naming every invalid record and its field
 */
export function buildDesiredIndices(sources: PushSources): DesiredIndex[] {
  const problems: string[] = [];
  for (const id of marketIds) {
    const sold = sources.catalogues[defaultLocale].products.flatMap(({ sizes }) => sizes);
    if (sold.length > 0 && !sold.some(({ sku }) => sources.shops[id].has(sku))) {
      problems.push(`shop "${id}": it sells none of the products, so all of them would lose their prices`);
    }
  }

  const settings = createIndexSettings(searchIndices);
  const primaries = searchIndices.locales.flatMap((locale) => {
    const records = buildRecords(locale, sources, problems);
    return [
      { name: searchIndices.indexName('products', locale), records: records.products, locale },
      { name: searchIndices.indexName('journals', locale), records: records.journals, locale },
    ];
  });
  if (problems.length > 0) {
    const list = [...new Set(problems)].map((problem) => `\n  ${problem}`).join('');
    throw new PushError('content', `Cannot push this catalogue; nothing was written:${list}`);
  }

  const indices = primaries.flatMap(({ name, records, locale }): DesiredIndex[] => {
    const own = settings[name];
    if (!own) throw new Error(`Cannot find settings for the index "${name}"`);
    const synonyms = sources.synonyms[locale];
    return [
      { name, records, settings: own, synonyms },
      ...own.replicas.map((replica) => ({ name: replica, settings: settings[replica] ?? own, synonyms })),
    ];
  });
  return indices.sort(
    (one, other) => Number(one.records === undefined) - Number(other.records === undefined),
  );
}

function buildRecords(locale: LocaleCode, sources: PushSources, problems: string[]) {
  const catalogue = sources.catalogues[locale];
  const onSale = (sku: string) => findSizePricing(sources.shops, sku);

  /** Collects problems instead of throwing, so that an editor sees all of them at once. */
  function build<Entry extends { readonly id: string }, Record extends ProductRecord | JournalRecord>(
    kind: string,
    entries: readonly Entry[],
    buildRecord: (entry: Entry) => Record,
  ): Record[] {
    return entries.flatMap((entry) => {
      try {
        const record = buildRecord(entry);
        const bytes = Buffer.byteLength(JSON.stringify(record));
        if (bytes <= MAX_RECORD_BYTES) return [record];
        problems.push(
          `${kind} "${entry.id}" (${locale}): ${findLongestField(record)} makes a record of ${bytes} bytes; the most is ${MAX_RECORD_BYTES}`,
        );
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        problems.push(`${error.message.replace(/^Cannot build the record of ([^:]*)/, `$1 (${locale})`)}`);
      }
      return [];
    });
  }

  problems.push(...findDanglingReferences(catalogue));
  for (const { id, sizes } of catalogue.products) {
    if (!sizes.some(({ sku }) => onSale(sku))) {
      problems.push(`product "${id}": sizes: no shop sells ${sizes.map(({ sku }) => sku).join(', ')}`);
    }
  }
  const products = build('product', catalogue.products, (product) =>
    buildProductRecord(toProductSource(product, catalogue, locale, onSale)),
  );
  const journals = [
    ...build('article', catalogue.journal, (article) =>
      buildJournalRecord(toArticleSource(article, catalogue, locale)),
    ),
    ...build('tip', catalogue.tips, (tip) => buildJournalRecord(toTipSource(tip, catalogue, locale))),
    ...build('page', listPageSources(catalogue, locale), buildJournalRecord),
  ];
  problems.push(...findDuplicateObjectIds(products), ...findDuplicateObjectIds(journals));
  return { products, journals };
}

function findLongestField(record: object): string {
  const [longest] = Object.entries(record)
    .map(([field, value]) => ({ field, bytes: Buffer.byteLength(JSON.stringify(value) ?? '') }))
    .sort((one, other) => other.bytes - one.bytes);
  return longest?.field ?? '';
}

/** A name that the CMS does not explain would be missing from the facets without a word. */
function findDanglingReferences(catalogue: SearchedCatalogue): string[] {
  const { vocabulary } = catalogue;
  const idsOf = (things: readonly { readonly id: string }[]) => new Set(things.map(({ id }) => id));
  const known = {
    collection: idsOf(catalogue.collections),
    category: idsOf(catalogue.categories),
    skinTypes: idsOf(vocabulary.skinTypes),
    concerns: idsOf(vocabulary.concerns),
    certifications: idsOf(vocabulary.certifications),
    keyActives: idsOf(catalogue.ingredients),
  } as const;
  const topics = { article: idsOf(vocabulary.journalCategories), tip: idsOf(vocabulary.tipTopics) };
  const missing = (subject: string, field: string, ids: readonly string[], things: ReadonlySet<string>) =>
    ids
      .filter((id) => !things.has(id))
      .map((id) => `${subject}: ${field}: the CMS names "${id}" and knows no such thing`);
  return [
    ...catalogue.products.flatMap((product) =>
      (Object.keys(known) as (keyof typeof known)[]).flatMap((field) =>
        missing(`product "${product.id}"`, field, [product[field]].flat(), known[field]),
      ),
    ),
    ...catalogue.journal.flatMap(({ id, category }) =>
      missing(`article "${id}"`, 'category', [category], topics.article),
    ),
    ...catalogue.tips.flatMap(({ id, topic }) => missing(`tip "${id}"`, 'topic', [topic], topics.tip)),
  ];
}

function findDuplicateObjectIds(records: readonly { readonly objectID: string }[]): string[] {
  const seen = new Set<string>();
  return records.flatMap(({ objectID }) => {
    if (!seen.has(objectID)) {
      seen.add(objectID);
      return [];
    }
    return [`"${objectID}": id: two entries have it, and the index would keep one of them`];
  });
}
