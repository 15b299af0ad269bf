import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { findDocumentedExamples, parseFencedBlocks, type FencedBlock } from './documented-examples.ts';
import { ExampleError, findExports, toExampleModule, type PackageEntry } from './example-module.ts';

/** A documented code block of a library that is run as a test. */
export interface Example {
  /** Folder of the library: `cart-domain`. */
  readonly library: string;
  /** `cart-domain allocateMoney() example 1 (money.ts:118)` */
  readonly name: string;
  /** Name of a file for its module, unique within the library. */
  readonly file: string;
  readonly language: 'ts' | 'tsx';
  /** Number of results that the block states. */
  readonly promises: number;
  /** The module; absent if the block is invalid. */
  readonly text?: string;
  /** What is wrong with the block, and how to fix it. */
  readonly problem?: string;
}

/**
 * Finds the executable blocks in the documentation of the library in `directory`: the `ts` and `tsx` blocks of each `@example` in
 * its sources and of its README. Invalid ones have a `problem`.
 */
export function findExamples(directory: string): readonly Example[] {
  const library = basename(directory);
  const entries = findEntries(directory);
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: directory })
    .filter((file) => !/\.(?:test|stories)\.tsx?$|\.d\.ts$|^src[\\/]testing[\\/]/.test(file))
    .sort();
  return [
    ...sources.flatMap((file) => findExamplesInSource(library, directory, file, entries)),
    ...findExamplesInReadme(library, directory),
  ];
}

/** Finds the exports of each entry of the package in `directory`, the main entry first. */
export function findEntries(directory: string): readonly PackageEntry[] {
  const { name, exports } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, string | Record<string, string>>;
  };
  return Object.entries(exports).flatMap(([path, target]) => {
    const source = typeof target === 'string' ? '' : (target['@marehalm/source'] ?? '');
    if (!/\.tsx?$/.test(source)) return [];
    const text = readFileSync(join(directory, source), 'utf8');
    return [{ specifier: name + path.slice(1), exports: findExports(text) }];
  });
}

const MISSING_EXPECTATION =
  'promises no result: end the line of a statement with "// => value" or "// => throws Name"';

function findExamplesInSource(
  library: string,
  directory: string,
  file: string,
  entries: readonly PackageEntry[],
): readonly Example[] {
  const path = relative('src', file);
  const counts = new Map<string, number>();
  return findDocumentedExamples(readFileSync(join(directory, file), 'utf8')).flatMap(
    ({ subject, line, blocks }) => {
      const next = (at: number) => {
        const count = (counts.get(subject) ?? 0) + 1;
        counts.set(subject, count);
        return {
          library,
          name: `${library} ${subject} example ${count} (${path}:${at})`,
          file: toFileName(path.replace(/\.tsx?$/, ''), subject, count),
        };
      };
      const place = `libs/${library}/src/${path}`;
      const examples = blocks
        .filter(isRunnable)
        .map((block) => ({ ...next(block.line), ...readBlock(block, place, entries) }));
      if (examples.length === 0) {
        const problem = `${place}:${line}: this @example has no block: put its code between "\`\`\`ts" and "\`\`\`"`;
        return [{ ...next(line), language: 'ts', promises: 0, problem }];
      }
      return flagMissingExpectations(examples, `${place}:${line}: this @example ${MISSING_EXPECTATION}`);
    },
  );
}

function findExamplesInReadme(library: string, directory: string): readonly Example[] {
  const file = join(directory, 'README.md');
  const place = `libs/${library}/README.md`;
  const examples = parseFencedBlocks(existsSync(file) ? readFileSync(file, 'utf8') : '')
    .filter(isRunnable)
    .map((block, index) => ({
      library,
      name: `${library} README example ${index + 1}`,
      file: toFileName('README', '', index + 1),
      ...readBlock(block, place, []),
    }));
  if (examples.length === 0) {
    const problem = `${place}: has no example: write a complete one between "\`\`\`ts" and "\`\`\`"`;
    return [{ library, name: `${library} README example 1`, file: '', language: 'ts', promises: 0, problem }];
  }
  return flagMissingExpectations(examples, `${place}: no example of it ${MISSING_EXPECTATION}`);
}

/** Flags examples that state no result at all, unless they only show types. */
function flagMissingExpectations(examples: readonly Example[], problem: string): readonly Example[] {
  const isSilent = examples.every(
    (example) => example.promises === 0 && example.language === 'ts' && example.problem === undefined,
  );
  return isSilent ? examples.map((example) => ({ ...example, problem })) : examples;
}

/** Whether a block runs: its info string is `ts` or `tsx` alone. */
function isRunnable({ info }: FencedBlock): boolean {
  return info === 'ts' || info === 'tsx';
}

function readBlock(
  { info, text, line }: FencedBlock,
  place: string,
  entries: readonly PackageEntry[],
): Pick<Example, 'language' | 'text' | 'promises' | 'problem'> {
  const language = info === 'tsx' ? 'tsx' : 'ts';
  try {
    return { language, ...toExampleModule(text, language, entries) };
  } catch (error) {
    if (!(error instanceof ExampleError)) throw error;
    return { language, promises: 0, problem: `${place}:${line + error.line - 1}: ${error.message}` };
  }
}

function toFileName(path: string, subject: string, count: number): string {
  return [...path.split(/\W+/), ...subject.split(/\W+/), count].filter((part) => part !== '').join('.');
}
