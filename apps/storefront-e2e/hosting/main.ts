import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfiguration, startServices } from '@marehalm/local-services';
import { root, builtShopDirectory as shop } from '../src/workspace.ts';

const hosting = join(root, 'dist/hosting');

/** Headers in which hosts must agree with the local services, which the end-to-end tests run against. */
const COMPARED_HEADERS = [
  'location',
  'content-type',
  'cache-control',
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
];

type Answer = Readonly<Record<string, string | number | null>>;

/**
 * `npm run test:hosting`: serves the built shop with nginx and Caddy, as far as they are installed, by the configurations that the build has
 * written, and compares what they answer with what the local services answer. Ends with 1 when they differ, and where neither is installed.
 */
async function compareHosts(): Promise<void> {
  const services = await startServices({
    ...parseConfiguration({ ...process.env, PORT: '0', MAREHALM_DATA_FILE: ':memory:' }, root),
    host: '127.0.0.1',
    faults: false,
  });
  const folder = await mkdtemp(join(tmpdir(), 'marehalm-hosts-'));
  let differences = 0;
  let tried = 0;
  try {
    const paths = await samplePaths();
    for (const [name, start] of Object.entries({ nginx: startNginx, caddy: startCaddy })) {
      const port = await findFreePort();
      const stop = await start(folder, port);
      if (!stop) {
        console.log(`${name}: not installed`);
        continue;
      }
      try {
        for (const path of paths) {
          const [expected, found] = [
            await fetchAnswer(services.origin, path),
            await fetchAnswer(`http://127.0.0.1:${port}`, path),
          ];
          for (const key of Object.keys(expected).filter((key) => expected[key] !== found[key])) {
            differences += 1;
            console.log(`${name} ${path} ${key}: ${found[key]}, expected ${expected[key]}`);
          }
        }
        tried += 1;
        console.log(`${name}: ${paths.length} addresses compared`);
      } finally {
        await stop();
      }
    }
  } finally {
    await services.close();
    await rm(folder, { recursive: true });
  }
  if (tried === 0) console.error('Cannot compare anything: neither nginx nor Caddy is installed');
  process.exitCode = differences === 0 && tried > 0 ? 0 : 1;
}

/** One address of each kind that is answered differently. */
async function samplePaths(): Promise<readonly string[]> {
  const firstOf = async (directory: string, extension: string) => {
    const file = (await readdir(join(shop, directory))).find((name) => name.endsWith(extension));
    if (!file) throw new Error(`Cannot try hosts: ${directory} of the built shop has no ${extension}`);
    return `/${directory}/${file}`;
  };
  return [
    ...[
      '/',
      '/shop',
      '/da/shop',
      '/shop/',
      '/shop.data',
      '/offers.json',
      '/service-worker.js',
      '/sitemap.xml',
    ],
    ...[
      '/robots.txt',
      '/favicon.svg',
      '/faq',
      '/faq?utm_source=mail',
      '/no-such-page',
      '/da/no-such-page',
      '/_headers',
      '/_redirects',
    ],
    // Other ways to write the address of a page.
    ...[
      '/index.html',
      '/da/shop/index.html?q=serum',
      '/product%2Flee-serum',
      '/%73hop',
      '/Shop',
      '/DA',
      '/Da/Produkt/Lae-Serum?size=MH-P04-30',
      '/en',
      '/404.html',
      '/da/404.html',
    ],
    // Links of carts.
    ...['/cart/c/aB-1_?key=0f', '/da/cart/c/aB-1_?key=0f', '/cart/c/aB-1_', '/cart/c/a%2Fb?key=0f'],
    ...['/favicon.ico', '/apple-touch-icon.png', '/icons/icon-192.png'],
    ...['/manifest.webmanifest', '/da/manifest.webmanifest'],
    // Decoded, the first two would lead to another site and the others to another page.
    ...['/%5Cevil.example/', '/%09/evil.example/', '/a%3Fb/', '/a%25b/?q=1'],
    await firstOf('assets', '.js'),
    await firstOf('assets', '.css'),
    await firstOf('assets', '.woff2'),
    await firstOf('pictures', '.avif'),
  ];
}

async function fetchAnswer(origin: string, path: string): Promise<Answer> {
  const answer = await fetch(origin + path, {
    redirect: 'manual',
    signal: AbortSignal.timeout(HOST_START_TIMEOUT_MS),
  });
  const body = await answer.text();
  const value = (name: string) => {
    const text = answer.headers.get(name)?.replace(origin, '') ?? null;
    // Only cacheable answers have an age; errors may or may not have one. Two names mean one kind of script and of icon.
    if (name === 'cache-control' && answer.status >= 300) return null;
    if (name === 'content-type')
      return (
        text
          ?.split(';')[0]
          ?.replace('application/javascript', 'text/javascript')
          .replace('text/xml', 'application/xml')
          .replace('image/vnd.microsoft.icon', 'image/x-icon') ?? null
      );
    return text;
  };
  // What leads elsewhere is no page: only where it leads to counts.
  const isMove = answer.status >= 300 && answer.status < 400;
  const names = isMove ? ['location'] : COMPARED_HEADERS;
  return {
    status: answer.status,
    ...Object.fromEntries(names.map((name) => [name, value(name)])),
    title: isMove ? null : (/<title>([^<]*)/.exec(body)?.[1] ?? null),
  };
}

/** Milliseconds for a host to open, to answer, and to end. */
const HOST_START_TIMEOUT_MS = 10_000;

type Stop = () => Promise<void>;

async function startNginx(folder: string, port: number): Promise<Stop | undefined> {
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events { }
    http { include /etc/nginx/mime.types; types { image/avif avif; font/woff2 woff2; } access_log off; absolute_redirect off;
    include ${hosting}/nginx-http.conf;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
    server { listen 127.0.0.1:${port}; root ${shop}; include ${hosting}/nginx.conf; } }`,
  );
  return serve('nginx', ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], folder, port);
}

async function startCaddy(folder: string, port: number): Promise<Stop | undefined> {
  const file = join(folder, 'Caddyfile');
  await writeFile(
    file,
    `{\n  admin off\n  auto_https off\n}\nhttp://127.0.0.1:${port} {\n  root * ${shop}\n  import ${hosting}/Caddyfile\n}\n`,
  );
  return serve('caddy', ['run', '--adapter', 'caddyfile', '--config', file], folder, port);
}

/** Nothing when there is no such program. */
async function serve(
  program: string,
  parameters: readonly string[],
  folder: string,
  port: number,
): Promise<Stop | undefined> {
  const child = spawn(program, parameters, {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Caddy keeps its state there.
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  let ended: Error | undefined;
  let isMissing = false;
  const end = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      ended = error;
      resolve();
    });
    child.on('exit', () => {
      ended ??= new Error(`${program} has ended: ${said}`);
      resolve();
    });
  });
  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), HOST_START_TIMEOUT_MS);
    await end;
    clearTimeout(timer);
  };
  for (const until = Date.now() + HOST_START_TIMEOUT_MS; ;) {
    const address = `http://127.0.0.1:${port}/robots.txt`;
    if (
      await fetch(address, { signal: AbortSignal.timeout(HOST_START_TIMEOUT_MS) }).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return stop;
    if (isMissing) return undefined;
    if (ended) throw ended;
    if (Date.now() > until) {
      await stop();
      throw new Error(`${program} does not answer after ${HOST_START_TIMEOUT_MS} ms: ${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

await compareHosts();
