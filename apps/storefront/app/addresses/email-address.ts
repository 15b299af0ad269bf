import { normalizeTyped } from '../typed-text.ts';

/** What is wrong with an e-mail address. */
export type EmailMistake =
  | 'missing'
  | 'malformed'
  /** Before the @ stands a letter beyond ASCII, which few mail servers accept and no shop service does (RFC 6531). */
  | 'letter';

/** Characters that mail servers deliver to (RFC 5321). */
const MAX_EMAIL_LENGTH = 254;
/** The shape that every address has; whether there is a mailbox, the mail decides. */
const emailPattern = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+\.[^\s@<>()[\],;:"\\.]{2,}$/;
const BEYOND_ASCII = /[^\p{ASCII}]/u;

/** Returns the address as mail carries it: normalized, a domain with letters such as ø in its ASCII form (`xn--…`). */
export function normalizeEmail(typed: string): string {
  const address = normalizeTyped(typed);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 0 || !BEYOND_ASCII.test(domain) || !emailPattern.test(address)) return address;
  const url = URL.parse(`http://${domain}`);
  return url ? `${address.slice(0, at)}@${url.hostname}` : address;
}

/** Returns what is wrong with an e-mail address as typed. */
export function checkEmail(typed: string): EmailMistake | undefined {
  const address = normalizeEmail(typed);
  if (address === '') return 'missing';
  if (address.length > MAX_EMAIL_LENGTH || !emailPattern.test(address)) return 'malformed';
  return BEYOND_ASCII.test(address) ? 'letter' : undefined;
}
