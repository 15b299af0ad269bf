import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run, runForOutput, runForStatus, type Ended, type RunOptions } from './processes.ts';

/** Absolute path of the workspace. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** The script behind a package's command, so that it runs on this Node whatever shims the platform has. */
function binary(packageName: string, command = packageName): string {
  const directory = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const script = typeof bin === 'string' ? bin : bin[command];
  if (script === undefined) throw new Error(`Cannot run "${command}": ${packageName} has no such command`);
  return join(directory, script);
}

/** The version of a package that the workspace has installed. */
export function installedVersion(packageName: string): string {
  const manifest = readFileSync(join(root, 'node_modules', packageName, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** The packages whose commands are used here, with the name of the command where it differs. */
const tools = {
  nx: ['nx'],
  eslint: ['eslint'],
  prettier: ['prettier'],
  tsc: ['typescript', 'tsc'],
  vitest: ['vitest'],
  playwright: ['playwright'],
  publint: ['publint'],
  attw: ['@arethetypeswrong/cli', 'attw'],
  'size-limit': ['size-limit'],
  vite: ['vite'],
  stryker: ['@stryker-mutator/core', 'stryker'],
  typedoc: ['typedoc'],
} as const;

/** A development tool of the workspace. */
export type Tool = keyof typeof tools;

function commandLine(tool: Tool, parameters: readonly string[]): [string, string[]] {
  const [packageName, command] = tools[tool];
  return [process.execPath, [binary(packageName, command), ...parameters]];
}

/** Nx without what a one-off command does not need: its daemon, its full-screen view, its cloud. */
const quietNx = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };

const withDefaults = (name: string, options: RunOptions): RunOptions => ({
  directory: root,
  name,
  ...options,
  environment: { ...quietNx, ...options.environment },
});

/**
 * Runs a development tool of the workspace, from its root unless told otherwise.
 * @throws CommandFailedError when its status is not 0.
 */
export function runTool(tool: Tool, parameters: readonly string[], options: RunOptions = {}): Promise<void> {
  return run(...commandLine(tool, parameters), withDefaults(tool, options));
}

/** Like {@link runTool}, but any exit status is an answer. */
export function runToolForStatus(
  tool: Tool,
  parameters: readonly string[],
  options: RunOptions = {},
): Promise<number> {
  return runForStatus(...commandLine(tool, parameters), withDefaults(tool, options));
}

/** Like {@link runToolForStatus}, but keeps what the tool writes. */
export function runToolForOutput(
  tool: Tool,
  parameters: readonly string[],
  options: RunOptions = {},
): Promise<Ended> {
  return runForOutput(...commandLine(tool, parameters), withDefaults(tool, options));
}

/** The npm that started this process, or the machine's. */
export function npmCommand(parameters: readonly string[]): [string, string[]] {
  const script = process.env['npm_execpath'];
  return script === undefined ? ['npm', [...parameters]] : [process.execPath, [script, ...parameters]];
}

/**
 * Runs npm, from the root unless told otherwise.
 * @throws CommandFailedError when its status is not 0.
 */
export function runNpm(parameters: readonly string[], options: RunOptions = {}): Promise<void> {
  return run(...npmCommand(parameters), withDefaults(`npm ${parameters[0] ?? ''}`, options));
}
