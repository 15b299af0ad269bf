import type { Page } from '@playwright/test';
import { addToBag } from './bag.ts';
import { checkThroughLabel } from './check-through-label.ts';
import { getMessage, type Locale } from './messages.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage } from './open-page.ts';

const cream = { en: '/product/windbreak-day-cream', da: '/da/produkt/vindvaern-dagcreme' } as const;
const small = 'MH-P03-15';
const large = 'MH-P03-50';

const radio = (page: Page, locale: Locale, label: string) =>
  page
    .getByRole('main')
    .getByRole('group', { name: getMessage(locale, 'product.size') })
    .getByRole('radio', { name: label });

test('chosen size is in the URL, also after a reload and in the other language', async ({ page }) => {
  await openAndHydratePage(page, `${cream.en}?utm_source=mail`);
  await expect(radio(page, 'en', '50 ml')).toBeChecked();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('windbreak')) asked.push(request.url());
  });
  await radio(page, 'en', '50 ml').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(radio(page, 'en', '15 ml')).toBeChecked();
  await expect(radio(page, 'en', '15 ml')).toBeFocused();
  await expect(page).toHaveURL(`${cream.en}?utm_source=mail&size=${small}`);
  // Another size needs no other data.
  expect(asked).toEqual([]);

  await page.reload();
  await expect(radio(page, 'en', '15 ml')).toBeChecked();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dansk' }).click();
  await expect(page).toHaveURL(`${cream.da}?size=${small}`);
  await expect(radio(page, 'da', '15 ml')).toBeChecked();
  const bag = await addToBag(page, 'da');
  await expect(
    bag.getByRole('list', { name: getMessage('da', 'bag.lines') }).getByText('15 ml'),
  ).toBeVisible();
});

test('chosen size is on the first picture of its product, and on its line of the bag', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAndHydratePage(page, cream.en);
  const gallery = page.getByRole('region', { name: /^Pictures of Windbreak Day Cream/ });
  const smallJar = /Windbreak Day Cream, 15 ml:/;
  await expect(gallery.getByRole('img', { name: smallJar })).toHaveCount(0);
  await gallery.getByRole('button', { name: getMessage('en', 'gallery.next') }).click();
  await expect(gallery.getByRole('status')).toHaveText(/^2/);
  await checkThroughLabel(radio(page, 'en', '15 ml'));
  await expect(gallery.getByRole('img', { name: smallJar })).toBeInViewport();
  await expect(gallery.getByRole('status')).toHaveText(/^1/);
  const bag = await addToBag(page, 'en');
  await expect(bag.locator('img[src*="/p03-15-"], source[srcset*="/p03-15-"]').first()).toBeAttached();
});

test('back navigation from a product skips its sizes', async ({ page }) => {
  await openAndHydratePage(page, '/shop');
  await openAndHydratePage(page, `${cream.en}?size=${small}`);
  for (const label of ['50 ml', '15 ml', '50 ml']) await checkThroughLabel(radio(page, 'en', label));
  await expect(page).toHaveURL(`${cream.en}?size=${large}`);
  await page.goBack();
  await expect(page).toHaveURL('/shop');
});

test('unknown size in the URL shows the default size', async ({ page }) => {
  await openAndHydratePage(page, `${cream.da}?size=MH-P99-1`);
  await expect(radio(page, 'da', '50 ml')).toBeChecked();
});
