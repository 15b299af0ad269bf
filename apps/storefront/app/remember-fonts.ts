import { attempt } from './platform/attempt';

/** In the session's storage: the fonts are here, so that pages can show them from the start (`first-paint.ts`). */
export const FONTS_KEY = 'marehalm.fonts';

/** Asked for any earlier, `fonts.ready` would lay out a page that is not there yet. */
export async function rememberFonts({ document }: Window): Promise<void> {
  await document.fonts.ready;
  attempt(() => sessionStorage.setItem(FONTS_KEY, '1'));
}
