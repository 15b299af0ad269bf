import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import type * as routing from '@marehalm/i18n-routing';
import fc from 'fast-check';
import { build } from 'vite';
import { isCompleteRun } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { root } from './workspace.ts';

type Library = typeof routing;

declare global {
  interface Window {
    readonly marehalmRouting: Library;
  }
}

/** Arguments of the functions below: JSON, so that both sides receive the same. */
interface Sample {
  readonly amount: number;
  readonly number: number;
  readonly decimals: number;
  readonly day: string;
  readonly instant: string;
  readonly now: string;
  readonly texts: readonly string[];
  readonly languages: readonly string[];
}

const instant = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.string({ unit: fc.constantFrom(...'aåæøAÅÆØé 019-') }),
);

const anySample: fc.Arbitrary<Sample> = fc.record({
  amount: fc.oneof(fc.integer({ min: -200_000, max: 200_000 }), fc.maxSafeInteger()),
  number: fc.oneof(
    fc.double({ min: -1e20, max: 1e20, noNaN: true }),
    fc.float({ min: -1, max: 1, noNaN: true }),
  ),
  decimals: fc.nat({ max: 20 }),
  day: instant.map((date) => date.slice(0, 10)),
  instant,
  now: instant,
  texts: fc.array(text, { maxLength: 6 }),
  languages: fc.array(fc.oneof(fc.constantFrom('da', 'nn', 'en-US', 'de-AT', 'sv', 'zh', 'no'), text)),
});

/** Locales and markets that the texts are made for. */
const places = {
  locales: ['en', 'da'],
  /** Texts only: the library has no table of them. */
  formats: ['en', 'da', 'de', 'ja'],
  markets: [
    ['DKK', 'da'],
    ['NOK', 'nb'],
    ['EUR', 'en'],
    ['SEK', 'sv'],
    ['JPY', 'ja'],
    ['PLN', 'pl'],
  ],
} as const;

/** Every text that the library makes of the samples. Runs on both sides, so it uses only its arguments. */
function textsOf(
  library: Library,
  samples: readonly Sample[],
  { locales, formats, markets }: typeof places,
): readonly string[] {
  const { hrefFor, matchPath } = library.createRouting({
    locales: { en: { prefix: '' }, da: { prefix: 'da' } },
    defaultLocale: 'en',
    routes: { product: { en: 'product/:slug', da: 'produkt/:slug' } },
  });
  const { negotiateMarket } = library.createMarkets({
    nordic: ['DK', 'NO', 'SE'],
    german: ['DE', 'AT'],
  });
  return samples.flatMap((sample) => {
    const { amount, number, decimals, day, instant, texts, languages } = sample;
    const now = new Date(sample.now);
    const prices = markets.flatMap(([currency, numberLocale]) =>
      [...formats, numberLocale].flatMap((locale) => [
        library.formatPrice({ amount, currency }, locale),
        library.formatUnitPrice({ amount, currency }, 'kg', locale),
        library.formatNumber(number, locale, { maximumDecimals: decimals }),
        library.formatPercent(number / 1e6, locale),
      ]),
    );
    const words = formats.flatMap((locale) => [
      library.formatDate(day, locale),
      library.formatDate(instant, locale, { length: 'short', timeZone: 'Europe/Copenhagen' }),
      library.formatRelativeTime(day, now, locale),
      library.formatRelativeTime(instant, now, locale, 'Europe/Copenhagen'),
      library.formatList(texts, locale, 'or'),
      texts.toSorted(library.createTextComparator(locale)).join(),
    ]);
    const locale = library.negotiateLocale(languages, locales) ?? 'en';
    const addresses = texts
      .filter((slug) => !['', '.', '..'].includes(slug))
      .map((slug) => {
        const href = hrefFor('product', locale, { slug });
        return `${href} ${JSON.stringify(matchPath(href))}`;
      });
    return [
      ...prices,
      ...words,
      ...addresses,
      ...texts.map(library.slugify),
      ...texts.map((path) => library.toSafeReturnPath(`/${path}`)),
      String(negotiateMarket(languages)),
      library.parseAcceptLanguage(languages.join()).join(),
    ];
  });
}

/** The library as a classic script that leaves its exports in `marehalmRouting`. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { conditions: ['@marehalm/source'] },
    build: {
      write: false,
      target: 'es2023',
      lib: {
        entry: join(root, 'libs/i18n-routing/src/index.ts'),
        formats: ['iife'],
        name: 'marehalmRouting',
        fileName: 'routing',
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunk = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .find(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('Cannot try the library: the bundle has no code');
  return chunk.code;
}

test.describe('i18n-routing', () => {
  // Neither the language nor the clock of the shop: the result must not depend on the environment.
  test.use({
    locale: 'ar-EG',
    timezoneId: 'Pacific/Auckland',
    expectedComplaints: /another origin: http:\/\/shop\.example\//,
  });

  test('writes the same texts in Node and in a browser with other settings', async ({ page }) => {
    const code = await bundle();
    const samples = fc.sample(anySample, { numRuns: isCompleteRun ? 1000 : 200, seed: 20_261_121 });
    const inNode = textsOf(runInThisContext(`${code}; marehalmRouting`) as Library, samples, places);

    expect(await page.evaluate(() => (1234.5).toLocaleString())).not.toBe((1234.5).toLocaleString());
    await page.addScriptTag({ content: code });
    const inBrowser = await page.evaluate(
      // The function is sent as source text; a bundler's helpers would be missing.
      ([source, given, where]) => {
        const run = Function(`return ${source}`)() as typeof textsOf;
        return run(window.marehalmRouting, given, where);
      },
      [textsOf.toString(), samples, places] as const,
    );

    expect(inNode.length).toBeGreaterThan(samples.length * 50);
    expect(inBrowser.length).toBe(inNode.length);
    const differing = inNode.filter((text, position) => text !== inBrowser[position]);
    expect(differing).toEqual([]);
  });

  test('writes cookies that are stored for a year, for the whole site, as lax', async ({ context, page }) => {
    await context.route('http://shop.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Shop</title>' }),
    );
    await page.goto('http://shop.example/da/deep/page');
    await page.addScriptTag({ content: await bundle() });
    const read = await page.evaluate(() => {
      const { createPreferenceCookie } = window.marehalmRouting;
      const locale = createPreferenceCookie('shop_locale', ['en', 'da']);
      const market = createPreferenceCookie('shop_market', ['dk', 'no']);
      document.cookie = locale.serialize('da');
      document.cookie = market.serialize('no');
      return [locale.parse(document.cookie), market.parse(document.cookie)];
    });
    expect(read).toEqual(['da', 'no']);

    const cookies = await context.cookies('http://shop.example/');
    const now = await page.evaluate(() => Date.now() / 1000);
    expect(cookies.map(({ name }) => name).sort()).toEqual(['shop_locale', 'shop_market']);
    for (const { path, sameSite, expires } of cookies) {
      expect({ path, sameSite }).toEqual({ path: '/', sameSite: 'Lax' });
      expect(Math.abs(expires - now - 365 * 24 * 60 * 60)).toBeLessThan(60);
    }
  });
});
