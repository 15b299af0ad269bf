import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '@marehalm/workspace';
import type { ConsumerProject } from './consumer-project.ts';

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

/** Every {@link ModuleResolution}. */
export const moduleResolutions = Object.keys(moduleParameters) as readonly ModuleResolution[];

/**
 * Type-checks the consumer's code, with the types of the libraries and their dependencies.
 * @throws CommandFailedError when the compiler finds an error.
 */
export async function typeCheckConsumer(
  { directory, install }: ConsumerProject,
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
