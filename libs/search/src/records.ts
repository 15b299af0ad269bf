export { createIndexSettings, type IndexSettings } from './index-settings.ts';
export {
  buildJournalRecord,
  journalRecordSchema,
  type JournalKind,
  type JournalRecord,
  type JournalSource,
} from './journal-record.ts';
export { buildProductRecord, type ProductSource, type SizeSource } from './build-product-record.ts';
export {
  productRecordSchema,
  type ProductBadge,
  type ProductFacetLabels,
  type PriceMeasure,
  type ProductRecord,
  type RecordOffer,
  type RecordPrices,
} from './product-record.ts';
export type { NamedFacetValue, RecordPicture } from './record-types.ts';
export { buildSynonyms, type Synonym } from './synonyms.ts';
