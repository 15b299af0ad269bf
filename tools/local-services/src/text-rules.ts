/** An address of the web as mail programs link it. A name that holds one carries a stranger's link in the shop's mail. */
const WEB_ADDRESS = /:\/\/|\bwww\./i;

/** Controls, and what a mail program takes for the end of a line. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/** Whether a text holds an address of the web. */
export function hasWebAddress(text: string): boolean {
  return WEB_ADDRESS.test(text);
}

/** Whether a text holds a control character or a line end. */
export function hasControl(text: string): boolean {
  return CONTROL.test(text);
}
