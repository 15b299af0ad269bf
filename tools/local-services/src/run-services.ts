import { brand } from '@marehalm/shop';
import {
  ConfigurationError,
  parseConfiguration,
  type ServicesConfiguration,
} from './services-configuration.ts';
import { ContentError } from './load-content.ts';
import { startServices } from './start-services.ts';

/**
 * Starts the services and runs them until SIGINT, SIGTERM or the exit of a parent with an IPC channel, then exits. Prints one
 * line and exits with 1 if they cannot start.
 *
 * @param directory Base of relative paths in the configuration.
 */
export async function runServices(
  environment: Readonly<Record<string, string | undefined>>,
  directory: string,
): Promise<void> {
  try {
    await serveUntilStopped(parseConfiguration(environment, directory));
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}

async function serveUntilStopped(configuration: ServicesConfiguration): Promise<void> {
  const { origin, close } = await startServices(configuration);
  console.log(`${brand.name} is open at ${origin}`);
  console.log(`Mail ends in ${origin}/outbox`);
  console.log('These local services are for development and demonstration, not for production.');

  // A terminal signals the whole group and a parent may forward the signal, but the services close only once.
  const leave = (): void => void close().then(() => process.exit(0));
  process.on('SIGINT', leave);
  process.on('SIGTERM', leave);
  // A killed parent sends no signal.
  process.once('disconnect', leave);
  if ('connected' in process && !process.connected) leave();
}

function explain(error: unknown): string {
  if (error instanceof ConfigurationError || error instanceof ContentError) return error.message;
  if (error instanceof Error && 'code' in error && 'port' in error && error.code === 'EADDRINUSE') {
    return `Cannot start: port ${String(error.port)} is taken. Set PORT to another one.`;
  }
  return `Cannot start: ${error instanceof Error ? error.message : String(error)}`;
}
