/**
 * Copies the CMS's films and their captions into `public/videos` and writes what the pages need to know about each into
 * `.cache/videos.json`. Every file is named after the hash of its content, so that a browser may keep it for ever.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCmsClient, getDataOrThrow } from '@marehalm/cms-client';
import { readConfiguration } from '../site/configuration.ts';

const here = import.meta.dirname;
const folder = path.join(here, '../public/videos');
const catalogueFile = path.join(here, '../.cache/videos.json');

/** Addresses in the shop by those of the CMS. */
export type MadeVideos = Readonly<Record<string, string>>;

const cms = createCmsClient({ baseUrl: readConfiguration(process.env).cmsUrl });
const videos = getDataOrThrow(await cms.list('videos', { locale: 'en' }));

await mkdir(folder, { recursive: true });
await mkdir(path.dirname(catalogueFile), { recursive: true });
const made: Record<string, string> = {};
for (const { src } of videos.flatMap((video) => [...video.sources, ...video.captions])) {
  const master = await fetch(cms.toAbsoluteUrl(src));
  if (!master.ok) throw new Error(`Cannot read ${src}: ${master.url} answered ${master.status}`);
  const bytes = Buffer.from(await master.arrayBuffer());
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const [, name = '', ending = ''] = /^([^.]+)\.(.+)$/.exec(path.basename(src)) ?? [];
  made[src] = `/videos/${name}-${hash}.${ending}`;
  await writeFile(path.join(folder, path.basename(made[src])), bytes);
}

const wanted = new Set(Object.values(made).map((src) => path.basename(src)));
for (const file of await readdir(folder)) if (!wanted.has(file)) await rm(path.join(folder, file));
await writeFile(catalogueFile, JSON.stringify(made));
console.log(`${videos.length} films in ${wanted.size} files`);
