import { SHORTCUT_ATTRIBUTE } from '../SearchButton/shortcut-attribute.ts';

/** Returns whether the key of the SearchButton with this id is on; also where there is no such button. */
export function isSearchShortcutEnabled(id: string): boolean {
  return document.getElementById(id)?.hasAttribute(SHORTCUT_ATTRIBUTE) ?? true;
}

/** Turns the key of the SearchButton with this id on or off. People who dictate need that (WCAG 2.2, 2.1.4). */
export function setSearchShortcutEnabled(id: string, isOn: boolean): void {
  const button = document.getElementById(id);
  if (isOn) button?.setAttribute(SHORTCUT_ATTRIBUTE, '/');
  else button?.removeAttribute(SHORTCUT_ATTRIBUTE);
}
