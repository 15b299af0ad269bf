import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { message } from './messages.ts';
import { root } from './workspace.ts';

const masters = ['pictures', 'videos'];

/** Below the ports that systems lend to connections, of which a browser takes many. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 10_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
    await new Promise((resolve) => server.close(resolve));
    if (isFree) return port;
  }
}

/** `npm run dev` over a copy of the content; the masters of pictures and films are the shop's own. */
async function develop() {
  const content = await mkdtemp(join(tmpdir(), 'content-'));
  const original = join(root, 'tools/local-services/content');
  await cp(original, content, { recursive: true, filter: (file) => !masters.includes(basename(file)) });
  for (const name of masters) await symlink(join(original, name), join(content, name));
  const port = await freePort();
  const shop = spawn(process.execPath, ['tools/workspace/run.mjs', 'dev'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), MAREHALM_CONTENT: content, MAREHALM_DATA_FILE: ':memory:' },
  });
  let said = '';
  for (const stream of [shop.stdout, shop.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return {
    origin: `http://localhost:${port}`,
    /** All that the commands have written. */
    said: () => said,
    content,
    end: async () => {
      shop.kill('SIGTERM');
      if (shop.exitCode === null) await once(shop, 'exit');
      await rm(content, { recursive: true });
    },
  };
}

test(
  'an editor who saves a file sees it in the shop at once: words, the order of blocks, and drafts too',
  { tag: '@all' },
  async () => {
    test.setTimeout(180_000);
    const { origin, content, said, end } = await develop();
    const read = async (path: string) => {
      const answer = await fetch(origin + path).catch(() => undefined);
      return answer?.ok ? await answer.text() : '';
    };
    try {
      await expect
        .poll(() => read('/da/om/kontakt'), { timeout: 90_000 })
        .toContain('<title>Kontakt – Marehalm');

      const contact = join(content, 'pages/contact.yaml');
      const before = await readFile(contact, 'utf8');
      await writeFile(contact, before.replace(/^(title:\n {2}en: .*\n {2}da: ).*/m, '$1Skriv et brev'));
      await expect
        .poll(() => read('/da/om/kontakt'), { timeout: 20_000 })
        .toContain('<title>Skriv et brev – ');

      // The blocks of the page in the other order.
      const shown = async () =>
        [...(await read('/da/om/klubben')).matchAll(/<h2[^>]*>([^<]+)</g)].map(([, title]) => title);
      const titles = ['Et brev en gang imellem', 'Det står der i brevene'];
      const present = async () => (await shown()).filter((title) => titles.includes(title ?? ''));
      expect(await present()).toEqual(titles);
      const club = join(content, 'pages/club.yaml');
      const [head = '', first = '', second = '', ...rest] = (await readFile(club, 'utf8')).split(
        /^(?= {2}- type: )/m,
      );
      await writeFile(club, [head, second, first, ...rest].join(''));
      await expect.poll(present, { timeout: 20_000 }).toEqual(titles.toReversed());

      expect(await read('/da/journal/hud-i-maj')).toBe('');
      const article = await readFile(join(content, 'journal/skin-in-february.yaml'), 'utf8');
      const draft = article
        .replace(/^id: .*/m, 'id: j99\ndraft: true')
        .replace(/^slugs: .*/m, 'slugs: { en: skin-in-may, da: hud-i-maj }');
      await writeFile(join(content, 'journal/skin-in-may.yaml'), draft);
      const title = message('da', 'page.draft', { title: 'Hud i februar' });
      await expect
        .poll(() => read('/da/journal/hud-i-maj'), { timeout: 20_000 })
        .toContain(`<title>${title} – `);
      expect(await read('/da/journal/hud-i-maj')).toContain('<meta name="robots" content="noindex"/>');
    } catch (error) {
      // The first mistake tells; each later request would repeat it.
      throw new Error(`${String(error)}\n${said().slice(0, 4000)}`, { cause: error });
    } finally {
      await end();
    }
  },
);
