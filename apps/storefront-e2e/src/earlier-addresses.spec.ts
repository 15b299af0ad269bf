import { getMain } from './page-elements.ts';
import { openAndHydratePage } from './open-page.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';

/** Danish addresses from before compounds were written as one word. */
const earlier = [
  ['/da/produkt/havre-rensemaelk', '/da/produkt/havrerensemaelk', 'Havrerensemælk'],
  ['/da/produkt/skumring-serum', '/da/produkt/skumringsserum', 'Skumringsserum'],
  ['/da/produkt/hoer-ansigtsklud', '/da/produkt/hoeransigtsklud', 'Høransigtsklud'],
  ['/da/produkt/mole-saebe', '/da/produkt/molesaebe', 'Molesæbe'],
  ['/da/produkt/alvejr-balm', '/da/produkt/vejrbalm', 'Vejrbalm'],
  ['/da/produkt/rav-laebepomade', '/da/produkt/ravlaebepomade', 'Ravlæbepomade'],
  [
    '/da/produkt/havn-haand-kropsvask',
    '/da/produkt/havnens-haand-og-kropsvask',
    /^Havnens Hånd- og Kropsvask/,
  ],
  [
    '/da/tips/syreaftener-er-stille-aftener',
    '/da/tips/hold-aftenen-enkel',
    'Hold aftenen enkel, når du bruger syre',
  ],
  ['/da/journal/raekkefoelgen-af-lag', '/da/journal/lag-paa-lag', 'Lag på lag'],
] as const;

for (const [from, to, name] of sampleCases(earlier)) {
  test(`${from} leads for good to ${to}`, async ({ page, shop }) => {
    const answer = await fetch(`${shop.origin}${from}?utm_source=letter`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${to}?utm_source=letter`]);
    await openAndHydratePage(page, from);
    await expect(page).toHaveURL(to);
    await expect(getMain(page).getByRole('heading', { level: 1 })).toHaveText(name);
  });
}
