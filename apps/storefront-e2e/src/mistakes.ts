import type { Locator, Page } from '@playwright/test';

/** What stops a form, as links to its fields, by how it begins in both languages. */
export const mistakesIn = (place: Page | Locator): Locator =>
  place.getByRole('group', { name: /^(Correct|Ret) (one|ét|\d+) / });
