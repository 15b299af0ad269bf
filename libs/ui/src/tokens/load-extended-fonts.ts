import { observeChanges } from '../observers.ts';

/** Characters outside of the first file of the text face, which `latin-fonts.css` of the kit defines. */
const OTHER = /[^\s -Z_a-z°·Ä-ÆÉÖ-ØÜä-æèéóôöøü–—‘’“”•…€−]/;
/** Characters in that file for which the display face needs its second file. */
const OTHER_IN_DISPLAY = /[#$*<=>@_°·•−]/;
const DISPLAY = 'Cormorant';

/**
 * Watches the page, and adds `stylesheet` once when a letter outside the Latin subset is typed or shown. Pages without such
 * letters never load the extended fonts.
 *
 * @param stylesheet URL of `extended-fonts.css`.
 * @param whenIdle Runs an action when the browser is idle.
 */
export function loadExtendedFontsOnDemand(
  view: Window,
  stylesheet: string,
  whenIdle: (action: () => void) => void,
): void {
  const page = view.document;
  let isPlanned = false;
  let stopObserving = (): void => undefined;

  function plan(): void {
    if (isPlanned) return;
    isPlanned = true;
    whenIdle(look);
  }

  function look(): void {
    isPlanned = false;
    if (!showsOthers(page.body)) return;
    stopObserving();
    view.removeEventListener('input', plan);
    const link = page.createElement('link');
    link.rel = 'stylesheet';
    link.href = stylesheet;
    page.head.append(link);
  }

  stopObserving = observeChanges(page.body, plan, {
    subtree: true,
    childList: true,
    characterData: true,
    // What an app fills in, React writes here as well.
    attributeFilter: ['value'],
  });
  view.addEventListener('input', plan);
  plan();
}

/** Whether the page or one of its fields has a character outside the loaded font subsets. */
function showsOthers(body: HTMLElement): boolean {
  const fields = body.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  if ([...fields].some(({ value }) => needsExtendedFont(value))) return true;
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    // Looking for the face of every text would take longer than reading them all.
    if (!parentElement || parentElement.matches('script') || !needsExtendedFont(data, true)) continue;
    if (needsExtendedFont(data) || getComputedStyle(parentElement).fontFamily.includes(DISPLAY)) return true;
  }
  return false;
}

/** Whether the first file of the text face, or of the display face, lacks a letter of `text`; spaces look the same in any face. */
export const needsExtendedFont = (text: string, isDisplay = false): boolean =>
  OTHER.test(text) || (isDisplay && OTHER_IN_DISPLAY.test(text));
