/**
 * Makes the responsive pictures from the CMS's masters: AVIF in the widths a screen may ask for and one JPEG for
 * sharing, into `public/pictures`, and what the pages need to know about each in `.cache/pictures.json`. Every file is named after
 * the hash of its master and its settings, so a second run makes only what changed. What is known of a picture is found out anew
 * when this code has changed, or what it is kept as.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { readConfiguration } from '../site/configuration.ts';

/** Widths in CSS pixels times density, by the shape of the master. */
const WIDTHS = {
  tall: [240, 360, 540, 720, 1080],
  wide: [640, 960, 1280, 1920],
  square: [240, 480, 800],
  /** A picture that stands beside a packshot: seen on hover and in the gallery, so with fewer widths to build. */
  beside: [360, 720, 1080],
} as const;
/** The first pictures of pages are worth more work; the others take 0.6 of the time for 2 to 9 % more bytes. */
const AVIF = { first: { quality: 52, effort: 2 }, other: { quality: 52, effort: 1 } } as const;
const FIRST = new Set(['packshot', 'hero', 'landscape', 'still']);
/** What networks show beside a link: JPEG, for not all of them read AVIF. */
const SHARED = { width: 1200, height: 630, quality: 82 } as const;
/** Pictures that only stand beside others: no page is shared under one of them. */
const NEVER_SHARED = new Set(['second-view', 'sizes', 'ingredient']);

const here = import.meta.dirname;
const folder = path.join(here, '../public/pictures');
const catalogueFile = path.join(here, '../.cache/pictures.json');
/** Beside it, by which code it was written. */
const writerFile = path.join(here, '../.cache/pictures.writer');

export interface MadePicture {
  /** Pixels of the master. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`, the ground shown until the picture has come. */
  readonly colour: string;
  readonly sources: readonly { readonly src: string; readonly width: number }[];
  /** The file that is shown where a page with this picture is shared; its size is in pixels. */
  readonly shared?: { readonly src: string; readonly width: number; readonly height: number };
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/**
 * A wide JPEG of a master. What is taller than wide stays whole: its background goes on to both sides, as paper in a studio
 * does.
 */
async function sharedFile(master: Buffer, shape: 'tall' | 'wide' | 'square'): Promise<Buffer> {
  const { width, height, quality } = SHARED;
  if (shape !== 'tall') return sharp(master).resize(width, height).jpeg({ quality }).toBuffer();
  const whole = await sharp(master).resize({ height }).toBuffer({ resolveWithObject: true });
  const left = Math.floor((width - whole.info.width) / 2);
  const right = width - whole.info.width - left;
  // Without its grain, which would become lines, and faded into over the outermost pixels.
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

/** Whether the build before made this picture from the same master, and nobody has taken its files away. */
async function isMade(hash: string, { sources, shared }: MadePicture): Promise<boolean> {
  const files = [...sources, ...(shared ? [shared] : [])].map(({ src }) => src);
  const there = await Promise.all(files.map((src) => exists(path.join(folder, path.basename(src)))));
  return files.every((src) => path.parse(src).name.endsWith(`-${hash}`)) && !there.includes(false);
}

async function make(master: Buffer, id: string, kind: string, before?: MadePicture): Promise<MadePicture> {
  const hash = createHash('sha256')
    .update(master)
    .update(JSON.stringify([kind, WIDTHS, AVIF, SHARED]))
    .digest('hex')
    .slice(0, 8);
  if (before && (await isMade(hash, before))) return before;
  const { width, height } = await sharp(master).metadata();
  const shape = width > height ? 'wide' : width === height ? 'square' : 'tall';
  const avif = FIRST.has(kind) ? AVIF.first : AVIF.other;
  const sources = WIDTHS[kind === 'second-view' || kind === 'sizes' ? 'beside' : shape]
    .filter((each) => each <= width)
    .map((each) => ({ src: `/pictures/${id}-${each}-${hash}.avif`, width: each }));
  for (const source of sources) {
    const file = path.join(folder, path.basename(source.src));
    if (await exists(file)) continue;
    await writeFile(file, await sharp(master).resize(source.width).avif(avif).toBuffer());
  }
  const shared = NEVER_SHARED.has(kind) ? undefined : `/pictures/${id}-shared-${hash}.jpg`;
  const sharedPath = shared && path.join(folder, path.basename(shared));
  if (sharedPath && !(await exists(sharedPath))) await writeFile(sharedPath, await sharedFile(master, shape));
  // The corners are background: their mean is the colour to fade in from.
  const { data } = await sharp(master)
    .resize(9, 9, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const corners = [0, 8, 72, 80].map((pixel) => [
    data[pixel * 3] ?? 0,
    data[pixel * 3 + 1] ?? 0,
    data[pixel * 3 + 2] ?? 0,
  ]);
  const mean = [0, 1, 2].map((channel) =>
    Math.round(corners.reduce((sum, corner) => sum + (corner[channel] ?? 0), 0) / 4),
  );
  return {
    width,
    height,
    colour: `#${mean.map((value) => value.toString(16).padStart(2, '0')).join('')}`,
    sources,
    ...(shared ? { shared: { src: shared, width: SHARED.width, height: SHARED.height } } : {}),
  };
}

const configuration = readConfiguration(process.env);
const ENTITIES = [
  'products',
  'collections',
  'ingredients',
  'journal',
  'tips',
  'routines',
  'pages',
  'navigation',
  'offers',
  'videos',
];

interface Master {
  readonly id: string;
  readonly src: string;
  readonly kind: string;
}

/** Every picture that the content mentions, wherever it mentions it. */
function* picturesIn(value: unknown): Generator<Master> {
  if (typeof value !== 'object' || value === null) return;
  const { id, src, alt, kind } = value as Record<string, unknown>;
  if (
    typeof id === 'string' &&
    typeof src === 'string' &&
    typeof alt === 'string' &&
    typeof kind === 'string'
  )
    yield { id, src, kind };
  else for (const child of Object.values(value)) yield* picturesIn(child);
}

const masters = new Map<string, Master>();
for (const entity of ENTITIES) {
  const answer = await fetch(new URL(`/api/v1/${entity}?locale=en`, configuration.cmsUrl), {
    headers: {
      accept: 'application/json',
      ...(configuration.showsDrafts ? { authorization: `Bearer ${configuration.previewToken}` } : {}),
    },
  });
  if (!answer.ok) throw new Error(`Cannot list the pictures: ${answer.url} answered ${answer.status}`);
  for (const master of picturesIn(await answer.json())) masters.set(master.id, master);
}

await mkdir(folder, { recursive: true });
await mkdir(path.dirname(catalogueFile), { recursive: true });
const made: Record<string, MadePicture> = {};
const writer = createHash('sha256')
  .update(await readFile(import.meta.filename))
  .update(JSON.stringify(sharp.versions))
  .digest('hex');
const isSameWriter = (await readFile(writerFile, 'utf8').catch(() => '')) === writer;
const before = JSON.parse(
  isSameWriter ? await readFile(catalogueFile, 'utf8').catch(() => '{}') : '{}',
) as Record<string, MadePicture>;
const waiting = [...masters.values()];
async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { id, src, kind } = next;
    const master = await fetch(new URL(src, configuration.cmsUrl));
    if (!master.ok) throw new Error(`Cannot read picture ${id}: ${master.url} answered ${master.status}`);
    made[id] = await make(Buffer.from(await master.arrayBuffer()), id, kind, before[id]);
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, work));

const wanted = new Set(
  Object.values(made).flatMap((picture) =>
    [...(picture.shared ? [picture.shared] : []), ...picture.sources].map((file) => path.basename(file.src)),
  ),
);
for (const file of await readdir(folder)) if (!wanted.has(file)) await rm(path.join(folder, file));
// In this order: a build that is stopped in between has facts that nobody vouches for.
await rm(writerFile, { force: true });
await writeFile(catalogueFile, JSON.stringify(Object.fromEntries(Object.entries(made).sort())));
await writeFile(writerFile, writer);
console.log(`${Object.keys(made).length} pictures in ${wanted.size} files`);
