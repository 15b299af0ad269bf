import type { Locator, Page } from '@playwright/test';

/** The error summary of a form, by how its name begins in both languages. */
export const getErrorSummary = (place: Page | Locator): Locator =>
  place.getByRole('group', { name: /^(Correct|Ret) (one|ét|\d+) / });
