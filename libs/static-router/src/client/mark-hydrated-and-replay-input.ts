import { isHydrationPending, isPageHydrated } from './is-hydration-pending.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns a function that notifies React of input before hydration and keeps focus and caret; `undefined` for an unchanged field. */
function changeOf(field: Field): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) {
    const selected = field.selectedIndex;
    const preselected = Math.max(
      0,
      [...field.options].findIndex((option) => option.defaultSelected),
    );
    if (selected === preselected) return undefined;
    return () => {
      field.selectedIndex = selected;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    const { checked } = field;
    if (checked === field.defaultChecked || (field.type === 'radio' && !checked)) return undefined;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  const typed = field.value;
  if (/^(hidden|file|submit|button|image|reset)$/.test(field.type) || typed === field.defaultValue)
    return undefined;
  return () => {
    const { selectionStart, selectionEnd } = field;
    // The visitor may have typed more meanwhile, or React may have rendered its own value.
    const value = field.value === field.defaultValue ? typed : field.value;
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    if (selectionStart !== null && document.activeElement === field)
      field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/**
 * Marks the page, or a hydration boundary in it, as hydrated, and passes earlier input to React: first the values of fields, then the queued events.
 * Call it in an effect of the root route. Does nothing without `deferHydration()`, which queues the input, or when the page is already hydrated.
 *
 * @param boundary The boundary; the page by default.
 * @param isPrerendered Whether the page or the boundary was prerendered; otherwise its fields have no earlier input.
 */
export function markHydratedAndReplayInput(boundary?: HTMLElement, isPrerendered = true): void {
  const { queuedEvents } = window;
  if (!queuedEvents || (!boundary && isPageHydrated())) return;
  // Read the fields now, because React renders client-only state next, such as the query of the URL.
  const fields = isPrerendered ? (boundary ?? document).querySelectorAll<Field>('input,select,textarea') : [];
  const changes = [...fields]
    .filter((field) => field.closest('[data-hydration-boundary]') === (boundary ?? null))
    .flatMap((field) => changeOf(field) ?? []);
  setTimeout(() => {
    if (boundary) boundary.dataset['hydrated'] = '';
    else document.documentElement.dataset['hydration'] = 'done';
    for (const notify of changes) notify();
    // In another task, after React has rendered the changes: a form submits what is rendered.
    setTimeout(() => {
      const due = queuedEvents.filter(({ target }) => !isHydrationPending(target));
      queuedEvents.splice(0, queuedEvents.length, ...queuedEvents.filter((event) => !due.includes(event)));
      for (const { target, replay } of due) if (target.isConnected) replay();
    });
  });
}
