import { normalizeInput } from './normalize-input.ts';

/** What is wrong with an email address. */
export type EmailMistake =
  | 'missing'
  | 'malformed'
  /** A letter beyond ASCII before the @, which few mail servers accept (RFC 6531). */
  | 'letter';

/** Characters that mail servers deliver to (RFC 5321). */
const MAX_EMAIL_LENGTH = 254;
/** The shape that every address has; only a mail shows whether there is a mailbox. */
const emailPattern = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+\.[^\s@<>()[\],;:"\\.]{2,}$/;
/** Dots and hyphens where no mail server takes them: at an end of a part, or two dots in a row. */
const STRAY_MARK = /^\.|\.\.|\.@|@[.-]|\.-|-\./;
const BEYOND_ASCII = /[^\p{ASCII}]/u;

/** Returns the address as mail carries it: normalized, a domain with letters such as ø in its ASCII form (`xn--…`). */
export function normalizeEmail(input: string): string {
  // The full stop of Chinese and Japanese is a dot in the name of a host.
  const address = normalizeInput(input).replace(/\u3002/g, '.');
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (!BEYOND_ASCII.test(domain) || !emailPattern.test(address)) return address;
  const url = `http://${domain}`;
  return URL.canParse(url) ? `${address.slice(0, at)}@${new URL(url).hostname}` : address;
}

/** Returns what is wrong with an email address as entered. */
export function checkEmail(input: string): EmailMistake | undefined {
  const address = normalizeEmail(input);
  if (address === '') return 'missing';
  if (address.length > MAX_EMAIL_LENGTH || !emailPattern.test(address) || STRAY_MARK.test(address))
    return 'malformed';
  return BEYOND_ASCII.test(address) ? 'letter' : undefined;
}
