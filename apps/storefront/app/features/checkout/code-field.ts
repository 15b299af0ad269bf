/**
 * Brings the focus to where a code is typed, or to the question that opens it: the button that took a code away is gone with it.
 * Whoever has gone on meanwhile is left where they are.
 */
export function focusCodeField(place: HTMLElement | null): void {
  const { activeElement } = document;
  if (!place || (activeElement !== document.body && !place.contains(activeElement))) return;
  const isOpen = place.querySelector('details')?.open;
  place.querySelector<HTMLElement>(isOpen ? 'input' : 'summary')?.focus();
}
