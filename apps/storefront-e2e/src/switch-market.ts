import { expect, type Locator, type Page } from '@playwright/test';
import { checkThroughLabel } from './check-through-label.ts';
import { getMessage, type Locale } from './messages.ts';
import type { RunningShop } from './running-shop.ts';
import type { TestShopper } from './test-shoppers.ts';

/** Selects a market in the dialog for language and currency. */
export async function switchMarket(page: Page, locale: Locale, market: RegExp): Promise<void> {
  const title = getMessage(locale, 'site.languageAndCurrency');
  await page.getByRole('banner').getByRole('button', { name: title }).click();
  const preferences = page.getByRole('dialog', { name: title });
  await checkThroughLabel(preferences.getByRole('radio', { name: market }));
  await preferences.getByRole('button', { name: getMessage(locale, 'preferences.save') }).click();
  await expect(preferences).toBeHidden();
}

/** Sets the shopper's market cookie. Call it before the first page is opened. */
export async function setMarketCookie(
  page: Page,
  { market }: Pick<TestShopper, 'market'>,
  shop: RunningShop,
): Promise<void> {
  await page.context().addCookies([{ name: 'marehalm_market', value: market, url: shop.origin }]);
}

/** Selects the country of delivery in the dialog that `opener` opens, by default the button in the footer. */
export async function changeDeliveryCountry(
  page: Page,
  locale: Locale,
  country: string,
  opener?: Locator,
): Promise<void> {
  const footerButton = page
    .getByRole('contentinfo')
    .getByRole('button', { name: getMessage(locale, 'site.changeCountry') });
  await (opener ?? footerButton).click();
  const dialog = page.getByRole('dialog', { name: getMessage(locale, 'location.title') });
  await dialog.getByRole('combobox').selectOption(country);
  await dialog.getByRole('button', { name: getMessage(locale, 'location.confirm') }).click();
  await expect(dialog).toBeHidden();
}
