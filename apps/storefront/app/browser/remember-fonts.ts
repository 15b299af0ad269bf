import { storageKeys } from '@marehalm/shop';
import { attempt } from '@marehalm/static-router/client';

/**
 * Remembers for this visit that the fonts are here, so that pages show them from the start (`first-paint.ts`). Asked for any earlier, `fonts.ready` would lay out a page that is not there yet.
 */
export async function rememberFonts({ document }: Window): Promise<void> {
  await document.fonts.ready;
  attempt(() => sessionStorage.setItem(storageKeys.fonts, '1'));
}
