import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Measurement of one engine with one number of records. */
export interface SearchEngineMeasurement {
  readonly name: string;
  readonly size: number;
  /** Milliseconds from the records to the first result. */
  readonly readyAfter: number;
  /** Median milliseconds of a query. */
  readonly median: number;
  /** 95th percentile of the milliseconds of a query. */
  readonly p95: number;
  /** Bytes in memory, without the records themselves. */
  readonly bytes: number;
  /** Milliseconds until one changed record is found. */
  readonly write?: number;
}

/** Descriptions of the engines by the name that {@link measureSearchEngine} takes. */
export const searchEngineDescriptions: Readonly<Record<string, string>> = {
  engine: 'the local search, without HTTP',
  service: 'the local search, asked over HTTP',
  minisearch: 'MiniSearch 7.2 alone',
  orama: 'Orama 3.1 alone',
  fts5: "SQLite's FTS5 alone",
};

/** Numbers of records: a shop like this one, and larger ones. */
export const catalogueSizes = [36, 1000, 10_000, 100_000] as const;

/** Measures one engine in a separate process, so that no other engine uses its memory. */
export async function measureSearchEngine(name: string, size: number): Promise<SearchEngineMeasurement> {
  const file = join(import.meta.dirname, 'search-engine-process.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', '--max-old-space-size=6000', '--conditions=@marehalm/source', file, name, String(size)],
    { maxBuffer: 1 << 20 },
  );
  return JSON.parse(stdout) as SearchEngineMeasurement;
}

/** Formats the measurements as a section of the report, in Markdown. */
export function createSearchEnginesReport(measurements: readonly SearchEngineMeasurement[]): string {
  const tables = [...Map.groupBy(measurements, ({ size }) => size)].map(([size, ofSize]) =>
    [
      `### ${size.toLocaleString('en')} records`,
      '',
      '| engine | median | 95 of 100 within | memory | ready after | a changed record found after |',
      '| --- | ---: | ---: | ---: | ---: | ---: |',
      ...ofSize.map((measured) => `| ${toCells(measured).join(' | ')} |`),
    ].join('\n'),
  );
  return `## Searching

Sixty queries of two words, some half typed, some misspelled, some of rare words, over generated products; twenty hits. Each
engine runs in a process of its own. Memory is beside the records.

${tables.join('\n\n')}

- The local search also forgives typing errors by length, takes compounds apart, counts three facets, ranks by the shop's own
  order and marks and cuts the hits; MiniSearch and Orama forgive errors, Orama counts the facets, FTS5 does neither and finds
  nothing for a misspelled word.
- Over HTTP the client's work is counted in. A changed record is written and looked for.
`;
}

function toCells({ name, median, p95, bytes, readyAfter, write }: SearchEngineMeasurement): string[] {
  const milliseconds = (value: number) => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;
  return [
    searchEngineDescriptions[name] ?? name,
    milliseconds(median),
    milliseconds(p95),
    `${(bytes / 1e6).toFixed(1)} MB`,
    `${(readyAfter / 1000).toFixed(2)} s`,
    write === undefined ? '' : milliseconds(write),
  ];
}
