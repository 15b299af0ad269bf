import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getMessage, type Locale } from './messages.ts';
import { expect, test } from './test.ts';
import { builtShopDirectory } from './workspace.ts';

/** A page in both languages, its heading, and a price in each market. */
interface BilingualPage {
  readonly what: string;
  readonly en: string;
  readonly da: string;
  readonly prices: Readonly<Record<Locale, readonly string[]>>;
  readonly names: Readonly<Record<Locale, string>>;
}

/** From the catalogue: the Lee Serum costs 375 kr., NOK 579 and €50. */
const leeSerum = {
  names: { en: 'Lee Serum', da: 'Læ Serum' },
  prices: { en: ['DKK 375', 'NOK 579', '€50'], da: ['375 kr.', '579 NOK', '50 €'] },
};

const pages: readonly BilingualPage[] = [
  {
    what: 'the front page',
    en: '/',
    da: '/da',
    names: { en: 'Bright Morning C Serum', da: 'Lys Morgens C-serum' },
    prices: { en: ['DKK 425', 'NOK 659', '€57'], da: ['425 kr.', '659 NOK', '57 €'] },
  },
  { what: 'the list of all products', en: '/shop', da: '/da/shop', ...leeSerum },
  { what: 'a product', en: '/product/lee-serum', da: '/da/produkt/lae-serum', ...leeSerum },
  { what: 'a series', en: '/dune-grass', da: '/da/marehalm', ...leeSerum },
  {
    what: 'a category of a series',
    en: '/dune-grass/serums-oils',
    da: '/da/marehalm/serum-olie',
    ...leeSerum,
  },
  { what: 'a top category', en: '/face', da: '/da/ansigt', ...leeSerum },
  { what: 'a category', en: '/face/serums-oils', da: '/da/ansigt/serum-olie', ...leeSerum },
];

/** Replaces no-break spaces by spaces. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

for (const { what, prices, names, ...paths } of pages) {
  for (const locale of ['en', 'da'] as const) {
    test(`${what} at ${paths[locale]} can be read without scripts`, async ({ shop, parseHtml }) => {
      const answer = await fetch(shop.origin + paths[locale], { redirect: 'manual' });
      expect(answer.status).toBe(200);
      const read = await parseHtml(await answer.text());

      expect(read.lang).toBe(locale);
      expect(read.title).toMatch(/Marehalm/);
      const text = plain(read.text);
      expect(text).toContain(names[locale]);
      for (const price of prices[locale]) expect(text).toContain(price);

      const origin = new URL(read.canonical ?? '').origin;
      expect(read.canonical).toBe(new URL(paths[locale], origin).href);
      expect(read.alternates).toEqual({
        en: new URL(paths.en, origin).href,
        da: new URL(paths.da, origin).href,
        'x-default': new URL(paths.en, origin).href,
      });
    });
  }
}

for (const [locale, path] of [
  ['en', '/nowhere/at/all'],
  ['en', '/product/no-such-product'],
  ['en', '/danish'],
  ['da', '/da/ingensteds'],
  ['da', '/da/produkt/findes-ikke'],
  ['da', '/da/product/lee-serum'],
] as const) {
  test(`${path} is not found, in words and by status`, async ({ shop, parseHtml }) => {
    const answer = await fetch(shop.origin + path, { redirect: 'manual' });
    expect(answer.status).toBe(404);
    const { lang, title, text } = await parseHtml(await answer.text());
    const words = { en: 'This page could not be found', da: 'Siden kunne ikke findes' }[locale];
    expect(lang).toBe(locale);
    expect(title).toContain(words);
    expect(text).toContain(words);
    expect(text).toContain(getMessage(locale, 'error.goHome'));
  });
}

test('every link of every page leads to a page without a redirect, in the same language', async ({
  prerenderedPages: pages,
}) => {
  const languageOf = new Map(pages.map(({ path, lang }) => [path, lang]));
  /** An enlarged picture or a film: the same in every language. */
  const isFile = (path: string) =>
    /^\/(?:pictures|videos)\//.test(path) && existsSync(join(builtShopDirectory, path));
  const wrong = pages.flatMap(({ path, lang, links }) =>
    links
      .filter((link) => !isFile(link.path) && languageOf.get(link.path) !== (link.hreflang ?? lang))
      .map((link) => `${path} → ${link.path}`),
  );
  expect(pages.length).toBeGreaterThan(280);
  expect(wrong).toEqual([]);
});

test('every link to a hash leads to an element with that id', async ({ prerenderedPages: pages }) => {
  const idsOf = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]));
  const wrong = pages.flatMap(({ path, anchors }) =>
    anchors
      .map((href) => new URL(href, `http://shop${path}`))
      .filter(({ host, pathname, hash }) => host === 'shop' && !idsOf.get(pathname)?.has(hash.slice(1)))
      .map((target) => `${path} → ${target.pathname}${target.hash}`),
  );
  expect(wrong).toEqual([]);
});

test('shopper can switch language on every page and back again', async ({ prerenderedPages: pages }) => {
  const pageAt = new Map(pages.map((each) => [each.path, each]));
  const findable = pages.filter(({ isHidden }) => !isHidden);
  const wrong = findable.flatMap(({ path, lang, alternates }) => {
    const other = lang === 'en' ? 'da' : 'en';
    const alternate = pageAt.get(new URL(alternates[other] ?? '/nowhere', 'http://shop').pathname);
    const back = new URL(alternate?.alternates[lang] ?? '/nowhere', 'http://shop').pathname;
    return alternate?.lang === other && back === path ? [] : [path];
  });
  expect(wrong).toEqual([]);
});

for (const part of ['header', 'footer'] as const) {
  test(`${part} of every page has the same links in the same order, each with one name`, ({
    prerenderedPages: pages,
  }) => {
    for (const locale of ['en', 'da']) {
      const ofLanguage = pages.filter(({ lang }) => lang === locale);
      const whole =
        ofLanguage.map(({ around }) => around[part]).toSorted((a, b) => b.length - a.length)[0] ?? [];
      expect(whole.length, locale).toBeGreaterThan(5);
      // A page with fewer links, such as the checkout, omits some and changes none.
      const wrong = ofLanguage.flatMap(({ path, around }) => {
        let place = 0;
        const strange = around[part].find((each) => {
          const found = whole.findIndex(
            ({ path, name }, index) => index >= place && path === each.path && name === each.name,
          );
          place = found + 1;
          return found < 0;
        });
        return strange ? [`${path}: ${strange.name} (${strange.path})`] : [];
      });
      expect(wrong).toEqual([]);
    }
  });
}

test('every page has one main heading, no skipped level, and a unique title', async ({
  prerenderedPages: pages,
}) => {
  const wrong = pages
    .filter(
      ({ headings }) =>
        headings.filter((level) => level === 1).length !== 1 ||
        headings.some((level, index) => level > (headings[index - 1] ?? 0) + 1),
    )
    .map(({ path, headings }) => `${path}: ${headings.join(' ')}`);
  expect(wrong).toEqual([]);

  const titles = pages.filter(({ isHidden }) => !isHidden).map(({ lang, title }) => `${lang} ${title}`);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('shared pages have a picture that every network can read', async ({ prerenderedPages: pages, shop }) => {
  const wrong = pages
    .filter(
      ({ sharedPicture }) =>
        sharedPicture[':width'] !== '1200' || sharedPicture[':height'] !== '630' || !sharedPicture[':alt'],
    )
    .map(({ path }) => path);
  expect(wrong).toEqual([]);
  const files = new Set(pages.map(({ sharedPicture }) => new URL(sharedPicture[''] ?? 'none:').pathname));
  for (const file of files) {
    const answer = await fetch(shop.origin + file);
    expect(`${file} ${answer.status} ${answer.headers.get('content-type')}`).toBe(`${file} 200 image/jpeg`);
  }
});

test('sitemap lists every indexed page and no other', async ({ prerenderedPages: pages, shop }) => {
  const sitemap = await (await fetch(`${shop.origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const findable = pages.filter(({ isHidden }) => !isHidden).map(({ canonical }) => canonical);
  expect(listed.toSorted()).toEqual(findable.toSorted());
  const hidden = pages.filter(({ isHidden }) => isHidden).map(({ path }) => path);
  expect(hidden.toSorted()).toEqual(
    [
      '/404',
      '/account',
      '/account/addresses',
      '/account/addresses/add',
      '/account/addresses/edit',
      '/account/create',
      '/account/edit',
      '/account/forgotten-password',
      '/account/forgotten-password/reset',
      '/account/login',
      '/account/order',
      '/account/overview',
      '/cart',
      '/checkout',
      '/checkout/confirmation',
      '/offline',
    ]
      .flatMap((path) => [path, `/da${path}`])
      .concat(['/order-status', '/da/ordrestatus', '/wish-list', '/da/oenskeliste'])
      .sort(),
  );
});

test('Content-Security-Policy allows the same few inline scripts on every page, and no others', async ({
  prerenderedPages: pages,
  shop,
}) => {
  const hashes = new Set(
    pages
      .flatMap(({ inlineScripts }) => inlineScripts)
      .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`),
  );
  const { headers } = await fetch(`${shop.origin}/shop`);
  const policy = headers.get('content-security-policy') ?? '';
  const sources = /script-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? [];
  expect(sources.toSorted()).toEqual(["'self'", ...hashes].toSorted());
  expect(hashes.size).toBeLessThanOrEqual(4);
});
