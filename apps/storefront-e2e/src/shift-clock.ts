import type { Page } from '@playwright/test';
import { SHOP_CLOCK } from './running-shop.ts';

/** Has every document of `page` believe that it is so many milliseconds later. */
export const shiftClock = (page: Page, shift: number): Promise<unknown> =>
  page.addInitScript((shift) => {
    const now = Date.now.bind(Date);
    const Real = Date;
    class Shifted extends Real {
      constructor(...parts: []) {
        if (parts.length === 0) super(now() + shift);
        else super(...parts);
      }
      static override now() {
        return now() + shift;
      }
    }
    window.Date = Shifted as DateConstructor;
  }, shift);

/** Has every document of `page` go by the clock of the shop, which opens on the same day for ever. */
export const goByTheShopsClock = (page: Page): Promise<unknown> =>
  shiftClock(page, Date.parse(SHOP_CLOCK) - Date.now());
