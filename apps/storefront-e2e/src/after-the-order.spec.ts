import { readFileSync } from 'node:fs';
import { addToBag } from './bag.ts';
import { danishShopper, main, placeOrder, goToReview } from './checkout.ts';
import { locales, message } from './messages.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { openPage, waitUntilHydrated } from './open-page.ts';

test('back navigation after an order leads to the page before the checkout, and the confirmation prints on one page', async ({
  page,
}, info) => {
  test.setTimeout(60_000);
  await goToReview(page, danishShopper, 'efter@example.com');
  await placeOrder(page, 'da');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(main(page).getByRole('link', { name: message('da', 'confirmation.toShop') })).toBeHidden();
  await page.emulateMedia({ media: null });
  const path = info.outputPath('order.pdf');
  await page.pdf({ path, format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } });
  expect(readFileSync(path, 'latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.goBack();
  await expect(page).toHaveURL(danishShopper.product.path);
});

test(
  'language switch at the last step keeps the step and the payment method',
  { tag: '@all' },
  async ({ page }) => {
    test.setTimeout(60_000);
    await goToReview(page, danishShopper, 'sprog@example.com');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English', exact: true }).click();
    await expect(page).toHaveURL('/checkout#review');
    await expect(main(page).getByRole('button', { name: /^Buy now/ })).toBeVisible();
    await expect(main(page).locator('section[aria-labelledby=payment-title]')).toContainText(
      message('en', 'checkout.payment.success'),
    );
  },
);

test('language switch keeps the URL hash, translated', async ({ page }) => {
  await openPage(page, '/about/help#delivery');
  const to = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  await to('Dansk').click();
  await expect(page).toHaveURL('/da/om/hjaelp#levering');
  await to('English').click();
  await expect(page).toHaveURL('/about/help#delivery');
});

for (const locale of sampleCases(locales)) {
  test(`form fields of the bag and of lists have text of at least 16 px, in ${locale}`, async ({ page }) => {
    const product = locale === 'da' ? '/da/produkt/lae-serum' : '/product/lee-serum';
    await openPage(page, product);
    await addToBag(page, locale);
    for (const path of [locale === 'da' ? '/da/cart' : '/cart', locale === 'da' ? '/da/shop' : '/shop']) {
      await openPage(page, path);
      await waitUntilHydrated(page);
      const fields = page.locator('input:not([type=radio],[type=checkbox],[type=hidden]), select, textarea');
      await expect(fields.first()).toBeAttached();
      const sizes = await fields.evaluateAll((all) =>
        all.map((one) => parseFloat(getComputedStyle(one).fontSize)),
      );
      expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
    }
  });
}

test('bag line links to the size that is in the bag', async ({ page }) => {
  await openPage(page, '/product/windbreak-day-cream?size=MH-P03-50');
  await addToBag(page, 'en');
  await openPage(page, '/cart');
  await expect(
    main(page).getByRole('listitem').getByRole('link', { name: 'Windbreak Day Cream' }).first(),
  ).toHaveAttribute('href', '/product/windbreak-day-cream?size=MH-P03-50');
});
