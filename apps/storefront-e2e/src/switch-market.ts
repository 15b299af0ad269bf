import { expect, type Page } from '@playwright/test';
import { checkThroughLabel } from './check-through-label.ts';
import { type Locale, getMessage } from './messages.ts';

/** Selects a market in the dialog for language and currency. */
export async function switchMarket(page: Page, locale: Locale, market: RegExp): Promise<void> {
  const title = getMessage(locale, 'site.languageAndCurrency');
  await page.getByRole('banner').getByRole('button', { name: title }).click();
  const preferences = page.getByRole('dialog', { name: title });
  await checkThroughLabel(preferences.getByRole('radio', { name: market }));
  await preferences.getByRole('button', { name: getMessage(locale, 'preferences.save') }).click();
  await expect(preferences).toBeHidden();
}
