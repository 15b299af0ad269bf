import config from '../playwright.config.ts';
import { expectReadable } from './reflow.ts';
import { expectStopsInSight } from './stops.ts';
import { expectEasyTargets } from './targets.ts';
import { test } from './test.ts';
import { openPage } from './visit.ts';

/** Text of twice the size (WCAG 1.4.4), as readers set it in their browser, on a phone. */
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: {
    ...config.use?.launchOptions,
    args: [...(config.use?.launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
});

for (const path of [
  '/',
  '/da',
  '/dune-grass',
  '/da/shop',
  '/product/lee-serum',
  '/da/produkt/lae-serum',
  '/journal/skin-in-february',
  '/da/om/kontakt',
  '/da/om/fortryd-koeb',
  '/cart',
  '/da/account/login',
]) {
  test(`a reader with text of twice the size loses nothing of ${path} on a phone`, async ({ page }) => {
    await openPage(page, path);
    await expectReadable(page, path);
    await expectEasyTargets(page, path);
    await expectStopsInSight(page, path);
  });
}
