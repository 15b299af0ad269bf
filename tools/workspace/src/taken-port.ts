import { createServer } from 'node:net';

/** The addresses that `localhost` may stand for. */
export const LOCAL_ADDRESSES = ['127.0.0.1', '::1'] as const;

/**
 * Checks that `port` is free on all `addresses`; port 0 always is.
 *
 * @throws Error when `port` is taken on one of the `addresses`. 0 stands for any free port.
 */
export async function refuseTakenPort(port: number, addresses: readonly string[]): Promise<void> {
  if (port === 0) return;
  const taken = await Promise.all(addresses.map((address) => isPortTaken(port, address)));
  if (taken.includes(true)) throw new Error(`Cannot start: port ${port} is taken. Set PORT to another one.`);
}

/** Whether the port is taken; an address that the machine does not have counts as free. */
function isPortTaken(port: number, address: string): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    server.listen(port, address, () => server.close(() => resolve(false)));
  });
}
