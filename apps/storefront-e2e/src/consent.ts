import type { Page } from '@playwright/test';
import { getMessage, type Locale } from './messages.ts';
import { expect } from './test.ts';

/**
 * Makes the built shop load the local tag manager, by rewriting its configuration script as if built with
 * `MAREHALM_TAG_MANAGER_ID`.
 */
export async function enableLocalTagManager(page: Page): Promise<void> {
  await page.route('**/assets/public-configuration-*.js', async (route) => {
    const response = await route.fetch();
    const built = await response.text();
    const body = built.replace(/recaptcha:\s*\{[^}]*\}/, '$&,tagManager:{id:"GTM-LOCAL",host:"/"}');
    expect(body).not.toBe(built);
    await route.fulfill({ response, body });
  });
}

/** Returns the locator of the consent banner at the end of the page. */
export const getConsentBanner = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: getMessage(locale, 'consent.title') });

/** Returns the locator of one button of the consent banner. */
export const getConsentButton = (
  page: Page,
  locale: Locale,
  key: 'acceptAll' | 'rejectAll' | 'save' | 'change',
) => getConsentBanner(page, locale).getByRole('button', { name: getMessage(locale, `consent.${key}`) });
