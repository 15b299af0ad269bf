import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchIndices } from '@marehalm/shop/search';
import { buildSynonyms, createIndexSettings } from '@marehalm/search/records';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Content } from '../load-content.ts';
import { createSearchEngine } from './search-engine.ts';
import { parseParameters } from './query-parameters.ts';
import { buildRecords } from './build-records.ts';
import { parseSettings } from './index-settings.ts';
import { toSynonyms } from './synonyms.ts';

/** Number of top hits to check. */
const RANKED_HITS = 3;

const tableSchema = z.record(
  z.string(),
  z.record(z.string(), z.record(z.string(), z.array(z.string().min(1)))),
);

/** Kinds of queries that pages must answer; articles and tips answer the others of their index, as in the shop's search. */
const kindsOfPages = ['pages', 'sider'];

function partAsked(index: string, kind: string) {
  if (!index.startsWith('journals')) return {};
  return kindsOfPages.includes(kind)
    ? { filters: 'kind:page', removeWordsIfNoResults: 'none' }
    : { filters: 'kind:article OR kind:tip' };
}

/** The result of one query of the table. */
export interface RelevanceFinding {
  readonly index: string;
  /** The purpose of the query: misspelled words, phrases, ingredients. */
  readonly kind: string;
  readonly query: string;
  /**
   * Titles that must be among the top hits; `
   * ` separates alternatives. Empty means that there must be no hits.
   */
  readonly wanted: readonly string[];
  /** Titles of the top hits. */
  readonly first: readonly string[];
  readonly isFound: boolean;
}

/** Runs every query of `relevance-table.yaml` on indices built from `content`, on a day without reduced prices. */
export function checkRelevance(content: Content): RelevanceFinding[] {
  const file = join(import.meta.dirname, 'relevance-table.yaml');
  const table = tableSchema.parse(parse(readFileSync(file, 'utf8')));
  const records = buildRecords(content, '2026-06-01');
  const settings = createIndexSettings(searchIndices);
  return Object.entries(table).flatMap(([index, kinds]) => {
    const locale = index.endsWith('_da') ? 'da' : 'en';
    const groups = buildSynonyms(content.settings.synonyms[locale]);
    const engine = createSearchEngine({
      records: records.get(index) ?? [],
      settings: parseSettings(settings[index]),
      synonyms: toSynonyms(groups.map((group) => ({ ...group }))),
    });
    return Object.entries(kinds).flatMap(([kind, queries]) =>
      Object.entries(queries).map(([query, wanted]): RelevanceFinding => {
        const asked = { query, hitsPerPage: RANKED_HITS, ...partAsked(index, kind) };
        const { hits } = engine.search(parseParameters(asked));
        const first = hits.map((hit) => String(hit['title']));
        const isFound =
          wanted.length === 0
            ? first.length === 0
            : wanted.every((titles) => titles.split('|').some((title) => first.includes(title.trim())));
        return { index, kind, query, wanted, first, isFound };
      }),
    );
  });
}

/** Formats `findings` for merchandisers: each query with its top hits, by index and kind, and the success rates. */
export function createRelevanceReport(findings: readonly RelevanceFinding[]): string {
  const sections = [...Map.groupBy(findings, ({ index }) => index)].map(([index, ofIndex]) => {
    const kinds = [...Map.groupBy(ofIndex, ({ kind }) => kind)].map(
      ([kind, ofKind]) => `### ${kind}: ${share(ofKind)}\n\n${ofKind.map(line).join('\n')}`,
    );
    return `## ${index}: ${share(ofIndex)}\n\n${kinds.join('\n\n')}`;
  });
  return `# Relevance: ${share(findings)}\n\n${sections.join('\n\n')}\n`;
}

function share(findings: readonly RelevanceFinding[]): string {
  const found = findings.filter(({ isFound }) => isFound).length;
  return `${found} of ${findings.length} (${Math.round((100 * found) / findings.length)} %)`;
}

function line({ query, first, wanted, isFound }: RelevanceFinding): string {
  const answers = first.length > 0 ? first.join(' · ') : 'nothing';
  const missing = isFound ? '' : `; wanted: ${wanted.length > 0 ? wanted.join(', ') : 'nothing'}`;
  return `- ${isFound ? '✓' : '✗'} **${query}** → ${answers}${missing}`;
}
