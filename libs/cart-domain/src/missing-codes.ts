import { normalizeCode } from './bag.ts';
import type { CartContents } from './cart-changes.ts';

/** Returns those of `codes` that the cart lacks. */
export function findMissingPromoCodes(
  codes: readonly string[],
  { codes: there }: CartContents,
): readonly string[] {
  return findMissing(
    codes,
    normalizeCode,
    there.map(({ code }) => normalizeCode(code)),
  );
}

/** Returns those gift cards of `codes` that the cart lacks. The service reveals only the last characters. */
export function findMissingGiftCards(
  codes: readonly string[],
  { giftCards: there = [] }: CartContents,
): readonly string[] {
  return findMissing(
    codes,
    lastCharacters,
    there.map((card) => normalizeCode(card.lastCharacters)),
  );
}

function findMissing(
  codes: readonly string[],
  nameOf: (code: string) => string,
  there: readonly string[],
): readonly string[] {
  // One by one, because two gift cards may end in the same characters.
  const left = [...there];
  return codes.filter((code) => {
    const index = left.indexOf(nameOf(code));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

function lastCharacters(code: string): string {
  return normalizeCode(code).slice(-4);
}
