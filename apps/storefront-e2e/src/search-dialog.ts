import type { Locator, Page } from '@playwright/test';
import { getMessage, type Locale } from './messages.ts';
import { expect } from './test.ts';
import { openAndHydratePage } from './open-page.ts';

/** Parts of the search dialog, by accessible names. */
export function getSearchDialogParts(page: Page, locale: Locale) {
  const dialog = page.getByRole('dialog', { name: getMessage(locale, 'search.title') });
  const region = (key: string) => dialog.getByRole('region', { name: getMessage(locale, key) });
  return {
    dialog,
    opener: page
      .getByRole('banner')
      .getByRole('button', { name: getMessage(locale, 'site.search'), exact: true }),
    field: dialog.getByRole('searchbox', { name: getMessage(locale, 'search.label') }),
    products: region('search.products').getByRole('listitem'),
    articles: region('search.articles').getByRole('link'),
    pages: region('search.pages').getByRole('link'),
    popular: region('search.popular').getByRole('button'),
    recent: region('search.recent').getByRole('listitem'),
    categories: region('search.categories').getByRole('link'),
    button: (key: string, values?: Record<string, string>): Locator =>
      dialog.getByRole('button', { name: getMessage(locale, key, values), exact: true }),
  };
}

/** Opens `path` and its search dialog. */
export async function openSearchDialog(
  page: Page,
  locale: Locale,
  path: string = locale === 'en' ? '/' : '/da',
) {
  await openAndHydratePage(page, path);
  const search = getSearchDialogParts(page, locale);
  await search.opener.click();
  await expect(search.field).toBeFocused();
  return search;
}
