import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { createCmsClient, getDataOrThrow } from '@marehalm/cms-client';
import { contentEntities } from '@marehalm/shop/content';
import { defaultLocale } from '@marehalm/shop';
import type { MediaOptions } from './media-options.ts';
import { writeFileAtomically } from './write-file-atomically.ts';
import { writeJsonIfChanged } from './write-json-if-changed.ts';

/** Paths in the shop by path in the CMS. */
export type VideoPathsByCmsPath = Readonly<Record<string, string>>;

/**
 * Copies the CMS's videos and captions to `public/videos`, and writes their paths to `.cache/videos.json`. File names contain the
 * hash of the content, so that browsers can cache them without limit.
 * @returns A line with the number of videos.
 */
export async function copyVideos({ cmsUrl, appDirectory }: MediaOptions): Promise<string> {
  const folder = path.join(appDirectory, 'public/videos');
  const cms = createCmsClient({ entities: contentEntities, baseUrl: cmsUrl });
  const videos = getDataOrThrow(await cms.list('videos', { locale: defaultLocale }));

  await mkdir(folder, { recursive: true });
  const made: Record<string, string> = {};
  for (const { src } of videos.flatMap((video) => [...video.sources, ...video.captions])) {
    const master = await fetch(cms.toAbsoluteUrl(src));
    if (!master.ok) throw new Error(`Cannot read ${src}: ${master.url} answered ${master.status}`);
    const bytes = Buffer.from(await master.arrayBuffer());
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const [, name = '', ending = ''] = /^([^.]+)\.(.+)$/.exec(path.basename(src)) ?? [];
    made[src] = `/videos/${name}-${hash}.${ending}`;
    const file = path.join(folder, path.basename(made[src]));
    if (!existsSync(file)) await writeFileAtomically(file, bytes);
  }

  const wanted = new Set(Object.values(made).map((src) => path.basename(src)));
  for (const file of await readdir(folder)) if (!wanted.has(file)) await rm(path.join(folder, file));
  await writeJsonIfChanged(path.join(appDirectory, '.cache/videos.json'), made);
  return `${videos.length} videos in ${wanted.size} files`;
}
