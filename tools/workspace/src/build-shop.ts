import { join } from 'node:path';
import { writeHostingFiles } from '@marehalm/hosting';
import { parseConfiguration, startServices } from '@marehalm/local-services';
import { getPreviewToken } from './preview-token.ts';
import { expectNoSecretsInShop } from './secret-scan.ts';
import { root, runNpm } from './workspace.ts';

/**
 * Builds the shop from local services that run during the build, on a free port and with an empty database, so that no order
 * or cart of this machine gets into a page. `MAREHALM_SERVICES_URL` selects other services.
 */
export async function buildShop(): Promise<void> {
  const hosted = process.env['MAREHALM_SERVICES_URL'];
  if (hosted !== undefined && hosted !== '') return buildFrom(hosted);

  // The build requests drafts too, so that it can list those it skips.
  const { token, isMade } = getPreviewToken(process.env);
  const services = await startServices({
    ...parseConfiguration(
      {
        ...process.env,
        PORT: '0',
        MAREHALM_DATA_FILE: ':memory:',
        MAREHALM_PREVIEW_TOKEN: token,
      },
      root,
    ),
    host: '127.0.0.1',
    faults: false,
  });
  try {
    await buildFrom(
      services.origin,
      { MAREHALM_PREVIEW_TOKEN: token, ...(isMade ? { MAREHALM_DRAFTS: 'skip' } : {}) },
      isMade ? [token] : [],
    );
  } finally {
    await services.close();
  }
}

/** See `apps/storefront/site/directories.ts`. */
const targetDirectory = process.env['MAREHALM_BUILD_TO'] ?? join(root, 'dist');

/** @param secrets Values generated for this build. */
async function buildFrom(
  servicesUrl: string,
  environment: Record<string, string> = {},
  secrets: readonly string[] = [],
): Promise<void> {
  await runNpm(['run', '--silent', 'build:files', '--workspace=@marehalm/storefront'], {
    environment: { MAREHALM_SERVICES_URL: servicesUrl, ...environment },
  });
  const shopDirectory = join(targetDirectory, 'storefront');
  await writeHostingFiles({
    cmsUrl: process.env['MAREHALM_CMS_URL'] || `${servicesUrl}/api/v1`,
    shopDirectory,
    hostingDirectory: join(targetDirectory, 'hosting'),
  });
  await expectNoSecretsInShop(shopDirectory, process.env, {
    record: join(targetDirectory, 'searched.json'),
    madeNow: secrets,
  });
}
