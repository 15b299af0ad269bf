/**
 * Visits pages with Lighthouse for `bench-pages.ts`, in a process of low priority: on two cores it would otherwise compete with the
 * page that it measures. The parent process starts the browser, which keeps its priority.
 */
import { existsSync, statSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { root } from '@marehalm/workspace';
import type { PageVisit } from './pages-report.ts';
import { calculateBlockingTime } from './blocking-time.ts';

/** A page to visit, and the debugging port of the browser. */
export interface LighthouseRequest {
  readonly url: string;
  readonly port: number;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Whether a group of audits suggests what could be faster; those would fill the table. */
const isSpeedAudit = (group: string | undefined) =>
  group === 'metrics' || group === 'insights' || group === 'diagnostics';

/** A file that a page fetched, as Lighthouse lists it. */
interface NetworkRequest {
  readonly url: string;
  readonly resourceType?: string;
  readonly transferSize: number;
}

async function visitWithLighthouse({
  url,
  port,
}: LighthouseRequest): Promise<PageVisit | 'beginning-missed'> {
  const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: [...categories] });
  if (!result) throw new Error(`Cannot visit ${url}: Lighthouse says nothing`);
  const { lhr, artifacts } = result;
  if (lhr.runtimeError?.code === 'NO_NAVSTART') return 'beginning-missed';
  if (lhr.runtimeError) throw new Error(`Cannot visit ${url}: ${lhr.runtimeError.message}`);
  const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const { items = [] } = (lhr.audits['network-requests']?.details ?? {}) as { items?: NetworkRequest[] };
  const fetched = items.filter((item) => item.url.startsWith(new URL(url).origin));
  return {
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    worked: calculateBlockingTime(
      artifacts.Trace.traceEvents,
      lhr.configSettings.throttling.cpuSlowdownMultiplier,
    ),
    cls: figure('cumulative-layout-shift'),
    scores: categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
    script: sumValues(
      fetched
        .filter(({ resourceType }) => resourceType === 'Script')
        .map((item) => getCompressedSize(new URL(item.url).pathname)),
    ),
    weight: sumValues(
      fetched
        .filter(({ resourceType = '' }) => !['Image', 'Media'].includes(resourceType))
        .map(({ transferSize }) => transferSize),
    ),
    requests: fetched.length,
    complaints: categories.flatMap((category) =>
      (lhr.categories[category]?.auditRefs ?? [])
        .filter(({ id, group, weight }) => {
          const { score } = lhr.audits[id] ?? { score: null };
          return !isSpeedAudit(group) && weight > 0 && score !== null && score < 1;
        })
        .map(({ id }) => id),
    ),
  };
}

const sumValues = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function getCompressedSize(path: string): number {
  const file = join(root, 'dist/storefront', path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

setPriority(constants.priority.PRIORITY_LOW);
process.on('message', async (request: LighthouseRequest) =>
  process.send?.(await visitWithLighthouse(request)),
);
