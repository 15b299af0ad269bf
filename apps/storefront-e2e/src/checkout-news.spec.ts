import type { Page } from '@playwright/test';
import { danish, european, reachCheckout, tellEverything } from './checkout.ts';
import { message, type Locale } from './messages.ts';
import { expect, test } from './test.ts';

const kelp = {
  en: {
    shopper: { ...european, product: { path: '/product/clear-water-serum', name: '' } },
    code: 'COAST10',
  },
  da: { shopper: { ...danish, product: { path: '/da/produkt/klart-vand-serum', name: '' } }, code: 'KYST10' },
} as const;

const promoField = (page: Page, locale: Locale) =>
  page.getByLabel(message(locale, 'checkout.promo.label')).first();

for (const locale of ['en', 'da'] as const) {
  const { shopper, code } = kelp[locale];
  const t = (key: string, values?: Record<string, string | number>) => message(locale, key, values);

  test(`a shopper who takes a promo code off the order hears so, and goes on at its field, in ${locale}`, async ({
    page,
  }) => {
    await reachCheckout(page, shopper);
    await tellEverything(page, shopper, `uden-kode-${locale}@example.com`);
    await page.getByText(t('checkout.promo.ask')).first().click();
    await promoField(page, locale).fill(code);
    await page.getByRole('button', { name: t('checkout.promo.use') }).click();
    const removal = page.getByRole('button', { name: t('checkout.promo.remove', { code }), exact: true });
    await removal.focus();
    await page.keyboard.press('Enter');
    await expect(removal).toHaveCount(0);
    await expect(promoField(page, locale)).toBeFocused();
    await expect(
      page.getByRole('status').filter({ hasText: t('checkout.promo.removed', { code }) }),
    ).toHaveCount(1);
  });
}
