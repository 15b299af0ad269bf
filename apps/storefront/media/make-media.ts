import { makeMedia } from '@marehalm/media';
import { parseConfiguration } from '../site/configuration.ts';
import { app } from '../site/directories.ts';

/** Generates the pictures and videos of the shop. Returns a line with their numbers. */
export function makeShopMedia(): Promise<string> {
  const { cmsUrl, showsDrafts, previewToken } = parseConfiguration(process.env);
  return makeMedia({ cmsUrl, appDirectory: app, ...(showsDrafts ? { previewToken } : {}) });
}
