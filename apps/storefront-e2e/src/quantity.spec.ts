import { expectNoAxeViolations } from './axe-violations.ts';
import { getBagButton, getBagDrawer, getQuantityField } from './bag.ts';
import { locales, getMessage } from './messages.ts';
import { openAndHydratePage } from './open-page.ts';
import { phoneViewportSize } from './product-list.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';

const products = {
  en: { path: '/product/lee-serum', name: 'Lee Serum', priceOfThree: '€150' },
  da: { path: '/da/produkt/lae-serum', name: 'Læ Serum', priceOfThree: '1.125 kr.' },
} as const;

for (const locale of sampleCases(locales)) {
  const t = (key: string, values?: Record<string, string | number>) => getMessage(locale, key, values);

  test(`shopper adds several of a product at once, also from the bar at the foot, in ${locale}`, async ({
    page,
  }) => {
    const { path, name, priceOfThree } = products[locale];
    await page.setViewportSize(phoneViewportSize);
    await openAndHydratePage(page, path);
    const main = page.getByRole('main');
    const field = main.getByRole('textbox', { name: t('quantity.label'), exact: true });
    await expect(field).toHaveValue('1');
    await main.getByRole('button', { name: t('quantity.increase') }).click();
    await expect(field).toHaveValue('2');
    await field.fill('3');
    await field.press('Enter');
    await expectNoAxeViolations(page, 'quantity on a product page', 'main');
    await main
      .getByRole('button', { name: t('product.addToBag') })
      .first()
      .click();
    const drawer = getBagDrawer(page, locale);
    await expect(drawer.getByText(t('bag.added', { product: `3 × ${name}, 30 ml` }))).toBeVisible();
    await expect(getQuantityField(drawer, locale, name)).toHaveValue('3');
    await page.keyboard.press('Escape');
    await expect(getBagButton(page, locale, 3)).toBeVisible();

    await page.mouse.wheel(0, 3000);
    const add = page
      .getByRole('button', { name: t('product.addToBag') })
      .and(page.locator(':not([inert] *)'));
    // The bar names what its button adds, and the price of all of it.
    await expect(main.getByText(`3 × ${name}, 30 ml`, { exact: true })).toBeVisible();
    await expect(main.getByText(priceOfThree, { exact: true })).toBeVisible();
    await add.last().click();
    await expect(getQuantityField(drawer, locale, name)).toHaveValue('6');
  });
}
