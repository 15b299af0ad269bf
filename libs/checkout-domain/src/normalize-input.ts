/** Characters without width or shape: soft hyphens, zero-width spaces, direction marks. */
const INVISIBLE_CHARACTERS = /\p{Cf}/gu;
/**
 * Invisible characters that are not part of a letter. Joiners and tags stay, because some scripts and emoji need
 * them.
 */
const INVISIBLE_IN_NAMES =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;
const DASHES = /[\p{Pd}\u2043\u2212]/gu;
/** Arabic and Persian digits; Unicode's compatibility form maps the full-width ones. */
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/**
 * Normalizes typed or pasted text: removes invisible characters and outer spaces, unifies hyphens, digits and spaces,
 * and narrows full-width letters. For codes, numbers, addresses and queries, not for passwords.
 */
export function normalizeInput(typed: string): string {
  return typed
    .replace(INVISIBLE_CHARACTERS, '')
    .normalize('NFKC')
    .replace(DASHES, '-')
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Normalizes a name or an address line: removes invisible characters and extra spaces, keeps the letters. */
export function normalizeName(typed: string): string {
  return typed.replace(INVISIBLE_IN_NAMES, '').normalize('NFC').replace(/\s+/g, ' ').trim();
}
