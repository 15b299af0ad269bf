/**
 * A URL that mail programs turn into a link. A name that contains one would put a stranger's link into the shop's mail. A part of
 * an address such as `10, st.tv/12` does not match.
 */
const WEB_ADDRESS_PATTERN = /:\/\/|\bwww\.|[\w-]{3,}\.[a-z]{2,}\//i;

/** Characters that browsers read as the dots of a host name. */
const FULL_STOPS_PATTERN = /[\u3002\uFF61]/g;

/** Control characters, and what mail programs take for a line break. */
const CONTROL_CHARACTER_PATTERN = /[\p{Cc}\u2028\u2029]/u;

/** Whether a text contains a URL. */
export function hasWebAddress(text: string): boolean {
  const seen = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(FULL_STOPS_PATTERN, '.');
  return WEB_ADDRESS_PATTERN.test(seen);
}

/** Whether a text contains a control character or a line break. */
export function hasControlCharacter(text: string): boolean {
  return CONTROL_CHARACTER_PATTERN.test(text);
}
