import { createHash } from 'node:crypto';
import type { ProductRating } from '@marehalm/commerce-client';
import { searchIndices } from '@marehalm/shop/search';
import { buildSynonyms, createIndexSettings, type Synonym } from '@marehalm/search/records';
import type { Content } from '../load-content.ts';
import { getReplicaNames, type Indices } from './indices.ts';
import { buildRecords } from './build-records.ts';

/** Initial contents of the indices on one day. */
export interface IndexSeed {
  /** Hash of the records, settings and synonyms. */
  readonly fingerprint: string;
  /** Writes the contents. Other indices do not change. */
  write(indices: Indices): void;
}

/**
 * Creates the initial contents.
 *
 * @param day ISO 8601 date in Denmark, on which reduced prices depend
 * @param ratings By content id of the product.
 */
export function createIndexSeed(
  content: Content,
  day: string,
  ratings?: ReadonlyMap<string, ProductRating>,
): IndexSeed {
  const records = buildRecords(content, day, ratings);
  const settings = createIndexSettings(searchIndices);
  const synonyms = new Map(
    searchIndices.locales.flatMap((locale) => {
      const groups = buildSynonyms(content.settings.synonyms[locale]);
      return (['products', 'journals'] as const)
        .map((kind) => searchIndices.indexName(kind, locale))
        .flatMap((name) => [name, ...getReplicaNames({ ...settings[name] })])
        .map((name) => [name, groups] as const);
    }),
  );
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([[...records], settings, [...synonyms]]))
    .digest('hex');

  return {
    fingerprint,
    write(indices) {
      for (const [name, values] of Object.entries(settings)) {
        const planted = records.get(name);
        indices.change(name, () => ({
          settings: { ...values },
          ...(planted && { records: new Map(planted.map((record) => [record.objectID, record])) }),
          synonyms: new Map(withIds(synonyms.get(name) ?? [])),
        }));
      }
    },
  };
}

function withIds(groups: readonly Synonym[]) {
  return groups.map((group) => [group.objectID, { ...group }] as const);
}
