import type { Page } from '@playwright/test';
import { getMessage, type Locale } from './messages.ts';
import { expect } from './test.ts';

/** Changes the values of the build that `MAREHALM_TAG_MANAGER_ID` and a tag manager on the own origin change. */
export async function configureTagManager(page: Page): Promise<void> {
  await page.route('**/assets/configuration-*.js', async (route) => {
    const response = await route.fetch();
    const built = await response.text();
    const body = built.replace(/recaptcha:\s*\{[^}]*\}/, '$&,tagManager:{id:"GTM-LOCAL",host:"/"}');
    expect(body).not.toBe(built);
    await route.fulfill({ response, body });
  });
}

/** The question at the end of a page. */
export const getConsentBanner = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: getMessage(locale, 'consent.title') });

/** A button of the question. */
export const getConsentButton = (
  page: Page,
  locale: Locale,
  key: 'acceptAll' | 'rejectAll' | 'save' | 'change',
) => getConsentBanner(page, locale).getByRole('button', { name: getMessage(locale, `consent.${key}`) });
