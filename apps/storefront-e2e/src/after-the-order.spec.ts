import { addToBag } from './bag.ts';
import { danishShopper, main, goToReview } from './checkout.ts';
import { locales, message } from './messages.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { openPage, waitUntilHydrated } from './open-page.ts';

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
