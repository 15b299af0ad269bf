import type { Locator, Page } from '@playwright/test';
import {
  buyButton,
  danish,
  european,
  fillContact,
  goToDelivery,
  main,
  plain,
  reachCheckout,
  reachReview,
  tellEverything,
} from './checkout.ts';
import { choose } from './choose.ts';
import { message, type Locale } from './messages.ts';
import { sampled } from './sampled.ts';
import { expect, test } from './test.ts';

/** What the checkout says by itself, to whoever does not see it. */
const said = (page: Page): Locator => main(page).getByRole('status');

const kelp = {
  en: {
    shopper: { ...european, product: { path: '/product/clear-water-serum', name: '' } },
    code: 'COAST10',
  },
  da: { shopper: { ...danish, product: { path: '/da/produkt/klart-vand-serum', name: '' } }, code: 'KYST10' },
} as const;

const promoField = (page: Page, locale: Locale) =>
  page.getByLabel(message(locale, 'checkout.promo.label')).first();

for (const locale of sampled(['en', 'da'] as const)) {
  const { shopper, code } = kelp[locale];
  const t = (key: string, values?: Record<string, string | number>) => message(locale, key, values);

  test(
    `a shopper who takes a promo code off the order hears so, and goes on where codes are asked for, in ${locale}`,
    { tag: '@all' },
    async ({ page }) => {
      await reachCheckout(page, shopper);
      await tellEverything(page, shopper, `uden-kode-${locale}@example.com`);
      await page.getByText(t('checkout.promo.ask')).first().click();
      await promoField(page, locale).fill(code);
      await page.getByRole('button', { name: t('checkout.promo.use') }).click();
      const removal = page.getByRole('button', { name: t('checkout.promo.remove', { code }), exact: true });
      await removal.focus();
      await page.keyboard.press('Enter');
      await expect(removal).toHaveCount(0);
      await expect(
        main(page)
          .locator('summary')
          .filter({ hasText: t('checkout.promo.ask') })
          .first(),
      ).toBeFocused();
      await expect(
        page.getByRole('status').filter({ hasText: t('checkout.promo.removed', { code }) }),
      ).toHaveCount(1);
    },
  );
}

test('a shopper hears what the order costs with another way of delivery', async ({ page }) => {
  await reachCheckout(page, danish);
  await fillContact(page, danish, 'hoert@example.com');
  await goToDelivery(page, 'da');
  const home = main(page).getByRole('radio', { name: 'Hjemmelevering' });
  await expect(home).toBeVisible();
  const news = said(page).filter({ hasText: '434' });
  await expect(news).toHaveCount(0);
  await choose(home);
  await expect(news).toHaveText(plain(message('da', 'checkout.totalChanged', { total: '434 kr.' })));
  await choose(
    main(page)
      .getByRole('radio', { name: /^Pakkeshop/ })
      .first(),
  );
  await expect(said(page).filter({ hasText: '375' })).toHaveText(
    plain(message('da', 'checkout.totalChanged', { total: '375 kr.' })),
  );
});

test('a shopper hears that the order is being placed', { tag: '@all' }, async ({ page }) => {
  await reachReview(page, danish, 'afgives@example.com', 'slow');
  const news = said(page).filter({ hasText: message('da', 'checkout.buying') });
  await expect(news).toHaveCount(0);
  await buyButton(page, 'da').click();
  await expect(news).toHaveCount(1);
});
