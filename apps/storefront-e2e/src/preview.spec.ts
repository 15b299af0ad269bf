import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startDevelopmentShop } from './development-shop.ts';
import { getMessage } from './messages.ts';

test(
  'saved content file shows at once: words, the order of blocks, and drafts',
  { tag: '@all' },
  async () => {
    test.setTimeout(180_000);
    const { origin, content, said, end } = await startDevelopmentShop();
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

      // Reverses the blocks of the page.
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
      const title = getMessage('da', 'page.draft', { title: 'Hud i februar' });
      await expect
        .poll(() => read('/da/journal/hud-i-maj'), { timeout: 20_000 })
        .toContain(`<title>${title} – `);
      expect(await read('/da/journal/hud-i-maj')).toContain('<meta name="robots" content="noindex"/>');
    } catch (error) {
      // The first error is enough; every later request would repeat it.
      throw new Error(`${String(error)}\n${said().slice(0, 4000)}`, { cause: error });
    } finally {
      await end();
    }
  },
);
