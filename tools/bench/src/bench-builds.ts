import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '@marehalm/workspace';
import { changeOneProduct, writeShopContent } from './shop-content.ts';
import { measureProcessTree } from './process-tree.ts';
import { writeReport } from './write-report.ts';

/** Numbers of products in the measured catalogues. */
const CATALOGUE_SIZES = [100, 1000, 10_000] as const;
/** Milliseconds between two samples of the memory in use. */
const POLL_INTERVAL_MS = 200;

/** Cost of one build. */
interface BuildRun {
  /** Seconds of the whole command, from the content to the hosting files. */
  readonly seconds: number;
  /** Seconds of prerendering the pages alone. */
  readonly pagesSeconds: number;
  readonly rendered: number;
  /** Processor seconds of the build alone, whatever else the machine does. */
  readonly processor: number;
  /** Peak bytes in memory of all processes together, local services included. */
  readonly memory: number;
}

/** Builds of one catalogue. */
export interface BuildMeasurement {
  readonly products: number;
  /** HTML pages in both languages. */
  readonly pages: number;
  /** Bytes of the finished shop, without pictures and films. */
  readonly bytes: number;
  readonly files: number;
  /** Average bytes of a page as sent: HTML and data after Brotli. */
  readonly bytesSent: number;
  /** Largest HTML file, and its name. */
  readonly largest: readonly [string, number];
  readonly whole: BuildRun;
  /** Nothing has changed. */
  readonly again: BuildRun;
  /** One product has changed. */
  readonly changed: BuildRun;
}

/** Measures builds of growing shops and writes `dist/bench/build.md` and `build.json`. Takes about half an hour, mostly for the largest. */
export async function benchBuilds(): Promise<void> {
  const measurements = await measureBuilds();
  await writeReport('build', createBuildsReport(measurements), { measurements });
}

/**
 * Builds the shop with generated products, in a temporary folder: from nothing, again, and after one product has changed. The
 * bundles are those of the last build; an unmeasured build before the first catalogue creates them.
 */
async function measureBuilds(): Promise<BuildMeasurement[]> {
  const measurements: BuildMeasurement[] = [];
  for (const products of CATALOGUE_SIZES) {
    const folder = await mkdtemp(join(tmpdir(), 'bench-build-'));
    try {
      const content = join(folder, 'content');
      await writeShopContent(join(root, 'tools/local-services/content'), content, products);
      console.log(`Building a shop with ${products} products …`);
      const to = join(folder, 'dist');
      if (measurements.length === 0) {
        await runBuild(content, to);
        await rm(to, { recursive: true });
      }
      const whole = await runBuild(content, to);
      const size = await getFolderSize(join(to, 'storefront'));
      const again = await runBuild(content, to);
      await changeOneProduct(content, products, 'Now in a smaller box.');
      const changed = await runBuild(content, to);
      const measured = { products, ...size, whole, again, changed };
      measurements.push(measured);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return measurements;
}

async function runBuild(content: string, to: string): Promise<BuildRun> {
  const begun = performance.now();
  const child = spawn(process.execPath, [join(root, 'tools/workspace/run.mjs'), 'build:shop'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, MAREHALM_CONTENT: content, MAREHALM_BUILD_TO: to },
  });
  let [memory, processor] = [0, 0];
  const watch = setInterval(() => {
    if (child.pid === undefined) return;
    const use = measureProcessTree(child.pid);
    memory = Math.max(memory, use.memory);
    processor = Math.max(processor, use.processor);
  }, POLL_INTERVAL_MS);
  let made = /^/.exec('');
  createInterface({ input: child.stdout }).on('line', (line) => {
    made = /(\d+) of them rendered, in ([\d.]+) s/.exec(line) ?? made;
  });
  const [status] = (await once(child, 'close')) as [number | null];
  clearInterval(watch);
  if (status !== 0) throw new Error(`Cannot measure the build from ${content}: it ended with ${status}`);
  return {
    seconds: (performance.now() - begun) / 1000,
    rendered: Number(made?.[1]),
    pagesSeconds: Number(made?.[2]),
    memory,
    processor,
  };
}

async function getFolderSize(shop: string) {
  let [bytes, files, pages, sent] = [0, 0, 0, 0];
  let largest: [string, number] = ['', 0];
  for (const entry of await readdir(shop, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const name = file.slice(shop.length);
    if (/^\/(?:pictures|videos)\//.test(name)) continue;
    const { size } = await stat(file);
    bytes += size;
    files += 1;
    if (name.endsWith('.html')) pages += 1;
    if (name.endsWith('.html') && size > largest[1]) largest = [name, size];
    if (/\.(?:html|data)\.br$/.test(name)) sent += size;
  }
  return { bytes, files, pages, bytesSent: sent / pages, largest };
}

function createBuildsReport(measurements: readonly BuildMeasurement[]): string {
  const columns: Readonly<Record<string, (measured: BuildMeasurement) => string>> = {
    products: ({ products }) => products.toLocaleString('en'),
    pages: ({ pages }) => pages.toLocaleString('en'),
    'whole build': ({ whole }) => formatSeconds(whole.seconds),
    'of processors': ({ whole }) => formatSeconds(whole.processor),
    'pages a second': ({ pages, whole }) => (pages / whole.pagesSeconds).toFixed(1),
    memory: ({ whole }) => `${(whole.memory / 2 ** 30).toFixed(2)} GiB`,
    size: ({ bytes }) => `${(bytes / 1e6).toFixed(0)} MB`,
    files: ({ files }) => files.toLocaleString('en'),
    'a page as sent': ({ bytesSent }) => `${(bytesSent / 1000).toFixed(1)} kB`,
    'largest page': ({ largest }) => `${(largest[1] / 1000).toFixed(0)} kB`,
    'nothing changed': ({ again }) => formatSeconds(again.seconds),
    'one product changed': ({ changed }) => formatSeconds(changed.seconds),
    'of processors ': ({ changed }) => formatSeconds(changed.processor),
    'rendered again': ({ changed }) => String(changed.rendered),
  };
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    '## Building',
    '',
    'The shop with products made of its own, in two languages, from local services that run just as long. The bundles are there.',
    'Memory is that of all processes at their highest, what they share counted for each.',
    '',
    row(Object.keys(columns)),
    row(Object.keys(columns).map(() => '---:')),
    ...measurements.map((measured) => row(Object.values(columns).map((cell) => cell(measured)))),
    '',
    '- Size is that of the finished shop with both compressed forms of each file, without pictures and films, which are the same for all.',
    '  A page as sent is its HTML and its data with Brotli, on average.',
    '- What a changed product renders again are its own pages and those that show it: lists, and products that are related to it.',
    '',
  ].join('\n');
}

const formatSeconds = (value: number) => `${value < 100 ? value.toFixed(1) : value.toFixed(0)} s`;
