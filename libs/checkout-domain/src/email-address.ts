import { normalizeInput } from './normalize-input.ts';

/** Why an email address is invalid. */
export type EmailMistake =
  | 'missing'
  | 'malformed'
  /** A letter beyond ASCII before the @, which few mail servers accept (RFC 6531). */
  | 'letter';

/** Characters that mail servers deliver to (RFC 5321). */
const MAX_EMAIL_LENGTH = 254;
/** The form of every address; only a mail shows whether the mailbox exists. */
const emailPattern = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+\.[^\s@<>()[\],;:"\\.]{2,}$/;
/** Dots and hyphens that no mail server accepts: at an end of a part, or two dots in a row. */
const STRAY_MARK_PATTERN = /^\.|\.\.|\.@|@[.-]|\.-|-\./;
const NON_ASCII_PATTERN = /[^\p{ASCII}]/u;

/** Normalizes an address for sending: a domain with letters such as ø becomes ASCII (`xn--…`). */
export function normalizeEmail(input: string): string {
  // The full stop of Chinese and Japanese is a dot in host names.
  const address = normalizeInput(input).replace(/\u3002/g, '.');
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (!NON_ASCII_PATTERN.test(domain) || !emailPattern.test(address)) return address;
  const url = `http://${domain}`;
  return URL.canParse(url) ? `${address.slice(0, at)}@${new URL(url).hostname}` : address;
}

/** Returns why an email address as entered is invalid. */
export function checkEmail(input: string): EmailMistake | undefined {
  const address = normalizeEmail(input);
  if (address === '') return 'missing';
  if (address.length > MAX_EMAIL_LENGTH || !emailPattern.test(address) || STRAY_MARK_PATTERN.test(address))
    return 'malformed';
  return NON_ASCII_PATTERN.test(address) ? 'letter' : undefined;
}
