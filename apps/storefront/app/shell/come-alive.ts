import { isWaiting } from '../boot/is-waiting';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was typed or ticked in a field before React came: how to tell it, leaving focus and caret where they are. */
function changeOf(field: Field): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) {
    const wanted = field.selectedIndex;
    const preselected = Math.max(
      0,
      [...field.options].findIndex((option) => option.defaultSelected),
    );
    if (wanted === preselected) return undefined;
    return () => {
      field.selectedIndex = wanted;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    const wanted = field.checked;
    if (wanted === field.defaultChecked || (field.type === 'radio' && !wanted)) return undefined;
    return () => {
      field.checked = !wanted;
      field.click();
    };
  }
  const typed = field.value;
  if (/^(hidden|file|submit|button|image|reset)$/.test(field.type) || typed === field.defaultValue)
    return undefined;
  return () => {
    const { selectionStart, selectionEnd } = field;
    // More may have been typed meanwhile, or React may have drawn what it knew.
    const value = field.value === field.defaultValue ? typed : field.value;
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    if (selectionStart !== null && document.activeElement === field)
      field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/**
 * Says that React knows the page now, or the late part `part` of it, and gives it what somebody did before: what was typed in
 * fields, and the taps that `boot/boot.ts` has held. Does nothing on a page that did not come as HTML with that script, nor a second
 * time for a page.
 *
 * @param isInHtml Whether the page, or the part, came as HTML. Nobody has typed anything in one that React has drawn itself.
 */
export function comeAlive(part?: HTMLElement, isInHtml = true): void {
  const { heldTaps } = window;
  const root = document.documentElement;
  if (!heldTaps || (!part && root.dataset.start === 'ready')) return;
  // Looked at now: next, React draws what only the browser knows, such as what the address of a list asks for.
  const fields = isInHtml ? (part ?? document).querySelectorAll<Field>('input,select,textarea') : [];
  const changes = [...fields]
    .filter((field) => field.closest('[data-late]') === (part ?? null))
    .flatMap((field) => changeOf(field) ?? []);
  setTimeout(() => {
    if (part) part.dataset.alive = '';
    else root.dataset.start = 'ready';
    for (const tell of changes) tell();
    // A form is sent with what React has drawn by then.
    setTimeout(() => {
      const due = heldTaps.filter(({ target }) => !isWaiting(target));
      heldTaps.splice(0, heldTaps.length, ...heldTaps.filter((tap) => !due.includes(tap)));
      for (const { target, replay } of due) if (target.isConnected) replay();
    });
  });
}
