import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { contentNames, pictureSchema, type Picture } from '@marehalm/shop/content';
import { type GeneratedPicture, getPictureFiles, type PictureFiles } from '@marehalm/page-data/records';
import { defaultLocale } from '@marehalm/shop';
import sharp from 'sharp';
import type { MediaOptions } from './media-options.ts';
import { writeFileAtomically } from './write-file-atomically.ts';
import { writeJsonIfChanged } from './write-json-if-changed.ts';

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/** Creates the wide JPEG of a link preview. A tall picture is not cropped: its background is extended on both sides. */
async function createSharedFile(
  master: Buffer,
  shape: PictureFiles['shape'],
  { width, height, quality }: NonNullable<PictureFiles['shared']>,
): Promise<Buffer> {
  if (shape !== 'tall') return sharp(master).resize(width, height).jpeg({ quality }).toBuffer();
  const whole = await sharp(master).resize({ height }).toBuffer({ resolveWithObject: true });
  const left = Math.floor((width - whole.info.width) / 2);
  const right = width - whole.info.width - left;
  // The sides are blurred, because grain would become lines, and blended with the outermost pixels.
  const sides = await sharp(whole.data).blur(10).extend({ left, right, extendWith: 'copy' }).toBuffer();
  const fade = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${whole.info.width}" height="${height}"><linearGradient id="f"><stop offset="0" stop-opacity="0"/><stop offset=".06"/><stop offset=".94"/><stop offset="1" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#f)"/></svg>`,
  );
  const faded = await sharp(whole.data)
    .ensureAlpha()
    .composite([{ input: fade, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(sides)
    .composite([{ input: faded, left, top: 0 }])
    .jpeg({ quality })
    .toBuffer();
}

const filesOf = ({ sources, shared, thumbnail }: Pick<PictureFiles, 'sources' | 'shared' | 'thumbnail'>) => [
  ...sources,
  ...(shared ? [shared] : []),
  ...(thumbnail ? [thumbnail] : []),
];

/** Generates the missing files of a picture, and returns the data of all. */
async function generateFiles(picture: Picture, cmsUrl: string, folder: string): Promise<GeneratedPicture> {
  const fileOf = (src: string) => path.join(folder, path.basename(src));
  const { width, height, colour } = picture;
  const { sources, shared, thumbnail, shape, avif } = getPictureFiles(picture);
  const made = {
    width,
    height,
    colour,
    sources,
    ...(shared ? { shared } : {}),
    ...(thumbnail ? { thumbnail } : {}),
  };
  const files = filesOf(made);
  const missing = await Promise.all(files.map(async ({ src }) => !(await exists(fileOf(src)))));
  if (!missing.includes(true)) return made;

  const answer = await fetch(new URL(picture.src, cmsUrl));
  if (!answer.ok)
    throw new Error(`Cannot read picture ${picture.id}: ${answer.url} answered ${answer.status}`);
  const master = Buffer.from(await answer.arrayBuffer());
  const makeSource = async ({ src, width: sourceWidth }: PictureFiles['sources'][number]): Promise<void> => {
    const file = fileOf(src);
    if (!(await exists(file)))
      await writeFileAtomically(file, await sharp(master).resize(sourceWidth).avif(avif).toBuffer());
  };
  await Promise.all(sources.map(makeSource));
  if (shared && !(await exists(fileOf(shared.src))))
    await writeFileAtomically(fileOf(shared.src), await createSharedFile(master, shape, shared));
  if (thumbnail && !(await exists(fileOf(thumbnail.src)))) {
    const small = sharp(master).resize(thumbnail.width, thumbnail.height);
    await writeFileAtomically(
      fileOf(thumbnail.src),
      await small.jpeg({ quality: thumbnail.quality }).toBuffer(),
    );
  }
  return made;
}

/** Yields every picture anywhere in the content. */
function* picturesIn(value: unknown): Generator<Picture> {
  if (typeof value !== 'object' || value === null) return;
  const { success, data } = pictureSchema.safeParse(value);
  if (success) yield data;
  else for (const child of Object.values(value)) yield* picturesIn(child);
}

/** Returns every picture of the content by id. */
async function listMasters({ cmsUrl, previewToken }: MediaOptions): Promise<readonly Picture[]> {
  const masters = new Map<string, Picture>();
  for (const entity of contentNames) {
    const answer = await fetch(new URL(`/api/v1/${entity}?locale=${defaultLocale}`, cmsUrl), {
      headers: {
        accept: 'application/json',
        ...(previewToken === undefined ? {} : { authorization: `Bearer ${previewToken}` }),
      },
    });
    if (!answer.ok) throw new Error(`Cannot list the pictures: ${answer.url} answered ${answer.status}`);
    for (const master of picturesIn(await answer.json())) masters.set(master.id, master);
  }
  return [...masters.values()];
}

/**
 * Generates responsive pictures from the CMS's originals: AVIF in several widths, a JPEG for link previews and, of packshots, one
 * for mails. Writes them to `public/pictures`, and their data for the pages to `.cache/pictures.json`. File names depend on the
 * original's URL and the settings, so a second run generates only what has changed.
 * @returns A line with the number of pictures.
 */
export async function generatePictures(options: MediaOptions): Promise<string> {
  const folder = path.join(options.appDirectory, 'public/pictures');
  const waiting = [...(await listMasters(options))];
  await mkdir(folder, { recursive: true });
  const made: Record<string, GeneratedPicture> = {};
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      made[next.id] = await generateFiles(next, options.cmsUrl, folder);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));

  const wanted = new Set(
    Object.values(made).flatMap((picture) => filesOf(picture).map(({ src }) => path.basename(src))),
  );
  for (const file of await readdir(folder)) if (!wanted.has(file)) await rm(path.join(folder, file));
  await writeJsonIfChanged(
    path.join(options.appDirectory, '.cache/pictures.json'),
    Object.fromEntries(Object.entries(made).sort()),
  );
  return `${Object.keys(made).length} pictures in ${wanted.size} files`;
}
