import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { describeMissingTranslations } from './localize-texts.ts';
import { createServices, type Services, type ServicesOptions } from './create-services.ts';

/** Services that are listening. */
export interface RunningServices extends Pick<Services, 'reload'> {
  /** URL of the services, for example `http://localhost:4200`. */
  readonly origin: string;
  /** Stops listening, waits up to two seconds for running requests, and closes the database. */
  close(): Promise<void>;
}

/** The services' options, and where to listen. */
export interface StartOptions extends Omit<ServicesOptions, 'origin' | 'host'> {
  /** 0 for a free port. */
  readonly port: number;
  readonly host: string;
  /** Public URL of the shop, if it differs from the URL that the services listen on. */
  readonly origin?: string;
}

/** Time that running requests have to complete. */
const SHUTDOWN_TIMEOUT_MS = 2000;

/** Starts the services and waits until they listen. @throws Error of Node when the port is unavailable (`EADDRINUSE`, `EACCES`). */
export async function startServices(options: StartOptions): Promise<RunningServices> {
  const { port, host, origin: publicOrigin, ...rest } = options;
  let listeningOrigin = '';
  const services = await createServices({ ...rest, host, origin: () => publicOrigin ?? listeningOrigin });
  const server = createAdaptorServer({
    fetch: (request, environment) => services.app.fetch(request, environment),
  }) as Server;

  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    services.close();
    throw error;
  }
  listeningOrigin = toOrigin(server, host);
  const problem = describeMissingTranslations();
  if (problem) console.warn(problem);

  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    const deadline = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
    await closed;
    clearTimeout(deadline);
    services.close();
  };
  return { origin: listeningOrigin, reload: services.reload, close: () => (closing ??= close()) };
}

/** Returns the URL of the server: `localhost` for the loopback and for "all addresses", which browsers cannot open. */
function toOrigin(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const name = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
