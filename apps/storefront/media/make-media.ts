import { generateMedia } from '@marehalm/media';
import { parseConfiguration } from '../site/configuration.ts';
import { storefrontDirectory } from '../site/directories.ts';

/** Generates the picture and video files of the shop from the CMS. Resolves to a summary line for the log. */
export function makeShopMedia(): Promise<string> {
  const { cmsUrl, showsDrafts, previewToken } = parseConfiguration(process.env);
  return generateMedia({
    cmsUrl,
    appDirectory: storefrontDirectory,
    ...(showsDrafts ? { previewToken } : {}),
  });
}
