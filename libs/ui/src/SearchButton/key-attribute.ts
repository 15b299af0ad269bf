/** The key works while the button has this attribute. */
export const KEY_ATTRIBUTE = 'aria-keyshortcuts';
