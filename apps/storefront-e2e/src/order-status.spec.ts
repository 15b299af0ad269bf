import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe-violations.ts';
import { buyProduct } from './buy-product.ts';
import { expectNoClippingOrOverflow } from './clipped-text.ts';
import { getMain } from './page-elements.ts';
import { danishShopper, germanShopper } from './test-shoppers.ts';
import { getMessage, type Locale } from './messages.ts';
import { openAndHydratePage } from './open-page.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';

const paths = { en: '/order-status', da: '/da/ordrestatus' } as const;

/** The form, by accessible names. */
function formOf(page: Page, locale: Locale): { number: Locator; email: Locator; send: () => Promise<void> } {
  const t = (key: string) => getMessage(locale, key);
  return {
    number: getMain(page).getByRole('textbox', { name: t('orderStatus.number'), exact: true }),
    email: getMain(page).getByRole('textbox', { name: t('newsletter.email'), exact: true }),
    send: () =>
      getMain(page)
        .getByRole('button', { name: t('orderStatus.submit') })
        .click(),
  };
}

for (const shopper of sampleCases([danishShopper, germanShopper])) {
  const { locale } = shopper;
  const t = (key: string, values?: Record<string, string | number>) => getMessage(locale, key, values);

  test.describe(() => {
    test.use({ expectedComplaints: /status of (404|503)/ });

    test(`shopper without an account follows an order from its mail, in ${locale}`, async ({
      page,
      shop,
    }) => {
      const email = `status-${locale}@example.com`;
      await buyProduct(page, shopper, email);
      const [mail] = await shop.fetchMailsTo(email);
      const link = /http\S+status\?order=((?:DK|INT)\d+)/.exec(mail?.text ?? '');
      const [address = '', number = ''] = link ?? [];
      expect(new URL(address).pathname).toBe(paths[locale]);

      await openAndHydratePage(page, address);
      const form = formOf(page, locale);
      await expect(form.number).toHaveValue(number);
      await form.send();
      await expect(form.email).toBeFocused();
      await expect(form.email).toHaveAccessibleDescription(t('newsletter.emailMissing'));
      await form.email.fill('someone-else@example.com');
      await form.send();
      await expect(getMain(page).getByRole('alert')).toContainText(t('orderStatus.missing'));
      await expectNoAxeViolations(page, 'order that is not found');

      await form.email.fill(email);
      await shop.breakService('commerce', { status: 503, path: '/orders' });
      await form.send();
      await expect(getMain(page).getByRole('alert')).toContainText(t('newsletter.error'));
      await shop.clearFaults();
      await form.send();
      const order = getMain(page).getByRole('article');
      await expect(order.getByRole('heading', { level: 2 })).toBeFocused();
      await expect(order).toContainText(t('orderStatus.fulfilment.unfulfilled'));
      await expect(order).toContainText(shopper.product.name);
      await expect(page).toHaveURL(`${paths[locale]}?order=${number}`);

      await shop.ship(locale === 'da' ? 'dk' : 'int', number, {
        carrier: 'PostNord',
        trackingNumber: 'T1',
        trackingUrl: 'https://track.example/T1',
      });
      await form.send();
      await expect(order).toContainText(t('orderStatus.fulfilment.fulfilled'));
      await expect(order.getByRole('link', { name: t('orderStatus.track') })).toHaveAttribute(
        'href',
        'https://track.example/T1',
      );
      await expectNoAxeViolations(page, 'status of an order');
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoClippingOrOverflow(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await order.getByRole('link', { name: t('orderStatus.withdraw') }).click();
      await expect(page).toHaveURL(new RegExp(`\\?order=${number}$`));
    });
  });
}

test('footer leads to the status of orders', async ({ page }) => {
  await openAndHydratePage(page, '/da/om/hjaelp');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: getMessage('da', 'orderStatus.title') })
    .click();
  await expect(page).toHaveURL(paths.da);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getMessage('da', 'orderStatus.title'));
});

test.describe(() => {
  test.use({ javaScriptEnabled: false, expectedComplaints: /status of (404|422)/ });

  test('without scripts, shopper is answered with a page', async ({ page }) => {
    await page.goto(paths.en);
    const form = formOf(page, 'en');
    await form.number.fill('DK999');
    await form.send();
    await expect(form.email).toHaveAccessibleDescription(getMessage('en', 'newsletter.emailMissing'));
    await expect(form.number).toHaveValue('DK999');
    await form.email.fill('ida@example.com');
    await form.send();
    await expect(page.getByText('We find no order with this number and this email address.')).toBeVisible();
  });
});
