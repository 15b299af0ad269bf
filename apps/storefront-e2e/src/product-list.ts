import type { Page } from '@playwright/test';
import { getMessage, type Locale } from './messages.ts';
import { expect } from './test.ts';

/** Viewport of a phone, in CSS pixels. */
export const phoneViewportSize = { width: 390, height: 844 };

/** Viewport of a desktop, in CSS pixels. */
export const desktopViewportSize = { width: 1440, height: 900 };

/**
 * Returns the locators of the parts of a product list, a translation function, and `settled()`, which waits for the requested
 * results.
 */
export function getProductListParts(page: Page, locale: Locale) {
  const main = page.getByRole('main');
  const t = (...words: Parameters<typeof getMessage> extends [Locale, ...infer Rest] ? Rest : never) =>
    getMessage(locale, ...words);
  return {
    t,
    main,
    cards: main.getByRole('article'),
    /** The live region. */
    said: main.getByRole('status').filter({ hasText: /./ }),
    filters: main.getByRole('complementary', { name: t('filter.title') }),
    drawer: page.getByRole('dialog', { name: t('filter.title') }),
    chips: main.getByRole('list', { name: t('filter.chosen') }).getByRole('button'),
    sort: main.getByRole('combobox', { name: t('filter.sort') }),
    viewMore: main.getByRole('button', { name: t('filter.viewMore'), exact: true }).last(),
    failure: main.getByRole('alert'),
    /** Waits until the list shows what was requested. The URL may change before. */
    settled: () => expect(main.locator('[data-waiting=true]')).toHaveCount(0),
  };
}
