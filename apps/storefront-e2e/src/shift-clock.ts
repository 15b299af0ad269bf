import type { Page } from '@playwright/test';

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
