import type { Page } from '@playwright/test';

/**
 * Adds styles to `page`; returns a function that removes them. An adopted stylesheet, because the policy refuses
 * other style elements.
 */
export async function addTemporaryStyle(page: Page, css: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((text) => {
    const made = new CSSStyleSheet();
    made.replaceSync(text);
    document.adoptedStyleSheets.push(made);
    return made;
  }, css);
  return () =>
    sheet.evaluate((made) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== made);
    });
}
