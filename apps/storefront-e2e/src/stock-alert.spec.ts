import { expectNoAxeViolations } from './axe-violations.ts';
import { checkThroughLabel } from './check-through-label.ts';
import { holdRequests } from './hold-requests.ts';
import { locales, getMessage } from './messages.ts';
import { openAndHydratePage } from './open-page.ts';
import { phoneViewportSize } from './product-list.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';

const sku = 'MH-P14-300';
const paths = { en: '/product/cold-bay-bath-soak', da: '/da/produkt/kold-bugt-badesalt' } as const;
const markets = { en: 'int', da: 'dk' } as const;

for (const locale of sampleCases(locales)) {
  const t = (key: string, values?: Record<string, string | number>) => getMessage(locale, key, values);

  test.describe(() => {
    test.use({ expectedComplaints: /status of 503/ });

    test(`shopper asks for a mail when a size is back, confirms, and gets one mail, in ${locale}`, async ({
      page,
      shop,
    }) => {
      const email = `besked-${locale}@example.com`;
      const mails = async (kind: string) =>
        (await shop.fetchMailsTo(email)).filter((mail) => mail.kind === kind);
      await page.setViewportSize(phoneViewportSize);
      await openAndHydratePage(page, `${paths[locale]}?size=${sku}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: t('stockAlert.title') })).toBeVisible();
      await expect(main.getByRole('button', { name: t('product.addToBag') })).toHaveCount(0);
      const note = main.getByText(t('stockAlert.note', { size: '300 g' }));
      await expect(note.filter({ visible: true })).toHaveCount(1);
      const field = main.getByRole('textbox', { name: t('newsletter.email'), exact: true });
      const send = () => main.getByRole('button', { name: t('stockAlert.submit') }).click();

      await send();
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(t('newsletter.emailMissing'));
      await expectNoAxeViolations(page, 'refused stock alert', 'main');
      await field.fill('ida@');
      await send();
      await expect(field).toHaveAccessibleDescription(t('newsletter.emailMalformed'));

      await field.fill(email);
      await shop.breakService('newsletter', { status: 503 });
      await send();
      await expect(main.getByRole('alert')).toContainText(t('newsletter.error'));
      await expect(field).toHaveValue(email);
      await shop.clearFaults();
      await send();
      await expect(main.getByRole('status').filter({ hasText: t('stockAlert.success') })).toBeVisible();
      await expectNoAxeViolations(page, 'sent stock alert', 'main');

      await expect.poll(async () => (await mails('stock-alert-confirmation')).length).toBe(1);
      const [confirmation] = await mails('stock-alert-confirmation');
      await shop.setStock(markets[locale], sku, 3);
      expect(await mails('stock-alert')).toEqual([]);
      await shop.setStock(markets[locale], sku, 0);

      await page.goto(/http\S+stock-alerts\/\S+/.exec(confirmation?.text ?? '')?.[0] ?? '/');
      await expectNoAxeViolations(page, 'confirmation of a stock alert');
      await page.getByRole('button').click();
      await shop.setStock(markets[locale], sku, 3);
      await shop.setStock(markets[locale], sku, 0);
      await shop.setStock(markets[locale], sku, 3);
      const [alert, ...others] = await mails('stock-alert');
      expect(alert).toMatchObject({ locale });
      expect(others).toEqual([]);
      await page.goto(/http\S+\/produ\S+/.exec(alert?.text ?? '')?.[0] ?? '/');
      await expect(page).toHaveURL(`${paths[locale]}?size=${sku}`);
      await shop.setStock(markets[locale], sku, 0);
    });
  });
}

test('size that is sold out asks for an address, and the others can be bought', async ({ page }) => {
  const letCodeLoad = await holdRequests(page, /\/assets\/stock-alert-[\w-]+\.js$/);
  await openAndHydratePage(page, '/product/rain-conditioner');
  const t = (key: string) => getMessage('en', key);
  const main = page.getByRole('main');
  const sizes = page.getByRole('group', { name: t('product.size') });
  const add = main.getByRole('button', { name: t('product.addToBag') });
  await expect(add).not.toHaveCount(0);
  await checkThroughLabel(sizes.getByRole('radio', { name: '500 ml refill' }));
  await expect(add).toHaveCount(0);
  await letCodeLoad();
  await expect(main.getByRole('button', { name: t('stockAlert.submit') })).toBeVisible();
  await checkThroughLabel(sizes.getByRole('radio', { name: '250 ml' }));
  await expect(add).not.toHaveCount(0);
  await expect(main.getByRole('button', { name: t('stockAlert.submit') })).toHaveCount(0);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false, expectedComplaints: /status of 422/ });

  test('without scripts, shopper can ask for a mail and correct the address', async ({ page, shop }) => {
    const email = 'no-script-alert@example.com';
    await page.goto(paths.da);
    const submit = () => page.getByRole('button', { name: getMessage('da', 'stockAlert.submit') }).click();
    const field = page.getByRole('textbox', { name: getMessage('da', 'newsletter.email'), exact: true });
    await field.fill(`${email},`);
    await submit();
    await expect(field).toHaveAccessibleDescription(getMessage('da', 'newsletter.emailMalformed'));
    await field.fill(email);
    await submit();
    await expect(page.getByText(getMessage('da', 'stockAlert.success'))).toBeVisible();
    expect(await shop.fetchMailsTo(email)).toMatchObject([
      { kind: 'stock-alert-confirmation', locale: 'da' },
    ]);
  });
});
