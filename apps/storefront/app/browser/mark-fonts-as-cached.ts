import { storageKeys } from '@marehalm/shop';
import { attempt } from '@marehalm/static-router/client';

/**
 * Records for this visit that the fonts are cached, so that pages use them at the first paint (`first-paint.ts`). Call it after the page has rendered, because `fonts.ready` forces layout.
 */
export async function markFontsAsCached({ document }: Window): Promise<void> {
  await document.fonts.ready;
  attempt(() => sessionStorage.setItem(storageKeys.fontsCached, '1'));
}
