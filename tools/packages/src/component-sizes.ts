import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type TestCounts, root } from '@marehalm/workspace';
import { buildLibraries } from './build-libraries.ts';
import { findPublishedLibraries } from './published-libraries.ts';

const kitDirectory = join(root, 'libs/ui');
const budgetsFile = join(kitDirectory, 'size-budgets.json');

/** Bytes after gzip that a component adds to a page, without the components it is made of. */
export interface ComponentSize {
  readonly js: number;
  readonly css: number;
}

/** Sizes or budgets by component. */
export type ComponentSizes = Readonly<Record<string, ComponentSize>>;

/** Finds exceeded, missing and unused budgets; returns an empty list if all hold. */
export function findSizeProblems(sizes: ComponentSizes, budgets: ComponentSizes): readonly string[] {
  const over = Object.entries(sizes).flatMap(([name, size]) => {
    const budget = budgets[name];
    if (!budget) return [`${name} has no budget: npm run sizes -- --update`];
    return (['js', 'css'] as const).flatMap((kind) =>
      size[kind] > budget[kind]
        ? [`${name} has ${size[kind]} bytes of ${kind}, its limit is ${budget[kind]}`]
        : [],
    );
  });
  const gone = Object.keys(budgets).filter((name) => !Object.hasOwn(sizes, name));
  return [...over, ...gone.map((name) => `${name} has a budget and is no component`)];
}

/** Returns the budgets with exceeded and missing ones set to the size plus a tenth. Writes nothing. */
export function raiseBudgets(sizes: ComponentSizes, budgets: ComponentSizes): ComponentSizes {
  // A tenth more, in tens.
  const roomy = (bytes: number) => Math.ceil((bytes * 11) / 100) * 10;
  return Object.fromEntries(
    Object.entries(sizes).map(([name, { js, css }]) => {
      const old = budgets[name];
      const holds = old !== undefined && js <= old.js && css <= old.css;
      return [name, holds ? old : { js: roomy(js), css: roomy(css) }];
    }),
  );
}

/** Formats the table of all components in Markdown. */
export function createSizeTable(sizes: ComponentSizes, budgets: ComponentSizes): string {
  const rows = Object.entries(sizes).map(
    ([name, { js, css }]) =>
      `| ${name} | ${js} | ${budgets[name]?.js ?? ''} | ${css} | ${budgets[name]?.css ?? ''} |`,
  );
  return [
    '# What each component weighs',
    '',
    'Bytes after gzip, of the component alone: what it is made of is counted with that.',
    '',
    '| component | JavaScript | at most | CSS | at most |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
  ].join('\n');
}

const listFiles = (folder: string, end: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith(end))
        .sort()
        .map((file) => join(folder, file))
    : [];

/** Removes comments and unneeded space, as in the built stylesheet. */
const minifyCss = (css: string) =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};:,>]) ?/g, '$1');

const getGzipSize = (texts: readonly string[]) =>
  texts.length === 0 ? 0 : gzipSync(texts.join('\n')).length;

/** Measures the built modules of every component, and its part of the stylesheet. */
function measureComponents(): ComponentSizes {
  const read = (file: string) => readFileSync(file, 'utf8');
  const names = readdirSync(join(kitDirectory, 'dist')).filter(
    (name) => /^[A-Z]\w*$/.test(name) && listFiles(join(kitDirectory, 'dist', name), '.js').length > 0,
  );
  if (names.length === 0) throw new Error('Cannot weigh the kit: there is nothing in libs/ui/dist');
  return Object.fromEntries(
    names.map((name) => {
      const js = listFiles(join(kitDirectory, 'dist', name), '.js').map((file) =>
        read(file).replace(/\n\/\/# sourceMappingURL=.*/, ''),
      );
      const css = listFiles(join(kitDirectory, 'src', name), '.module.css').map((file) =>
        minifyCss(read(file)),
      );
      return [name, { js: getGzipSize(js), css: getGzipSize(css) }];
    }),
  );
}

const loadBudgets = () =>
  existsSync(budgetsFile) ? (JSON.parse(readFileSync(budgetsFile, 'utf8')) as ComponentSizes) : {};

/**
 * Compares every built component with `libs/ui/size-budgets.json` and writes the table into `libs/ui/dist/docs/sizes.md`.
 * @throws Error when the kit has not been built.
 */
export async function checkComponentSizes(): Promise<TestCounts> {
  const sizes = measureComponents();
  const budgets = loadBudgets();
  await mkdir(join(kitDirectory, 'dist/docs'), { recursive: true });
  await writeFile(join(kitDirectory, 'dist/docs/sizes.md'), createSizeTable(sizes, budgets));
  const problems = findSizeProblems(sizes, budgets);
  for (const problem of problems) console.error(problem);
  return { passed: Object.keys(sizes).length - problems.length, failed: problems.length };
}

/** `npm run sizes`: builds the kit and checks its sizes. `-- --update` raises exceeded budgets. Exits with 1 when one is exceeded. */
export async function runComponentSizes(parameters: readonly string[]): Promise<void> {
  await buildLibraries(findPublishedLibraries().filter(({ folder }) => folder === 'ui'));
  if (parameters.includes('--update')) {
    const budgets = raiseBudgets(measureComponents(), loadBudgets());
    await writeFile(budgetsFile, `${JSON.stringify(budgets, null, 2)}\n`);
  }
  const { failed } = await checkComponentSizes();
  process.exitCode = failed === 0 ? 0 : 1;
}
