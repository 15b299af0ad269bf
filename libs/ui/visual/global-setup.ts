import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chromium, type FullConfig } from '@playwright/test';
import { serveStorybook } from './storybook-server.ts';
import {
  findVariantStories,
  getBaselineName,
  baselinesFolder,
  storybookFolder,
  getWidths,
} from './stories.ts';

/** Serves Storybook to all workers. When baselines are taken anew it notes the browser, and removes those of stories that are gone. */
export default async function setup(config: FullConfig): Promise<() => void> {
  if (config.updateSnapshots !== 'none') await prepareBaselines(config);
  const { address, close } = await serveStorybook(storybookFolder);
  process.env['STORYBOOK_ADDRESS'] = address;
  return close;
}

async function prepareBaselines(config: FullConfig): Promise<void> {
  mkdirSync(baselinesFolder, { recursive: true });
  const launchOptions = config.projects[0]?.use.launchOptions;
  const browser = await chromium.launch(launchOptions);
  writeFileSync(
    join(baselinesFolder, 'made-by.json'),
    `${JSON.stringify({ program: basename(launchOptions?.executablePath ?? ''), version: browser.version() }, null, 2)}\n`,
  );
  await browser.close();
  const wanted = new Set(
    findVariantStories().flatMap((story) => getWidths(story).map((width) => getBaselineName(story, width))),
  );
  for (const file of readdirSync(baselinesFolder))
    if (file.endsWith('.png') && !wanted.has(file)) rmSync(join(baselinesFolder, file));
}
