import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root, runNpm } from '@marehalm/workspace';
import type { Example } from './examples.ts';

/** The project of another team, outside the workspace, in which packed libraries are installed. */
export interface ConsumerProject {
  /** Absolute path. */
  readonly directory: string;
  /** Installs the packed libraries and what they need. Runs once; all callers wait for it. */
  readonly install: () => Promise<void>;
}

const templatesDirectory = join(root, 'tools/packages/consumer');

/** Creates a consumer in `directory` from the common files and those of its kind. */
export async function createConsumerProject(
  kind: 'domain' | 'adapters',
  directory: string,
  packages: readonly string[],
): Promise<ConsumerProject> {
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
