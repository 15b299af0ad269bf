/** In the session's storage: the fonts are here, so that pages can show them from the start (`first-paint.ts`). */
export const FONTS = 'marehalm.fonts';

/** Asked for any earlier, `fonts.ready` would lay out a page that is not there yet. */
export async function noteFonts({ document, sessionStorage }: Window): Promise<void> {
  await document.fonts.ready;
  sessionStorage.setItem(FONTS, '1');
}
