import { shopVariableDefaults } from '@marehalm/shop';
import { checkConfiguration } from './check-configuration.ts';
import { runTool } from './workspace.ts';

/**
 * Builds the static shop into `dist/storefront`. Nx takes an unchanged result from its cache; the target `build` in the
 * `package.json` of the storefront lists the inputs. Hosted content and prices can change without a change in the workspace, so
 * builds from them are never cached.
 *
 * @param environment Variables of this build alone.
 * @throws Error naming invalid variables, and CommandFailedError when the build fails.
 */
export async function buildShopCached(environment: Readonly<Record<string, string>> = {}): Promise<void> {
  await checkConfiguration(environment);
  await runTool(
    'nx',
    [
      'run',
      'storefront:build',
      '--outputStyle=stream',
      ...(usesHostedServices({ ...process.env, ...environment }) ? ['--skipNxCache'] : []),
    ],
    { environment },
  );
}

/** Returns whether the environment names a hosted CMS or shop, so that the build must not be cached. */
export function usesHostedServices(environment: Readonly<Record<string, string | undefined>>): boolean {
  return [
    'MAREHALM_SERVICES_URL',
    'MAREHALM_CMS_URL',
    ...Object.keys(shopVariableDefaults).filter((name) => name.endsWith('_ENDPOINT')),
  ].some((name) => Boolean(environment[name]));
}
