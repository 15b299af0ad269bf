import { expectNoAxeViolations } from './axe-violations.ts';
import { locales, getMessage } from './messages.ts';
import { openAndHydratePage } from './open-page.ts';
import { phoneViewportSize } from './product-list.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';

const products = {
  en: ['/product/lee-serum', '/product/rain-conditioner', '/product/dusk-serum'],
  da: ['/da/produkt/lae-serum', '/da/produkt/regnbalsam', '/da/produkt/skumringsserum'],
} as const;

for (const locale of sampleCases(locales)) {
  const t = (key: string) => getMessage(locale, key);

  test(`product page shows what was looked at before, on this device alone, until it is switched off, in ${locale}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.setViewportSize(phoneViewportSize);
    const [first, second, third] = products[locale];
    const row = page.getByRole('region', { name: t('recentlyViewed.title') });
    const stored = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /viewed/.test(key)));
    await openAndHydratePage(page, first);
    await expect.poll(stored).not.toEqual([]);
    await expect(row).toHaveCount(0);
    await openAndHydratePage(page, second);
    await expect(row).toHaveCount(1);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await openAndHydratePage(page, third);
    await row.waitFor();
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('article')).toHaveCount(2);
    await expect(row.getByRole('link').first()).toHaveAttribute('href', second);
    await expect(row.getByRole('link').nth(1)).toHaveAttribute('href', first);
    await expectNoAxeViolations(page, 'recently viewed', 'main');
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    expect(sent).toEqual([]);

    await row.getByRole('button', { name: t('recentlyViewed.turnOff') }).press('Enter');
    await expect(row).toHaveCount(0);
    const turnOn = page.getByRole('button', { name: t('recentlyViewed.turnOn') });
    await expect(turnOn).toBeFocused();
    await openAndHydratePage(page, first);
    await expect(turnOn).toBeVisible();
    await expect(row).toHaveCount(0);
    await turnOn.press('Enter');
    await expect(page.getByText(t('recentlyViewed.on'))).toBeVisible();
    await openAndHydratePage(page, second);
    await expect(row.getByRole('button', { name: t('recentlyViewed.turnOff') })).toBeVisible();
  });
}
