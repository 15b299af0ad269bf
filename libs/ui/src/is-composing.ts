import type { SyntheticEvent } from 'react';

/** Key code of keys that an input method handles. Safari ends the composition before it reports the key that ended it. */
const COMPOSING_KEY_CODE = 229;

/**
 * Whether an input method is composing text, as for Japanese, Chinese and Korean: Esc, Enter and arrow keys then belong to the input
 * method, and the text of the field is not final.
 */
export function isComposing(event: Event | SyntheticEvent): boolean {
  const { isComposing, keyCode } = ('nativeEvent' in event ? event.nativeEvent : event) as KeyboardEvent;
  return isComposing || keyCode === COMPOSING_KEY_CODE;
}
