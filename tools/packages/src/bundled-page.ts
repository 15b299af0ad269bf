import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { ensureBrowser, root, runTool } from '@marehalm/workspace';

const PAGE_ORIGIN = 'http://page.example';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.map': 'application/json',
};

/**
 * Bundles the page of the consumer in `directory` with default settings of Vite, opens it in Chromium, and compares the shown
 * result of each of `libraries` with the expected one.
 * @throws Error when a result differs, the page logs an error, requests a file outside the bundle, or contains React.
 */
export async function checkBundledPage(directory: string, libraries: readonly string[]): Promise<void> {
  const page = join(directory, 'page');
  await runTool('vite', ['build', page, '--outDir', 'dist', '--sourcemap', '--logLevel', 'warn'], {
    directory,
    output: 'whenFailed',
    // A production build, regardless of the environment.
    environment: { NODE_ENV: undefined },
  });
  const built = join(page, 'dist');
  const modules = await listBundledModules(built);
  const frameworks = modules.filter((module) =>
    /\/node_modules\/(?:react|react-dom|scheduler)\//.test(module),
  );
  if (frameworks.length > 0) throw new Error(`the bundle contains React: ${frameworks.join(', ')}`);

  const shown = await readPage(built);
  const wanted = new Map(
    await Promise.all(
      libraries.map(async (library) => [library, JSON.stringify(await loadExpected(library))] as const),
    ),
  );
  for (const [library, text] of wanted) {
    if (shown.get(library) !== text) {
      throw new Error(`the page shows ${shown.get(library) ?? 'nothing'} for ${library}, expected ${text}`);
    }
  }
}

/** Lists the modules in the bundle `built` by its source maps. */
async function listBundledModules(built: string): Promise<readonly string[]> {
  const files = await readdir(built, { recursive: true });
  const maps = files.filter((file) => file.endsWith('.js.map'));
  const sources = await Promise.all(
    maps.map(async (file) => {
      const { sources } = JSON.parse(await readFile(join(built, file), 'utf8')) as {
        sources: readonly string[];
      };
      return sources;
    }),
  );
  const modules = sources.flat();
  if (!modules.some((module) => module.includes('/node_modules/@marehalm/'))) {
    throw new Error('the source maps of the bundle name no library, so nothing is known about its modules');
  }
  return modules;
}

async function loadExpected(library: string): Promise<unknown> {
  const file = join(root, 'tools/packages/consumer/domain/uses', `${library}.ts`);
  return ((await import(file)) as { expected: unknown }).expected;
}

/** Opens the page in `built` and returns the shown text of each library. */
async function readPage(built: string): Promise<ReadonlyMap<string, string>> {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const page = await browser.newPage();
    const complaints = collectComplaints(page);
    await page.route('**/*', async (route) => {
      const { origin, pathname } = new URL(route.request().url());
      const file = join(built, pathname === '/' ? 'index.html' : pathname);
      const body = origin === PAGE_ORIGIN ? await readFile(file).catch(() => undefined) : undefined;
      if (body === undefined) complaints.push(`asked for ${route.request().url()}`);
      await (body === undefined
        ? route.abort()
        : route.fulfill({ body, contentType: CONTENT_TYPES[extname(file)] ?? 'application/octet-stream' }));
    });
    await page.goto(PAGE_ORIGIN);
    const done = page.waitForFunction("document.title === 'Done'", undefined, { timeout: 10_000 });
    await done.catch(() => complaints.push('did not come to its end'));
    if (complaints.length > 0) throw new Error(`the page ${complaints.join(', ')}`);
    const texts = await page.locator('dt, dd').allTextContents();
    return new Map(
      texts.flatMap((text, index) => (index % 2 === 0 ? [[text, texts[index + 1] ?? ''] as const] : [])),
    );
  } finally {
    await browser.close();
  }
}

/** Collects errors and warnings of `page` from now on. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`says "${message.text()}"`);
  });
  page.on('pageerror', (error) => complaints.push(`throws "${error.message}"`));
  return complaints;
}
