/** Characters without a width or a shape: soft hyphens, zero-width spaces, marks of writing direction. */
const INVISIBLE = /\p{Cf}/gu;
/** Invisible characters that change no letter. Joiners and tags stay: names in some scripts and pictures are made with them. */
const INVISIBLE_IN_NAMES =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;
const DASHES = /[\p{Pd}\u2043\u2212]/gu;
/** Arabic and Persian digits; Unicode's compatibility form maps the full-width ones. */
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/**
 * Returns what was typed or pasted as a keyboard would have written it: no invisible characters, one kind of hyphen, digit and
 * space, full-width letters narrowed, no space at the ends. For codes, numbers, addresses and queries, not for passwords.
 */
export function normalizeInput(typed: string): string {
  return typed
    .replace(INVISIBLE, '')
    .normalize('NFKC')
    .replace(DASHES, '-')
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns a name or a line of an address without invisible characters and needless spaces, its letters as typed. */
export function normalizeName(typed: string): string {
  return typed.replace(INVISIBLE_IN_NAMES, '').normalize('NFC').replace(/\s+/g, ' ').trim();
}
