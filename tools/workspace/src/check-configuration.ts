import { join } from 'node:path';
import { parseConfiguration, type ServicesConfiguration } from '@marehalm/local-services';
import { runForOutput } from './processes.ts';
import { root } from './workspace.ts';

/**
 * Checks the environment variables of the services and of the shop, and returns the configuration of the services.
 *
 * @throws Error naming invalid variables.
 */
export async function checkConfiguration(
  environment: Readonly<Record<string, string>> = {},
): Promise<ServicesConfiguration> {
  const services = parseConfiguration({ ...process.env, ...environment }, root);
  // A separate process, because no project imports an app.
  const check = join(root, 'apps/storefront/site/check-configuration.ts');
  const { status, errors } = await runForOutput(
    process.execPath,
    ['--conditions=@marehalm/source', '--disable-warning=ExperimentalWarning', check],
    { environment },
  );
  if (status !== 0) throw new Error(errors.trim());
  return services;
}
