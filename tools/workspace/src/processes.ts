import { spawn, type SpawnOptions } from 'node:child_process';

/** A command that exited with a status other than 0. */
export class CommandFailedError extends Error {
  override readonly name = 'CommandFailedError';
  /** Exit status; 1 after a signal. */
  readonly status: number;

  constructor(command: string, status: number) {
    super(`${command} ended with ${status}`);
    this.status = status;
  }
}

/** Options of {@link runCommand}, {@link runForStatus} and {@link runForOutput}. */
export interface RunOptions {
  /** Name of the command in errors; the command line when absent. */
  readonly name?: string;
  /** Absolute path of the working directory; that of this process when absent. */
  readonly directory?: string;
  /** Added to the environment of this process; `undefined` removes a variable. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Whether its output is shown while it runs, or only if it fails, for concurrent commands. Shown when absent. */
  readonly output?: 'shown' | 'whenFailed';
}

/** Exit status and output of a command. */
export interface CommandOutput {
  readonly status: number;
  readonly output: string;
  readonly errors: string;
}

/** Running children, which receive the signals of this process. */
const runningChildren = new Set<ReturnType<typeof spawn>>();

/**
 * Each child leads its own process group, so that signals reach its descendants: npm and its shell do not forward SIGINT. Windows
 * has no process groups.
 */
const hasGroups = process.platform !== 'win32';

function sendSignal(child: ReturnType<typeof spawn>, signal: NodeJS.Signals): void {
  if (!hasGroups || child.pid === undefined) {
    child.kill(signal);
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has already ended.
  }
}

let wasSignaled = false;

/** Waits for `work`. A rejection is ignored if SIGINT or SIGTERM has stopped this process, and rethrown otherwise. */
export async function ignoreFailureAfterSignal(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!wasSignaled) throw error;
  }
}

/** Forwards SIGINT and SIGTERM to running children and lets them end first. Call it once, at the start of a command. */
export function forwardSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      wasSignaled = true;
      // Services in this process listen too and shut down in order.
      if (runningChildren.size === 0 && process.listenerCount(signal) === 1) process.exit(130);
      for (const child of runningChildren) sendSignal(child, signal);
    });
  }
}

/**
 * Runs `command` and waits until it exits.
 *
 * @throws CommandFailedError when its status is not 0; Node's error when it cannot be started.
 */
export async function runCommand(
  command: string,
  parameters: readonly string[],
  options: RunOptions = {},
): Promise<void> {
  const status = await runForStatus(command, parameters, options);
  if (status !== 0) throw new CommandFailedError(options.name ?? [command, ...parameters].join(' '), status);
}

/**
 * Runs `command` and returns its exit status, 1 after a signal.
 *
 * @throws Node's error when it cannot be started.
 */
export async function runForStatus(
  command: string,
  parameters: readonly string[],
  options: RunOptions = {},
): Promise<number> {
  if (options.output !== 'whenFailed')
    return waitForExit(spawnChild(command, parameters, 'inherit', options), 'exit');
  const { status, output, errors } = await runForOutput(command, parameters, options);
  if (status !== 0) process.stderr.write(`${output}${errors}`);
  return status;
}

/** Runs `command` and returns its status and output. */
export async function runForOutput(
  command: string,
  parameters: readonly string[],
  options: RunOptions = {},
): Promise<CommandOutput> {
  const child = spawnChild(command, parameters, 'pipe', options);
  const written = { output: '', errors: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (written.output += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (written.errors += text));
  return { status: await waitForExit(child, 'close'), ...written };
}

function spawnChild(
  command: string,
  parameters: readonly string[],
  output: 'inherit' | 'pipe',
  { directory, environment }: RunOptions,
): ReturnType<typeof spawn> {
  const options: SpawnOptions = {
    stdio: ['ignore', output, output],
    detached: hasGroups,
    env: { ...process.env, ...environment },
    ...(directory === undefined ? {} : { cwd: directory }),
  };
  const child = spawn(command, parameters, options);
  runningChildren.add(child);
  return child;
}

/** Returns the exit status of `child`; at `close` its output has been read completely. */
function waitForExit(child: ReturnType<typeof spawn>, event: 'exit' | 'close'): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('error', (error) => {
      runningChildren.delete(child);
      reject(error);
    });
    child.on(event, (code: number | null) => {
      runningChildren.delete(child);
      resolve(code ?? 1);
    });
  });
}
