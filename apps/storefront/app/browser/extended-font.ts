import stylesheet from '@marehalm/ui/extended-fonts.css?url';
import { createObserver, whenIdle } from '@marehalm/static-router/client';

/** What is not in the first file of the text face: `latin-fonts.css` of the kit says what is. */
const OTHER = /[^\s -Z_a-z°·Ä-ÆÉÖ-ØÜä-æèéóôöøü–—‘’“”•…€−]/;
/** Of what is, what the first file of the display face leaves to its second. */
const OTHER_IN_DISPLAY = /[#$*<=>@_°·•−]/;
const DISPLAY = 'Cormorant';

/**
 * Loads the extended font subsets as soon as a rare letter is typed or shown, in a name or in a query: no built page contains one.
 * Faces that stand in every page's styles cost it more than their bytes: for each that is not here a browser asks the system for another,
 * in every size, and a face more has it lay out all text anew.
 */
export function loadExtendedFont(view: Window): void {
  const page = view.document;
  let isPlanned = false;
  const changes = createObserver(() => new MutationObserver(plan));

  function plan(): void {
    if (isPlanned) return;
    isPlanned = true;
    whenIdle(look);
  }

  function look(): void {
    isPlanned = false;
    if (!showsOthers(page.body)) return;
    changes.disconnect();
    view.removeEventListener('input', plan);
    const link = page.createElement('link');
    link.rel = 'stylesheet';
    link.href = stylesheet;
    page.head.append(link);
  }

  changes.observe(page.body, {
    subtree: true,
    childList: true,
    characterData: true,
    // What the shop fills in, React writes here as well.
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
