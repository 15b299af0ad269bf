import type { Machine } from './machine.ts';
import { getMedian } from './measure-alternately.ts';

/** Lighthouse's results for one visit to a page with an empty cache, as a phone on a slow network. */
export interface PageVisit {
  /** Milliseconds to the first paint of content. */
  readonly fcp: number;
  /** Milliseconds to the paint of the largest content. */
  readonly lcp: number;
  /** Milliseconds by which long tasks blocked the page. */
  readonly tbt: number;
  /** The part of it that was processor time, without waiting. */
  readonly worked: number;
  readonly cls: number;
  /** 0 to 100: performance, accessibility, best practices, SEO. */
  readonly scores: readonly number[];
  /** Bytes of JavaScript after Brotli. */
  readonly script: number;
  /** Bytes over the wire, with headers, without pictures and films. */
  readonly weight: number;
  /** All requests, pictures included. */
  readonly requests: number;
  /** Names of the audits that cost points. */
  readonly complaints: readonly string[];
}

/** All visits to one page, and to the same page without scripts. */
export interface PageResult {
  readonly type: string;
  readonly path: string;
  readonly shop: readonly PageVisit[];
  /** Empty if only the scores were measured. */
  readonly floor: readonly PageVisit[];
}

type PageMetric = 'fcp' | 'lcp' | 'tbt' | 'worked' | 'cls' | 'script' | 'weight' | 'requests';

/** Returns the median of one metric over `visits`. */
export const getMedianMetric = (visits: readonly PageVisit[], figure: PageMetric): number =>
  getMedian(visits.map((visit) => visit[figure]));

/** Returns the median of each of the four scores. */
const getMedianScores = (visits: readonly PageVisit[]): readonly number[] =>
  (visits[0]?.scores ?? []).map((_score, index) => getMedian(visits.map(({ scores }) => scores[index] ?? 0)));

/** Formats the report as Markdown. */
export function createPagesReport(
  { node, processor, cores }: Machine,
  results: readonly PageResult[],
): string {
  const timed = results.filter(({ floor }) => floor.length > 0);
  const runs = Math.max(...timed.map(({ shop }) => shop.length), 0);
  return [
    '# Pages beside their floor',
    '',
    `Node ${node}, ${processor}, ${cores} cores. Lighthouse's preset of a phone on a slow network (simulated), TLS, HTTP/2 and Brotli,`,
    `an empty browser for each of the ${runs} visits, of which the middle one is shown. The floor is the same page without scripts, visited`,
    'in turns with the shop. TBT without waiting counts of each task what the processor worked for it.',
    '',
    '| page | FCP ms (floor) | ratio | LCP ms (floor) | ratio | TBT ms (floor) | without waiting (floor) | CLS | JavaScript KiB | without pictures KiB (floor) | requests (floor) |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...timed.map((result) => `| ${getTimes(result).join(' | ')} |`),
    '',
    'Performance, accessibility, best practices and SEO, each of 100:',
    '',
    '| page | path | scores | what costs points |',
    '| --- | --- | --- | --- |',
    ...results.map(
      ({ type, path, shop }) =>
        `| ${type} | \`${path}\` | ${getMedianScores(shop).join(' / ')} | ${[...new Set(shop.flatMap(({ complaints }) => complaints))].join(', ')} |`,
    ),
    '',
  ].join('\n');
}

function getTimes({ type, shop, floor }: PageResult): readonly string[] {
  const whole = (value: number) => value.toFixed(0);
  const kibibytes = (value: number) => (value / 1024).toFixed(1);
  const both = (figure: PageMetric, show: (value: number) => string) =>
    `${show(getMedianMetric(shop, figure))} (${show(getMedianMetric(floor, figure))})`;
  const ratio = (figure: PageMetric) =>
    (getMedianMetric(shop, figure) / getMedianMetric(floor, figure)).toFixed(2);
  return [
    type,
    both('fcp', whole),
    ratio('fcp'),
    both('lcp', whole),
    ratio('lcp'),
    both('tbt', whole),
    both('worked', whole),
    getMedianMetric(shop, 'cls').toFixed(3),
    kibibytes(getMedianMetric(shop, 'script')),
    both('weight', kibibytes),
    both('requests', whole),
  ];
}
