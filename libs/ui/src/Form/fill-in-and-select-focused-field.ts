import { flushSync } from 'react-dom';

/**
 * Runs `fillIn`, which changes field values, and selects the text of the focused field if it changed, so that typing replaces it.
 * Call it in an event handler or an effect.
 */
export function fillInAndSelectFocusedField(fillIn: () => void): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLInputElement)) {
    fillIn();
    return;
  }
  const before = focused.value;
  flushSync(fillIn);
  if (focused.value !== before) focused.select();
}
