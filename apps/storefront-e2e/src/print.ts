import type { Page } from '@playwright/test';
import { getMain } from './page-elements.ts';
import { expect } from './test.ts';

/** Returns how many A4 sheets the page prints on, with margins of 1 cm. */
export async function countPrintedPages(page: Page): Promise<number> {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const pdf = await page.pdf({ format: 'A4', margin });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Expects the printed page to have no header, footer, navigation or buttons. Leaves the page in print media. */
export async function expectNoNavigationOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const landmark of ['banner', 'contentinfo', 'navigation'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(0);
  }
  await expect(getMain(page).getByRole('button')).toHaveCount(0);
}

/** Expects the order that the page shows to be one printed page without links onward. */
export async function expectOrderOnOnePage(page: Page): Promise<void> {
  await expectNoNavigationOnPaper(page);
  await page.emulateMedia({ media: null });
  expect(await countPrintedPages(page)).toBe(1);
}
