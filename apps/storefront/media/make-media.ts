import { makeMedia } from '@marehalm/media';
import { readConfiguration } from '../site/configuration.ts';
import { app } from '../site/directories.ts';

/** Makes the pictures and films of the shop. Returns how many there are. */
export function makeShopMedia(): Promise<string> {
  const { cmsUrl, showsDrafts, previewToken } = readConfiguration(process.env);
  return makeMedia({ cmsUrl, appDirectory: app, ...(showsDrafts ? { previewToken } : {}) });
}
