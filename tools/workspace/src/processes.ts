import { spawn, type SpawnOptions } from 'node:child_process';

/** A command that ended with something other than 0. */
export class CommandFailedError extends Error {
  override readonly name = 'CommandFailedError';
  /** Exit status; 1 when a signal ended it. */
  readonly status: number;

  constructor(command: string, status: number) {
    super(`${command} ended with ${status}`);
    this.status = status;
  }
}

/** What {@link run} may be told besides the command. */
export interface RunOptions {
  /** What to call the command when it fails; the command itself when absent. */
  readonly name?: string;
  /** Absolute path; that of this process when absent. */
  readonly directory?: string;
  /** Added to the environment of this process; what is `undefined` is taken out of it. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Whether its output is shown while it runs, or only when it fails: what runs side by side would mix. Shown when absent. */
  readonly output?: 'shown' | 'whenFailed';
}

/** A command that is over, with what it wrote. */
export interface Ended {
  readonly status: number;
  readonly output: string;
  readonly errors: string;
}

/** Children that still run: they get the signals this process gets. */
const running = new Set<ReturnType<typeof spawn>>();

/**
 * Each child leads a group of its own, so that a signal reaches what it has started: npm and the shell it starts scripts with
 * do not pass SIGINT on. Windows has no such groups.
 */
const hasGroups = process.platform !== 'win32';

function tell(child: ReturnType<typeof spawn>, signal: NodeJS.Signals): void {
  if (!hasGroups || child.pid === undefined) {
    child.kill(signal);
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended meanwhile.
  }
}

let wasTold = false;

/** Runs what only ends when it is told to: being told is then no failure. */
export async function untilTold(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!wasTold) throw error;
  }
}

/** Passes SIGINT and SIGTERM on to running children and lets them end first. Call it once, at the start of a command. */
export function forwardSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      wasTold = true;
      // The services, when they run in this process, listen too and end it in order.
      if (running.size === 0 && process.listenerCount(signal) === 1) process.exit(130);
      for (const child of running) tell(child, signal);
    });
  }
}

/**
 * Runs `command` with its output shown, and waits for its end.
 * @throws CommandFailedError when its status is not 0; Error of Node when it cannot be started.
 */
export async function run(
  command: string,
  parameters: readonly string[],
  options: RunOptions = {},
): Promise<void> {
  const status = await runForStatus(command, parameters, options);
  if (status !== 0) throw new CommandFailedError(options.name ?? [command, ...parameters].join(' '), status);
}

/** Like {@link run}, but any exit status is an answer. */
export async function runForStatus(
  command: string,
  parameters: readonly string[],
  options: RunOptions = {},
): Promise<number> {
  if (options.output !== 'whenFailed') return ended(start(command, parameters, 'inherit', options), 'exit');
  const { status, output, errors } = await runForOutput(command, parameters, options);
  if (status !== 0) process.stderr.write(`${output}${errors}`);
  return status;
}

/** Runs `command` and keeps its output. Any exit status is an answer. */
export async function runForOutput(
  command: string,
  parameters: readonly string[],
  options: RunOptions = {},
): Promise<Ended> {
  const child = start(command, parameters, 'pipe', options);
  const written = { output: '', errors: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (written.output += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (written.errors += text));
  return { status: await ended(child, 'close'), ...written };
}

function start(
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
  running.add(child);
  return child;
}

/** The exit status of `child`; at `close` its output has been read to the end too. */
function ended(child: ReturnType<typeof spawn>, event: 'exit' | 'close'): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.on(event, (code: number | null) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}
