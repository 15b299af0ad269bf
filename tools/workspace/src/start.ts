import { runCommandLine } from '@marehalm/local-services';
import { buildCached } from './build.ts';
import { loadConfiguration } from './configuration.ts';
import { refuseTakenPort } from './taken-port.ts';
import { root } from './workspace.ts';

/** Builds the shop if needed, and serves it with its services until stopped. */
export async function start(): Promise<void> {
  const { port, host } = await loadConfiguration();
  await refuseTakenPort(port, [host]);
  await buildCached();
  await runCommandLine(process.env, root);
}
