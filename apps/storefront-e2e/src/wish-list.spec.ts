import { expectNoAxeViolations } from './axe-violations.ts';
import { addToBag } from './bag.ts';
import { expectNoClippingOrOverflow } from './clipped-text.ts';
import { getMessage, locales } from './messages.ts';
import { openAndHydratePage } from './open-page.ts';
import { phoneViewportSize } from './product-list.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';

const pages = {
  en: {
    list: '/wish-list',
    serum: { path: '/product/lee-serum', name: 'Lee Serum' },
    conditioner: { path: '/product/rain-conditioner', name: 'Rain Conditioner' },
  },
  da: {
    list: '/da/oenskeliste',
    serum: { path: '/da/produkt/lae-serum', name: 'Læ Serum' },
    conditioner: { path: '/da/produkt/regnbalsam', name: 'Regnbalsam' },
  },
} as const;

for (const locale of sampleCases(locales)) {
  const t = (key: string, values?: Record<string, string | number>) => getMessage(locale, key, values);
  const { list, serum, conditioner } = pages[locale];

  test(`shopper saves products for later and buys them from the wish list, in ${locale}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(phoneViewportSize);
    const main = page.getByRole('main');
    const cards = main.getByRole('article');
    await openAndHydratePage(page, list);
    await expect(main.getByRole('heading', { name: t('wishList.empty') })).toBeVisible();
    await expectNoAxeViolations(page, 'empty wish list');

    for (const { path } of [serum, conditioner]) {
      await openAndHydratePage(page, path);
      const save = main.getByRole('button', { name: t('wishList.save') });
      await expect(save).toHaveAttribute('aria-pressed', 'false');
      await save.press('Enter');
      await expect(save).toHaveAttribute('aria-pressed', 'true');
    }
    await expectNoAxeViolations(page, 'saved product', 'main');
    await main.getByRole('link', { name: t('wishList.see') }).press('Enter');
    await expect(page).toHaveURL(list);
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText(conditioner.name);
    await expectNoAxeViolations(page, 'wish list');
    await expectNoClippingOrOverflow(page);

    const removeSerum = main.getByRole('button', {
      name: t('wishList.removeProduct', { product: serum.name }),
    });
    await removeSerum.press('Enter');
    await expect(cards).toHaveCount(1);
    await expect(
      main.getByRole('group', { name: t('wishList.removed', { product: serum.name }) }),
    ).toBeFocused();
    await main.getByRole('button', { name: t('wishList.undo') }).press('Enter');
    await expect(cards).toHaveCount(2);
    await expect(cards.nth(1).getByRole('link', { name: serum.name })).toBeFocused();

    // Another tab has the same list.
    const other = await context.newPage();
    await openAndHydratePage(other, serum.path);
    await other
      .getByRole('main')
      .getByRole('button', { name: t('wishList.save') })
      .press('Enter');
    await expect(cards).toHaveCount(1);
    await other.close();

    await main
      .getByRole('button', { name: `${t('product.addToBag')}: ${conditioner.name}` })
      .or(main.getByRole('button', { name: `${t('product.chooseSize')}: ${conditioner.name}` }))
      .press('Enter');
    const size = main.getByRole('group', { name: conditioner.name }).getByRole('button').first();
    const drawer = page.getByRole('dialog', { name: t('bag.title') });
    await expect(size.or(drawer)).toBeVisible();
    if (await size.isVisible()) await size.press('Enter');
    await expect(drawer.getByRole('link', { name: conditioner.name })).toBeVisible();
  });
}

test('shopper moves a line of the bag to the wish list and back', async ({ page }) => {
  const t = (key: string, values?: Record<string, string | number>) => getMessage('en', key, values);
  await openAndHydratePage(page, pages.en.serum.path);
  await addToBag(page, 'en');
  const drawer = page.getByRole('dialog', { name: t('bag.title') });
  await drawer
    .getByRole('button', { name: t('wishList.saveProduct', { product: pages.en.serum.name }) })
    .press('Enter');
  await expect(
    drawer.getByRole('group', { name: t('wishList.moved', { product: pages.en.serum.name }) }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  const save = page.getByRole('main').getByRole('button', { name: t('wishList.save') });
  await expect(save).toHaveAttribute('aria-pressed', 'true');
});
