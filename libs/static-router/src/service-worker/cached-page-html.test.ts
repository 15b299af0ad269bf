import { expect, test } from 'vitest';
import { insertCachedPageLinks, markAsCached } from './cached-page-html.ts';

const suffix = ' – Birds';

const page = (lang: string, title: string, head = '') =>
  `<!DOCTYPE html><html lang="${lang}"><head><title>${title}${suffix}</title>${head}</head></html>`;
const offline = `<!DOCTYPE html><html lang="da"><body><ul role="list" data-cached-pages=""></ul></body></html>`;

test('markAsCached() writes since when the page has been cached', () => {
  expect(markAsCached(page('da', 'Kurv'), new Date('2026-11-22T05:00:00Z'))).toContain(
    '<html data-cached-since="2026-11-22T05:00:00.000Z" lang="da">',
  );
});

test('insertCachedPageLinks() lists what can be read in the language of the offline page', () => {
  const html = insertCachedPageLinks(
    offline,
    [
      { path: '/da/journal/hud-i-februar', html: page('da', 'Hud i februar') },
      { path: '/shop', html: page('en', 'Shop') },
      { path: '/da/cart', html: page('da', 'Kurv', '<meta name="robots" content="noindex"/>') },
      { path: new URL('/da/søg"><script>', 'http://shop').pathname, html: page('da', 'A &amp; B for $1') },
    ],
    suffix,
  );
  expect(html).toContain(
    '<ul role="list" data-cached-pages=""><li><a href="/da/journal/hud-i-februar">Hud i februar</a></li>' +
      '<li><a href="/da/s%C3%B8g%22%3E%3Cscript%3E">A &amp; B for $1</a></li></ul>',
  );
});

test('insertCachedPageLinks() lists nothing when nothing is cached', () => {
  expect(insertCachedPageLinks(offline, [])).toBe(offline);
});
