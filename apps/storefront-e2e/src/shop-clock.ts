import type { Page } from '@playwright/test';
import { SHOP_CLOCK } from './running-shop.ts';

/** Shifts the clock of every document that `page` loads from now on by `shift` milliseconds. */
export const shiftClock = (page: Page, shift: number): Promise<unknown> =>
  page.addInitScript((shift) => {
    const now = Date.now.bind(Date);
    const RealDate = Date;
    class ShiftedDate extends RealDate {
      constructor(...parts: []) {
        if (parts.length === 0) super(now() + shift);
        else super(...parts);
      }
      static override now() {
        return now() + shift;
      }
    }
    window.Date = ShiftedDate as DateConstructor;
  }, shift);

/** Sets the clock of every document of `page` to the clock of the shop. */
export const setShopClock = (page: Page): Promise<unknown> =>
  shiftClock(page, Date.parse(SHOP_CLOCK) - Date.now());
