/**
 * An address of the web as mail programs link it. A name that holds one carries a stranger's link in the shop's mail. A part of an address
 * such as `10, st.tv/12` is none.
 */
const WEB_ADDRESS_PATTERN = /:\/\/|\bwww\.|[\w-]{3,}\.[a-z]{2,}\//i;

/** Signs that browsers read as the dots of a host name. */
const FULL_STOPS_PATTERN = /[\u3002\uFF61]/g;

/** Controls, and what a mail program takes for the end of a line. */
const CONTROL_CHARACTER_PATTERN = /[\p{Cc}\u2028\u2029]/u;

/** Whether a text holds an address of the web. */
export function hasWebAddress(text: string): boolean {
  const seen = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(FULL_STOPS_PATTERN, '.');
  return WEB_ADDRESS_PATTERN.test(seen);
}

/** Whether a text holds a control character or a line end. */
export function hasControlCharacter(text: string): boolean {
  return CONTROL_CHARACTER_PATTERN.test(text);
}
