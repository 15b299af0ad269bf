import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage } from './open-page.ts';

const noindex = 'meta[name=robots][content=noindex]';

test('robots.txt allows every page, and private pages have noindex', async ({ page }) => {
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).not.toMatch(/^Disallow: *\S/m);
  for (const path of ['/cart', '/checkout', '/account', '/da/cart', '/da/checkout', '/da/account'])
    expect(await (await page.request.get(path)).text()).toContain('<meta name="robots" content="noindex"');
});

test('only searched lists have noindex', async ({ page }) => {
  for (const path of sampleCases(['/da/shop', '/shop', '/care-journal'])) {
    await openAndHydratePage(page, `${path}?q=serum`);
    await expect(page.locator(noindex)).toHaveCount(1);
    await openAndHydratePage(page, path);
    await expect(page.locator(noindex)).toHaveCount(0);
  }
});

for (const [path, manifest, lang] of [
  ['/', '/manifest.webmanifest', 'en'],
  ['/da', '/da/manifest.webmanifest', 'da'],
] as const) {
  test(`shop can be installed from ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', manifest);
    const answer = await page.request.get(manifest);
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const { icons, ...facts } = (await answer.json()) as { icons: { src: string; sizes: string }[] };
    expect(facts).toMatchObject({ lang, start_url: path, display: 'standalone', name: 'Marehalm' });
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    for (const src of [...icons.map((icon) => icon.src), '/favicon.ico', '/apple-touch-icon.png']) {
      const icon = await page.request.get(src);
      expect([src, icon.status(), icon.headers()['content-type']]).toEqual([
        src,
        200,
        expect.stringMatching(/^image\//),
      ]);
    }
  });
}
