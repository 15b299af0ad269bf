import { fork } from 'node:child_process';
import { join } from 'node:path';

/** The built shop over TLS and HTTP/2 with its services, and the same pages without scripts. */
export interface ServedShop {
  /** `https://localhost:41234` */
  readonly shop: string;
  /** Origin of the pages without scripts. */
  readonly floor: string;
  /** Flags with which Chromium trusts the certificate, so that it caches files and runs service workers as for shoppers. */
  readonly browserFlags: readonly string[];
  close(): void;
}

/**
 * Serves the shop in `dist/storefront` on free ports, in a separate process.
 * @throws Error when that process ends.
 */
export async function openServedShop(): Promise<ServedShop> {
  const child = fork(join(import.meta.dirname, 'served-shop-process.ts'), {
    execArgv: ['--conditions=@marehalm/source', '--disable-warning=ExperimentalWarning'],
  });
  const { shop, floor, publicKeyHash } = await new Promise<{
    shop: string;
    floor: string;
    publicKeyHash: string;
  }>((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (status) =>
      reject(new Error(`Cannot serve the shop: its process ended with ${status}`)),
    );
  });
  return {
    shop,
    floor,
    browserFlags: [`--ignore-certificate-errors-spki-list=${publicKeyHash}`],
    // The child process ends when its channel is closed.
    close: () => child.disconnect(),
  };
}
