import { createHash } from 'node:crypto';
import { searchIndices } from '@marehalm/shop/search';
import { buildSynonyms, indexSettings, type Synonym } from '@marehalm/search/records';
import type { Content } from '../content.ts';
import { replicasOf, type Indices } from './indices.ts';
import { buildRecords } from './records.ts';

/** What the content makes of the indices on one day. */
export interface Seed {
  /** The same for the same records, settings and synonyms. */
  readonly fingerprint: string;
  /** Writes it all; indices that the content knows nothing of stay as they are. */
  plant(indices: Indices): void;
}

/** @param day the day in Denmark, ISO 8601; reduced prices depend on it */
export function createSeed(content: Content, day: string): Seed {
  const records = buildRecords(content, day);
  const settings = indexSettings(searchIndices);
  const synonyms = new Map(
    searchIndices.locales.flatMap((locale) => {
      const groups = buildSynonyms(content.settings.synonyms[locale]);
      return (['products', 'journals'] as const)
        .map((kind) => searchIndices.indexName(kind, locale))
        .flatMap((name) => [name, ...replicasOf({ ...settings[name] })])
        .map((name) => [name, groups] as const);
    }),
  );
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([[...records], settings, [...synonyms]]))
    .digest('hex');

  return {
    fingerprint,
    plant(indices) {
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
