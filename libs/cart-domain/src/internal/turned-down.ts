import { type DesiredCart, type TurnedDown } from '../desired-cart.ts';

/** What the service has turned down, remembered until the shopper changes it or a fresh start is asked for. */
export interface Refusals extends TurnedDown {
  /** Leaves a line as it is while it is wanted in this quantity. Tells whether that is news to the shopper. */
  holdLine(key: string, quantity: number): boolean;
  /** The line is in the cart after all. */
  acceptLine(key: string): void;
  /** Leaves a code as it is. Tells whether that is news. */
  holdCode(code: string): boolean;
  holdNote(note: string): void;
  /** Leaves a free line out of the cart: it was charged for. */
  dropLine(key: string): void;
  isLineDropped(key: string): boolean;
  /** The code is in the cart after all. */
  acceptCode(code: string): void;
  /** Forgets what is no longer wanted. */
  keepOnly(desired: DesiredCart): void;
  heldLines(): readonly string[];
  /** Everything may be tried again. What the shopper was told already stays no news. */
  clear(): void;
}

/** Nothing turned down yet. */
export function createRefusals(): Refusals {
  const lines = new Map<string, number>();
  const toldLines = new Map<string, number>();
  const codes = new Set<string>();
  const dropped = new Set<string>();
  let heldNote: string | undefined;
  return {
    isLineHeld: (key, quantity) => lines.get(key) === quantity,
    isCodeHeld: (code) => codes.has(code),
    isNoteHeld: (note) => note === heldNote,
    holdLine(key, quantity) {
      const isNews = toldLines.get(key) !== quantity;
      lines.set(key, quantity);
      toldLines.set(key, quantity);
      return isNews;
    },
    acceptLine(key) {
      lines.delete(key);
      toldLines.delete(key);
    },
    holdCode(code) {
      const isNews = !codes.has(code);
      codes.add(code);
      return isNews;
    },
    holdNote(note) {
      heldNote = note;
    },
    dropLine: (key) => void dropped.add(key),
    isLineDropped: (key) => dropped.has(key),
    acceptCode: (code) => void codes.delete(code),
    keepOnly(desired) {
      for (const map of [lines, toldLines]) {
        for (const key of map.keys()) if (!desired.lines.has(key)) map.delete(key);
      }
      for (const code of codes) {
        if (!desired.codes.includes(code) && !desired.giftCards.includes(code)) codes.delete(code);
      }
    },
    heldLines: () => [...lines.keys()],
    clear() {
      lines.clear();
      codes.clear();
      dropped.clear();
      heldNote = undefined;
    },
  };
}
