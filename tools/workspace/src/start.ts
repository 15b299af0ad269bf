import { runCommandLine } from '@marehalm/local-services';
import { build } from './build.ts';
import { checkConfiguration } from './configuration.ts';
import { refuseTakenPort } from './taken-port.ts';
import { root } from './workspace.ts';

/** Builds the shop if needed, and serves it with its services until stopped. */
export async function start(): Promise<void> {
  const { port, host } = await checkConfiguration();
  await refuseTakenPort(port, [host]);
  await build();
  await runCommandLine(process.env, root);
}
