import { runServices } from '@marehalm/local-services';
import { buildShopCached } from './build-shop-cached.ts';
import { checkConfiguration } from './check-configuration.ts';
import { refuseTakenPort } from './taken-port.ts';
import { root } from './workspace.ts';

/** Builds the shop if needed, and serves it with its services until stopped. */
export async function buildAndServeShop(): Promise<void> {
  const { port, host } = await checkConfiguration();
  await refuseTakenPort(port, [host]);
  await buildShopCached();
  await runServices(process.env, root);
}
