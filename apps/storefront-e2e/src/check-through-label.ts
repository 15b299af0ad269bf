import { expect, type Locator } from '@playwright/test';

/** Clicks a radio button or checkbox through the label that covers it. */
export async function checkThroughLabel(option: Locator): Promise<void> {
  await option.click({ force: true });
  await expect(option).toBeChecked();
}
