import type { SyntheticEvent } from 'react';

/** The code of a key that an input method takes. Safari ends the composition before it reports the key that has ended it. */
const TAKEN_KEY = 229;

/**
 * Whether letters are being composed, as with Japanese, Chinese and Korean input methods: Esc, Enter and arrow keys belong to the input
 * method then, and what stands in the field is not written yet.
 */
export function isComposing(event: Event | SyntheticEvent): boolean {
  const { isComposing, keyCode } = ('nativeEvent' in event ? event.nativeEvent : event) as KeyboardEvent;
  return isComposing || keyCode === TAKEN_KEY;
}
