import type { Locator, Page } from '@playwright/test';
import { getMessage, type Locale } from './messages.ts';

/** Returns the locator of the main landmark. */
export const getMain = (page: Page): Locator => page.getByRole('main');

/** Clicks the button in the main landmark whose text is message `key`. */
export const clickButtonByMessage = (
  page: Page,
  locale: Locale,
  key: string,
  values?: Record<string, string | number>,
): Promise<void> =>
  getMain(page)
    .getByRole('button', { name: getMessage(locale, key, values), exact: true })
    .click();

/** Returns the locator of the text field in the main landmark whose label is message `key`. */
export const getTextField = (page: Page, locale: Locale, key: string): Locator =>
  getMain(page).getByRole('textbox', { name: getMessage(locale, key), exact: true });

/** Follows the first link in the main landmark with the text of message `key`. */
export const clickLinkByMessage = (page: Page, locale: Locale, key: string): Promise<void> =>
  getMain(page)
    .getByRole('link', { name: getMessage(locale, key), exact: true })
    .first()
    .click();

/** Returns the locator of the page's main heading with the text of message `key`. */
export const getPageHeading = (page: Page, locale: Locale, key: string): Locator =>
  page.getByRole('heading', { level: 1, name: getMessage(locale, key), exact: true });
