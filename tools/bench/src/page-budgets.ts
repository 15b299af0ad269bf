import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestCounts, root, writeCounts } from '@marehalm/workspace';
import { pagePathsByType, type PageType } from './page-types.ts';
import { sumSizes, weighPage, type PageWeight, type WeighedFile } from './page-weight.ts';

/** Most KiB after Brotli that a page may load before any interaction, without pictures. */
export interface PageBudget {
  readonly html: number;
  readonly styles: number;
  readonly fonts: number;
  readonly scripts: number;
  readonly data: number;
  readonly all: number;
  /** Files of all five kinds. */
  readonly requests: number;
}

/**
 * Budgets of the page types, for both languages. Lower one when its page gets lighter. 13.14 KiB of HTML fit with the headers
 * into the first ten packets.
 */
export const pageBudgets: Readonly<Record<PageType, PageBudget>> = {
  home: { html: 13.6, styles: 17.3, fonts: 24.7, scripts: 130.9, data: 5.7, all: 188.4, requests: 15 },
  collection: { html: 14.45, styles: 17.3, fonts: 24.7, scripts: 130.3, data: 5.8, all: 188.7, requests: 16 },
  list: { html: 14.5, styles: 17.3, fonts: 24.7, scripts: 130.3, data: 7.25, all: 190.1, requests: 16 },
  product: { html: 14.15, styles: 17.3, fonts: 24.7, scripts: 132.4, data: 5.1, all: 189.8, requests: 15 },
  article: { html: 14.1, styles: 17.3, fonts: 24.7, scripts: 131.2, data: 5.7, all: 189.1, requests: 15 },
  bag: { html: 10.4, styles: 17.3, fonts: 24.7, scripts: 129.1, data: 2.5, all: 180.1, requests: 16 },
};

const fileKinds = ['html', 'styles', 'fonts', 'scripts', 'data'] as const;
/** Most KiB after Brotli of the styles in a page, font faces included. */
const MAX_INLINE_STYLES_KIB = 5;
const formatKibibytes = (bytes: number) => (bytes / 1024).toFixed(1);

/** Returns what exceeds `budget`, with the files that count; an empty list if the page holds it. */
export function findPageBudgetProblems(weight: PageWeight, budget: PageBudget): readonly string[] {
  const heavy = fileKinds.flatMap((kind) =>
    sumSizes(weight[kind]) > budget[kind] * 1024
      ? [
          `${formatKibibytes(sumSizes(weight[kind]))} KiB of ${kind}, its limit is ${budget[kind]}:${formatFiles(weight[kind])}`,
        ]
      : [],
  );
  if (weight.stylesInPage > MAX_INLINE_STYLES_KIB * 1024)
    heavy.push(
      `${formatKibibytes(weight.stylesInPage)} KiB of styles in the page, its limit is ${MAX_INLINE_STYLES_KIB}`,
    );
  if (sumAll(weight) > budget.all * 1024)
    heavy.push(`${formatKibibytes(sumAll(weight))} KiB in all, its limit is ${budget.all}`);
  const files = listFiles(weight);
  return files.length > budget.requests
    ? [...heavy, `${files.length} requests, its limit is ${budget.requests}:${formatFiles(files)}`]
    : heavy;
}

/** Lists the requested files: not the script in the page. */
const listFiles = (weight: PageWeight) =>
  fileKinds.flatMap((kind) => weight[kind]).filter(({ address }) => address.startsWith('/'));

const sumAll = (weight: PageWeight) => sumSizes(listFiles(weight));

const formatFiles = (files: readonly WeighedFile[]) =>
  [...files]
    .sort((one, other) => other.size - one.size)
    .map(({ address, size }) => `\n  ${formatKibibytes(size).padStart(6)}  ${address}`)
    .join('');

/**
 * Weighs every page type of the built shop in both languages, and writes `dist/bench/page-weights.md`.
 * @returns How many pages hold and exceed their budgets.
 */
async function weighPages(): Promise<TestCounts> {
  const rows: string[] = [];
  let passed = 0;
  let failed = 0;
  for (const [type, paths] of Object.entries(pagePathsByType) as [PageType, Record<string, string>][]) {
    for (const path of Object.values(paths)) {
      const weight = weighPage(join(root, 'dist/storefront'), path);
      const problems = findPageBudgetProblems(weight, pageBudgets[type]);
      for (const problem of problems) console.error(`${path}: ${problem}`);
      if (problems.length === 0) passed += 1;
      else failed += 1;
      rows.push(
        `| ${[
          type,
          `\`${path}\``,
          ...fileKinds.map(
            (kind) => `${formatKibibytes(sumSizes(weight[kind]))} (${pageBudgets[type][kind]})`,
          ),
          `${formatKibibytes(sumAll(weight))} (${pageBudgets[type].all})`,
          `${listFiles(weight).length} (${pageBudgets[type].requests})`,
        ].join(' | ')} |`,
      );
    }
  }
  await mkdir(join(root, 'dist/bench'), { recursive: true });
  await writeFile(
    join(root, 'dist/bench/page-weights.md'),
    [
      '# What pages weigh before anything is touched',
      '',
      'KiB after Brotli, in brackets the budget; without pictures, and without what is imported on demand.',
      '',
      '| page type | path | HTML | stylesheets | fonts | JavaScript | data | all | requests |',
      '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
      ...rows,
      '',
    ].join('\n'),
  );
  return { passed, failed };
}

/** `npm run weights`, the target `size` of the storefront. Exits with 1 when a budget is exceeded. */
if (import.meta.main) {
  const counts = await weighPages();
  await writeCounts('storefront', 'size', counts);
  process.exitCode = counts.failed === 0 ? 0 : 1;
}
