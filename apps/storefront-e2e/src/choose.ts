import { expect, type Locator } from '@playwright/test';

/** Presses a radio or checkbox where a shopper does: its label covers the whole line and takes the press for it. */
export async function choose(option: Locator): Promise<void> {
  await option.click({ force: true });
  await expect(option).toBeChecked();
}
