import { flushSync } from 'react-dom';

/**
 * Calls `fillIn`, which changes values of fields, and selects the new value of the focused field: typing replaces it, as after the tab
 * key. Call it in an event handler or an effect, not while rendering.
 */
export function fillInFields(fillIn: () => void): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLInputElement)) {
    fillIn();
    return;
  }
  const before = focused.value;
  flushSync(fillIn);
  if (focused.value !== before) focused.select();
}
