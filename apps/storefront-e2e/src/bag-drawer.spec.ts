import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe-violations.ts';
import { addToBag, getBagButton, getBagDrawer, getTotalsValue } from './bag.ts';
import { locales, getMessage } from './messages.ts';
import { openAndHydratePage } from './open-page.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const products = {
  en: ['lee-serum', 'dusk-serum', 'slow-night-cream', 'golden-face-oil', 'lee-serum'].map(
    (slug) => `/product/${slug}`,
  ),
  da: ['lae-serum', 'skumringsserum', 'langsom-natcreme', 'gylden-ansigtsolie', 'lae-serum'].map(
    (slug) => `/da/produkt/${slug}`,
  ),
};

const linesOf = (drawer: Locator, locale: (typeof locales)[number]) =>
  drawer.getByRole('list', { name: getMessage(locale, 'bag.lines') }).getByRole('listitem');

/** Expects all of `part` in the viewport with nothing over its corners. */
const expectWholeInSight = (part: Locator) =>
  expect
    .poll(() =>
      part.evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const corners = [
          [left + 1, top + 1],
          [right - 1, bottom - 1],
        ] as const;
        return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
      }),
    )
    .toBe(true);

/** Adds all products, each on its page. */
async function fillBag(page: Page, locale: (typeof locales)[number]): Promise<Locator> {
  let drawer = getBagDrawer(page, locale);
  for (const path of products[locale]) {
    await openAndHydratePage(page, path);
    drawer = await addToBag(page, locale);
  }
  return drawer;
}

for (const locale of sampleCases(locales)) {
  test(`bag drawer shows the newest line first and leaves it room, in ${locale}`, async ({ page }) => {
    const drawer = await fillBag(page, locale);
    const lines = linesOf(drawer, locale);
    const added = page.getByRole('heading', { level: 1, includeHidden: true });
    // It was in the bag before, as the first of all.
    await expect(lines.first()).toContainText((await added.textContent()) ?? '');
    await expectWholeInSight(lines.first());

    const status = drawer.getByRole('status').filter({ hasText: getMessage(locale, 'bag.settled') });
    await expect(status).toHaveCSS('clip-path', 'inset(50%)');
    const footer = await getTotalsValue(drawer, locale, 'bag.total').evaluate(
      (row) => row.closest('dialog > div > div:last-child')?.getBoundingClientRect().height,
    );
    expect(footer).toBeLessThanOrEqual(0.35 * 844);
    await expectNoAxeViolations(page, 'bag drawer', 'dialog[open]');

    // Opened from the header nothing is new: what was added to the bag last stands first.
    await drawer.getByRole('button', { name: getMessage(locale, 'site.close') }).click();
    await getBagButton(page, locale, 5).click();
    await expect(lines.first()).not.toContainText((await added.textContent()) ?? '');
  });

  test(`keyboard opens the conditions of a gift, in ${locale}`, async ({ page }) => {
    await openAndHydratePage(page, products[locale][0] ?? '');
    const drawer = await addToBag(page, locale);
    const button = drawer.getByRole('button', { name: getMessage(locale, 'bag.giftConditions') });
    const conditions = drawer.getByText(locale === 'en' ? /while stock lasts/ : /så længe lager haves/);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(conditions).toBeHidden();
    await button.press('Enter');
    await expect(conditions).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expectNoAxeViolations(page, 'conditions of a gift', 'dialog[open]');
  });
}

test('bag drawer says from which price delivery is added', async ({ page }) => {
  await openAndHydratePage(page, '/product/lee-serum');
  const drawer = await addToBag(page, 'en');
  const delivery = getMessage('en', 'bag.deliveryFrom', { amount: '€12' });
  await expect(drawer.getByRole('term').filter({ hasText: delivery })).toBeVisible();
  const total = drawer.getByRole('term').filter({ hasText: getMessage('en', 'bag.total') });
  await expect(total).toContainText(getMessage('en', 'bag.withoutDelivery'));
  // Above €85 it is free, and nothing is left out.
  await drawer
    .getByRole('button', { name: getMessage('en', 'bag.increase', { product: 'Lee Serum' }), exact: true })
    .click();
  await expect(total).toHaveText(getMessage('en', 'bag.total'));
});
