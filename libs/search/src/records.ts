export { createIndexSettings, type IndexSettings } from './index-settings.ts';
export {
  buildJournalRecord,
  journalRecordSchema,
  type JournalKind,
  type JournalRecord,
  type JournalSource,
} from './journal-record.ts';
export {
  buildProductRecord,
  productRecordSchema,
  type ProductBadge,
  type ProductFacetLabels,
  type PriceMeasure,
  type ProductRecord,
  type ProductSource,
  type RecordOffer,
  type RecordPrices,
  type SizeSource,
} from './product-record.ts';
export type { NamedFacetValue, RecordPicture } from './record-types.ts';
export { buildSynonyms, type Synonym } from './synonyms.ts';
