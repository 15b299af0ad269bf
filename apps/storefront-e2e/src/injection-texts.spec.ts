import type { Page } from '@playwright/test';
import { injectionTexts } from '@marehalm/fuzz/intruding-texts';
import { createLoggedInAccount } from './account.ts';
import { getMain } from './page-elements.ts';
import { danishShopper } from './test-shoppers.ts';
import { getSearchDialogParts } from './search-dialog.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage } from './open-page.ts';

declare global {
  interface Window {
    /** Called by every one of the texts if it runs. */
    intruded: () => void;
    intrusions?: number;
  }
}

/** Fails if one of the texts has run, has become an element or an attribute, or has navigated. */
async function expectTextsOnly(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(() => ({
    ran: window.intrusions ?? 0,
    elements: document.querySelectorAll(
      '[onerror],[onload],[onfocus],[ontoggle],base,iframe,object,embed,img[src="x"],meta[http-equiv],[href^="javascript:" i],[src^="javascript:" i]',
    ).length,
    start: document.documentElement.dataset['hydration'],
  }));
  expect(found, where).toEqual({ ran: 0, elements: 0, start: 'done' });
  await expect(getMain(page).getByRole('heading').first(), where).toBeVisible();
}

/** Replaces every text in `value` below one of `names` by the next of the texts. */
function replaced(value: unknown, names: RegExp, next: () => string, isNamed = false): unknown {
  if (typeof value === 'string') return isNamed ? next() : value;
  if (Array.isArray(value)) return value.map((part) => replaced(part, names, next, isNamed));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      replaced(part, names, next, isNamed || names.test(name)),
    ]),
  );
}

/** Replaces the answers of the services at `addresses` by the texts. */
async function poison(
  page: Page,
  addresses: string,
  names: RegExp,
): Promise<{ readonly used: () => number }> {
  let used = 0;
  await page.route(addresses, async (route) => {
    const next = () => injectionTexts[used++ % injectionTexts.length] ?? '';
    try {
      const response = await route.fetch();
      await route.fulfill({ response, json: replaced(await response.json(), names, next) });
    } catch {
      // The page has asked for something newer meanwhile, and waits for this no more.
    }
  });
  return { used: () => used };
}

test.describe('where texts contain markup', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.intruded = () => {
        window.intrusions = (window.intrusions ?? 0) + 1;
      };
    });
  });

  test('queries, search results and URLs are shown as text', async ({ page }) => {
    test.setTimeout(60_000);
    const search = await poison(
      page,
      '**/1/indexes/**',
      /^(?:title|name|_highlightResult|_snippetResult|teaser|facets)$/,
    );
    for (const part of [0, 1, 2, 3]) {
      const quarter = injectionTexts.filter((_text, position) => position % 4 === part);
      const query = encodeURIComponent(quarter.join(' ').slice(0, 480));
      const path = [
        `/shop?q=${query}`,
        `/da/shop?q=${query}&soeg=`,
        `/shop?search=${query}&q=oil`,
        `/account/login?return=${query}`,
      ];
      await openAndHydratePage(page, `${path[part]}#${query}`);
      await expectTextsOnly(page, `page ${part}`);
    }
    await openAndHydratePage(page, '/');
    const { opener, field, products } = getSearchDialogParts(page, 'en');
    await opener.click();
    await field.fill('oil');
    await expect(products.first()).toContainText(/intrude/);
    for (let first = 0; first < injectionTexts.length; first += 8)
      await field.fill(
        injectionTexts
          .slice(first, first + 8)
          .join(' ')
          .replaceAll('\u0000', ''),
      );
    // Until then the results of an earlier query are shown.
    const answered = page.waitForResponse((answer) =>
      (answer.request().postData() ?? '').includes('"query":"serum"'),
    );
    await field.fill('serum');
    await (await answered).finished();
    await expect(products.first()).toContainText(/intrude/);
    await expectTextsOnly(page, 'search');
    expect(search.used()).toBeGreaterThan(injectionTexts.length);
  });

  test(
    'names, addresses and orders of an account are shown as text',
    { tag: '@all' },
    async ({ page, shop }) => {
      await openAndHydratePage(page, '/da/account/login');
      await createLoggedInAccount(page, shop, danishShopper, 'texts@example.com');
      const account = await poison(
        page,
        '**/shops/dk/api/**',
        /^(?:firstName|lastName|name|title|company|address1|address2|city|zip|phone|formatted|formattedArea|message|note)$/,
      );
      for (const path of ['/da/account/overview', '/da/account/addresses', '/da/account/edit', '/da/cart']) {
        await openAndHydratePage(page, path);
        await expect(getMain(page).locator('[aria-busy]')).toHaveCount(0);
        await expectTextsOnly(page, path);
      }
      expect(account.used()).toBeGreaterThan(5);
    },
  );
});
