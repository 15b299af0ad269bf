import { runCommandLine } from '@marehalm/local-services';
import { build } from './build.ts';
import { checkConfiguration } from './configuration.ts';
import { refuseTakenPort } from './taken-port.ts';
import { root } from './workspace.ts';

/** Builds the shop unless it is built already, and serves it together with its services until told to leave. */
export async function start(): Promise<void> {
  const { port, host } = await checkConfiguration();
  await refuseTakenPort(port, [host]);
  await build();
  await runCommandLine(process.env, root);
}
