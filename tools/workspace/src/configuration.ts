import { join } from 'node:path';
import { parseConfiguration, type ServicesConfiguration } from '@marehalm/local-services';
import { runForOutput } from './processes.ts';
import { root } from './workspace.ts';

/**
 * Reads what the environment says to the services and to the shop, before either is made.
 * @throws Error naming the variables that cannot be used.
 */
export async function checkConfiguration(
  environment: Readonly<Record<string, string>> = {},
): Promise<ServicesConfiguration> {
  const services = parseConfiguration({ ...process.env, ...environment }, root);
  // Nothing imports an app.
  const check = join(root, 'apps/storefront/site/check-configuration.ts');
  const { status, errors } = await runForOutput(
    process.execPath,
    ['--conditions=@marehalm/source', '--disable-warning=ExperimentalWarning', check],
    { environment },
  );
  if (status !== 0) throw new Error(errors.trim());
  return services;
}
