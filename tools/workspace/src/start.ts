import { runCommandLine } from '@marehalm/local-services';
import { build } from './build.ts';
import { root } from './workspace.ts';

/** Builds the shop unless it is built already, and serves it together with its services until told to leave. */
export async function start(): Promise<void> {
  await build();
  await runCommandLine(process.env, root);
}
