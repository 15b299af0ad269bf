/**
 * Makes the responsive pictures from the CMS's masters: AVIF in the widths a screen may ask for, into
 * `public/pictures`, and what the pages need to know about each in `.cache/pictures.json`. Every file is named after
 * the hash of its master and its settings, so a second run makes only what changed.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { readConfiguration } from './configuration.ts';

/** Widths in CSS pixels times density, by the shape of the master. */
const WIDTHS = {
  tall: [240, 360, 540, 720, 1080],
  wide: [640, 960, 1280, 1920],
  square: [240, 480, 800],
} as const;
const AVIF = { quality: 52, effort: 2 } as const;

const here = import.meta.dirname;
const folder = path.join(here, '../public/pictures');
const catalogueFile = path.join(here, '../.cache/pictures.json');

export interface MadePicture {
  /** Pixels of the master. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`, the ground shown until the picture has come. */
  readonly colour: string;
  readonly sources: readonly { readonly src: string; readonly width: number }[];
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

async function make(master: Buffer, id: string): Promise<MadePicture> {
  const { width, height } = await sharp(master).metadata();
  const hash = createHash('sha256')
    .update(master)
    .update(JSON.stringify([WIDTHS, AVIF]))
    .digest('hex')
    .slice(0, 8);
  const shape = width > height ? 'wide' : width === height ? 'square' : 'tall';
  const sources = WIDTHS[shape]
    .filter((each) => each <= width)
    .map((each) => ({ src: `/pictures/${id}-${each}-${hash}.avif`, width: each }));
  for (const source of sources) {
    const file = path.join(folder, path.basename(source.src));
    if (await exists(file)) continue;
    await writeFile(file, await sharp(master).resize(source.width).avif(AVIF).toBuffer());
  }
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
];

interface Master {
  readonly id: string;
  readonly src: string;
}

/** Every picture that the content mentions, wherever it mentions it. */
function* picturesIn(value: unknown): Generator<Master> {
  if (typeof value !== 'object' || value === null) return;
  const { id, src, alt } = value as Record<string, unknown>;
  if (typeof id === 'string' && typeof src === 'string' && typeof alt === 'string') yield { id, src };
  else for (const child of Object.values(value)) yield* picturesIn(child);
}

const masters = new Map<string, string>();
for (const entity of ENTITIES) {
  const answer = await fetch(new URL(`/api/v1/${entity}?locale=en`, configuration.cmsUrl), {
    headers: { accept: 'application/json' },
  });
  if (!answer.ok) throw new Error(`Cannot list the pictures: ${answer.url} answered ${answer.status}`);
  for (const { id, src } of picturesIn(await answer.json())) masters.set(id, src);
}

await mkdir(folder, { recursive: true });
await mkdir(path.dirname(catalogueFile), { recursive: true });
const made: Record<string, MadePicture> = {};
const waiting = [...masters];
async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [id, src] = next;
    const master = await fetch(new URL(src, configuration.cmsUrl));
    if (!master.ok) throw new Error(`Cannot read picture ${id}: ${master.url} answered ${master.status}`);
    made[id] = await make(Buffer.from(await master.arrayBuffer()), id);
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, work));

const wanted = new Set(
  Object.values(made).flatMap((picture) => picture.sources.map((source) => path.basename(source.src))),
);
for (const file of await readdir(folder)) if (!wanted.has(file)) await rm(path.join(folder, file));
await writeFile(catalogueFile, JSON.stringify(Object.fromEntries(Object.entries(made).sort())));
console.log(`${Object.keys(made).length} pictures in ${wanted.size} files`);
