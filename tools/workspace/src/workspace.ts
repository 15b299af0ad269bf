import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand, runForOutput, runForStatus, type CommandOutput, type RunOptions } from './processes.ts';

/** Absolute path of the workspace. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** Returns the script behind a package's command, to run it on this Node without the platform's shim. */
function getBinaryPath(packageName: string, command = packageName): string {
  const directory = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const script = typeof bin === 'string' ? bin : bin[command];
  if (script === undefined) throw new Error(`Cannot run "${command}": ${packageName} has no such command`);
  return join(directory, script);
}

/** Returns the installed version of a package. */
export function getInstalledVersion(packageName: string): string {
  const manifest = readFileSync(join(root, 'node_modules', packageName, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** Packages whose commands are used, with the name of the command if it differs. */
const tools = {
  nx: ['nx'],
  eslint: ['eslint'],
  prettier: ['prettier'],
  tsc: ['typescript-7', 'tsc'],
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

function toCommandLine(tool: Tool, parameters: readonly string[]): [string, string[]] {
  const [packageName, command] = tools[tool];
  return [process.execPath, [getBinaryPath(packageName, command), ...parameters]];
}

/** Turns off Nx's daemon, terminal UI and cloud. */
const quietNx = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };

const withDefaults = (name: string, options: RunOptions): RunOptions => ({
  directory: root,
  name,
  ...options,
  environment: { ...quietNx, ...options.environment },
});

/**
 * Runs a development tool, by default from the root of the workspace.
 * @throws CommandFailedError when its status is not 0.
 */
export function runTool(tool: Tool, parameters: readonly string[], options: RunOptions = {}): Promise<void> {
  return runCommand(...toCommandLine(tool, parameters), withDefaults(tool, options));
}

/** Like {@link runTool}, but returns any exit status. */
export function runToolForStatus(
  tool: Tool,
  parameters: readonly string[],
  options: RunOptions = {},
): Promise<number> {
  return runForStatus(...toCommandLine(tool, parameters), withDefaults(tool, options));
}

/** Like {@link runToolForStatus}, but returns the output as well. */
export function runToolForResult(
  tool: Tool,
  parameters: readonly string[],
  options: RunOptions = {},
): Promise<CommandOutput> {
  return runForOutput(...toCommandLine(tool, parameters), withDefaults(tool, options));
}

/** Returns the command line of the npm that started this process, or of the machine's. */
export function toNpmCommand(parameters: readonly string[]): [string, string[]] {
  const script = process.env['npm_execpath'];
  return script === undefined ? ['npm', [...parameters]] : [process.execPath, [script, ...parameters]];
}

/**
 * Runs npm, by default from the root of the workspace.
 * @throws CommandFailedError when its status is not 0.
 */
export function runNpm(parameters: readonly string[], options: RunOptions = {}): Promise<void> {
  return runCommand(...toNpmCommand(parameters), withDefaults(`npm ${parameters[0] ?? ''}`, options));
}
