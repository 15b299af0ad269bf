import { localeCodes, type LocaleCode } from '@marehalm/shop';
import { getMessage } from './messages.ts';
import { expect, test } from './test.ts';

/** Routes of the specification, section 2, in its order: as it writes them, and a page of each in both languages. */
const routes: readonly (readonly [route: string, en: string, da: string])[] = [
  ['/', '/', '/da'],
  ['/account', '/account', '/da/account'],
  ['/account/login', '/account/login', '/da/account/login'],
  ['/account/create', '/account/create', '/da/account/create'],
  ['/account/edit', '/account/edit', '/da/account/edit'],
  ['/account/overview', '/account/overview', '/da/account/overview'],
  ['/account/order', '/account/order', '/da/account/order'],
  ['/account/addresses', '/account/addresses', '/da/account/addresses'],
  ['/account/addresses/add', '/account/addresses/add', '/da/account/addresses/add'],
  ['/account/addresses/edit', '/account/addresses/edit', '/da/account/addresses/edit'],
  ['/account/forgotten-password', '/account/forgotten-password', '/da/account/forgotten-password'],
  [
    '/account/forgotten-password/reset',
    '/account/forgotten-password/reset',
    '/da/account/forgotten-password/reset',
  ],
  ['/cart', '/cart', '/da/cart'],
  ['/wish-list', '/wish-list', '/da/oenskeliste'],
  ['/shop', '/shop', '/da/shop'],
  ['/care-journal', '/care-journal', '/da/care-journal'],
  ['/care-journal and a child', '/care-journal/seasons', '/da/care-journal/aarstider'],
  ['/tips-tricks', '/tips-tricks', '/da/tips-tricks'],
  ['/tips-tricks and a child', '/tips-tricks/body', '/da/tips-tricks/krop'],
  ['/about/{slug}', '/about/delivery-returns', '/da/om/levering-og-retur'],
  ['/journal/{slug}', '/journal/skin-in-february', '/da/journal/hud-i-februar'],
  ['/product/{slug}', '/product/lee-serum', '/da/produkt/lae-serum'],
  ['/routine without a slug', '/routine', '/da/routine'],
  ['/routine/{slug}', '/routine/the-dry-winter', '/da/routine/den-toerre-vinter'],
  ['/sustainability/{slug}', '/sustainability/responsibility', '/da/baeredygtighed/ansvar'],
  ['/tips without a slug', '/tips', '/da/tips'],
  ['/tips/{slug}', '/tips/lukewarm-not-hot', '/da/tips/lunkent-ikke-varmt'],
  ['/{collection}', '/sea-buckthorn', '/da/havtorn'],
  ['/{collection} and a child', '/face/serums-oils', '/da/ansigt/serum-olie'],
];

for (const [route, ...paths] of routes) {
  for (const [index, path] of paths.entries()) {
    const locale: LocaleCode = localeCodes[index] ?? 'en';
    test(`route ${route} has a page in ${locale}: ${path}`, async ({ shop, parseHtml }) => {
      const answer = await fetch(shop.origin + path, { redirect: 'manual' });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain('text/html');
      const { lang, headings, title } = await parseHtml(await answer.text());
      expect(lang).toBe(locale);
      expect(headings.filter((level) => level === 1)).toHaveLength(1);
      expect(title).toMatch(/\S/);
    });
  }
}

for (const [locale, path] of [
  ['en', '/404'],
  ['da', '/da/404'],
] as const) {
  test(`route /404 shows that nothing was found, with that status, in ${locale}`, async ({
    shop,
    parseHtml,
  }) => {
    const answer = await fetch(shop.origin + path);
    expect(answer.status).toBe(404);
    const { lang, text } = await parseHtml(await answer.text());
    expect(lang).toBe(locale);
    expect(text).toContain(getMessage(locale, 'error.notFound'));
  });
}
