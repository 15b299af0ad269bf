import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type TestCounts, root, runCommand, runForOutput, runNpm } from '@marehalm/workspace';
import type { Example } from './examples.ts';

/** The project of another team, outside the workspace, in which packed libraries are installed. */
export interface Consumer {
  /** Absolute path. */
  readonly directory: string;
  /** Installs the packed libraries and what they need. Runs once; all callers wait for it. */
  readonly install: () => Promise<void>;
}

const templatesDirectory = join(root, 'tools/packages/consumer');

/** Creates a consumer in `directory` from the common files and those of its kind. */
export async function createConsumer(
  kind: 'domain' | 'adapters',
  directory: string,
  packages: readonly string[],
): Promise<Consumer> {
  await cp(join(templatesDirectory, kind), directory, { recursive: true });
  for (const file of [
    'tsconfig.json',
    'load.test.ts',
    'report-load-side-effects.ts',
    'touch-every-global.ts',
  ]) {
    await cp(join(templatesDirectory, file), join(directory, file));
  }
  let installed: Promise<void> | undefined;
  const parameters = ['install', '--silent', '--prefer-offline', '--no-audit', '--no-fund', '--save-exact'];
  const install = () => runNpm([...parameters, ...packages], { directory, output: 'whenFailed' });
  return { directory, install: () => (installed ??= install()) };
}

/**
 * Writes the modules of `examples` into the consumer, and `examples.test.ts`, which runs those that do more than show types.
 * What cannot become a module is left out: the unit tests of the workspace report it.
 */
export async function writeExamples(directory: string, examples: readonly Example[]): Promise<void> {
  const tests: string[] = [];
  for (const { library, name, file, language, text } of examples) {
    if (text === undefined) continue;
    const path = `examples/${library}/${file}.${language}`;
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), text);
    if (language === 'ts') {
      tests.push(`test(${JSON.stringify(name)}, async () => void (await import('./${path}')));`);
    }
  }
  await writeFile(
    join(directory, 'examples.test.ts'),
    ["import { test } from 'node:test';", ...tests, ''].join('\n'),
  );
}

/** Writes `uses.ts` into the consumer, which exports the modules in its folder `uses/` by library. */
export async function writeUsesIndex(directory: string, libraries: readonly string[]): Promise<void> {
  const imports = libraries.map((library, index) => `import * as use${index} from './uses/${library}.ts';`);
  const entries = libraries.map((library, index) => `  '${library}': use${index},`);
  const type = 'Readonly<Record<string, { run: () => unknown; expected: unknown }>>';
  await writeFile(
    join(directory, 'uses.ts'),
    [...imports, `export const uses: ${type} = {`, ...entries, '};', ''].join('\n'),
  );
}

/** A version of TypeScript that consumers may use. */
export interface Compiler {
  readonly version: string;
  /** Absolute path of its command. */
  readonly command: string;
}

/** Finds the versions of TypeScript that the consumer in `directory` installs. */
export async function findCompilers(directory: string): Promise<readonly Compiler[]> {
  const { devDependencies } = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8')) as {
    devDependencies: Readonly<Record<string, string>>;
  };
  return Object.entries(devDependencies)
    .filter(([, range]) => range.startsWith('npm:typescript@'))
    .map(([name, range]) => ({
      version: range.slice('npm:typescript@'.length),
      command: join(directory, 'node_modules', name, 'bin/tsc'),
    }));
}

const moduleParameters = {
  node16: ['--module', 'node16', '--moduleResolution', 'node16'],
  nodenext: ['--module', 'nodenext', '--moduleResolution', 'nodenext'],
  bundler: ['--module', 'esnext', '--moduleResolution', 'bundler'],
} as const;

/** A strategy of TypeScript to resolve packages. */
export type ModuleResolution = keyof typeof moduleParameters;

export const moduleResolutions = Object.keys(moduleParameters) as readonly ModuleResolution[];

/**
 * Type-checks the consumer's code, with the types of the libraries and their dependencies.
 * @throws CommandFailedError when `compiler` finds an error.
 */
export async function checkTypes(
  { directory, install }: Consumer,
  { command, version }: Compiler,
  resolution: ModuleResolution,
): Promise<void> {
  await install();
  const name = `tsc ${version} --moduleResolution ${resolution}`;
  const parameters = ['-p', '.', '--pretty', 'false', ...moduleParameters[resolution]];
  await runCommand(process.execPath, [command, ...parameters], {
    directory,
    name,
    output: 'whenFailed',
  });
}

/** Runs the test file `test` of the consumer with `node --test`, and returns how many of its tests passed and failed. */
export async function runNodeTest({ directory, install }: Consumer, test: string): Promise<TestCounts> {
  await install();
  const { output, errors } = await runForOutput(
    process.execPath,
    ['--test', '--test-reporter=spec', '--test-timeout=60000', test],
    {
      directory,
      environment: { NODE_OPTIONS: undefined, FORCE_COLOR: undefined },
    },
  );
  const counts = countNodeTests(output);
  if (counts.failed > 0) console.error(`${output}${errors}`);
  return counts;
}

/** Counts the tests in the output of Node's `spec` reporter. */
export function countNodeTests(output: string): TestCounts {
  const count = (what: string) => {
    const line = output.split('\n').find((each) => each.startsWith(`ℹ ${what} `));
    if (line === undefined) throw new Error(`node --test ended without a count: ${output}`);
    return Number(line.split(' ').at(-1));
  };
  return { passed: count('pass'), failed: count('fail') + count('cancelled') };
}
