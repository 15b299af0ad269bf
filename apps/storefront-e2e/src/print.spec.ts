import { getMain } from './page-elements.ts';
import { openAndHydratePage } from './open-page.ts';
import { getMessage } from './messages.ts';
import { countPrintedPages, expectNoNavigationOnPaper } from './print.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';

const articles = [
  {
    locale: 'en',
    path: '/journal/order-of-layers',
    title: 'Order of layers',
    last: /take it down/,
  },
  {
    locale: 'da',
    path: '/da/journal/lag-paa-lag',
    title: 'Lag på lag',
    last: /tage den ned/,
  },
] as const;

for (const { locale, path, title, last } of sampleCases(articles, (one) => one.locale)) {
  test(`article prints as a headline, its picture and its text, in ${locale}`, async ({ page }) => {
    await openAndHydratePage(page, path);
    await expectNoNavigationOnPaper(page);
    await expect(getMain(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(getMain(page).getByText(last)).toBeVisible();
    await expect(getMain(page).getByRole('img').first()).toBeVisible();
    for (const onward of ['journal.more', 'journal.products']) {
      await expect(getMain(page).getByText(getMessage(locale, onward), { exact: true })).toBeHidden();
    }
    await page.emulateMedia({ media: null });
    expect(await countPrintedPages(page)).toBeLessThanOrEqual(3);
  });
}
