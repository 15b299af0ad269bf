import { shopVariableDefaults } from '@marehalm/shop';
import { checkConfiguration } from './configuration.ts';
import { runTool } from './workspace.ts';

/**
 * The static shop in `dist/storefront`. Nx looks at everything it is made from (the target `build` in the
 * `package.json` of the storefront) and takes the result from its cache when nothing has changed. Hosted content and prices can change without
 * a trace in the workspace, so a build from them is never taken from the cache.
 *
 * @param environment Variables of this build alone.
 * @throws Error naming the variables that cannot be used, and CommandFailedError when it cannot be built.
 */
export async function build(environment: Readonly<Record<string, string>> = {}): Promise<void> {
  await checkConfiguration(environment);
  await runTool(
    'nx',
    [
      'run',
      'storefront:build',
      '--outputStyle=stream',
      ...(isFromHosted({ ...process.env, ...environment }) ? ['--skipNxCache'] : []),
    ],
    { environment },
  );
}

/** Whether anything that pages are made from, content or prices, comes from elsewhere than this workspace. */
export function isFromHosted(environment: Readonly<Record<string, string | undefined>>): boolean {
  return [
    'MAREHALM_SERVICES_URL',
    'MAREHALM_CMS_URL',
    ...Object.keys(shopVariableDefaults).filter((name) => name.endsWith('_ENDPOINT')),
  ].some((name) => Boolean(environment[name]));
}
