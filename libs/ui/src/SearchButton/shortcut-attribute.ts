/** The key works while the button has this attribute. */
export const SHORTCUT_ATTRIBUTE = 'aria-keyshortcuts';
