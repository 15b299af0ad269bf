import { type TurnedDown } from '../desired-cart.ts';

/** What the service has turned down, remembered until it is over or a fresh start is asked for. */
export interface Refusals extends TurnedDown {
  /** Leaves a line as it is while it is wanted in this quantity and `there` units of it are in the cart. */
  holdLine(key: string, quantity: number, there: number): void;
  /** Remembers that there is none left of a sample or gift, whether or not it is wanted meanwhile. */
  holdSoldOut(key: string): void;
  /** Keys of samples and gifts of which there is none left. */
  soldOut(): readonly string[];
  /** Takes a line out of the cart while it is wanted in this quantity. */
  dropLine(key: string, quantity: number): void;
  isLineDropped(key: string, quantity: number): boolean;
  /** Leaves a code out. */
  holdCode(code: string): void;
  /** Leaves the note as it is while `note` is wanted and `there` is what the service keeps. */
  holdNote(note: string, there: string | undefined): void;
  /** Forgets what is over. */
  keepOnly(isLineOpen: (key: string) => boolean, isCodeOpen: (code: string) => boolean): void;
  /** Keys of lines, in the order in which they were turned down first. */
  heldLines(): readonly string[];
  /** Everything may be tried again. */
  clear(): void;
}

/** Nothing turned down yet. */
export function createRefusals(): Refusals {
  const lines = new Map<string, { readonly quantity: number; readonly there: number }>();
  const soldOut = new Set<string>();
  const dropped = new Map<string, number>();
  const codes = new Set<string>();
  let heldNote: { readonly note: string; readonly there: string | undefined } | undefined;
  return {
    isLineHeld(key, quantity, there) {
      const line = lines.get(key);
      return line?.quantity === quantity && line.there === there;
    },
    isCodeHeld: (code) => codes.has(code),
    isNoteHeld: (note, there) => heldNote?.note === note && heldNote.there === there,
    isLineDropped: (key, quantity) => dropped.get(key) === quantity,
    holdLine: (key, quantity, there) => void lines.set(key, { quantity, there }),
    holdSoldOut: (key) => void soldOut.add(key),
    soldOut: () => [...soldOut],
    dropLine: (key, quantity) => void dropped.set(key, quantity),
    holdCode: (code) => void codes.add(code),
    holdNote(note, there) {
      heldNote = { note, there };
    },
    keepOnly(isLineOpen, isCodeOpen) {
      for (const key of soldOut) if (!isLineOpen(key)) soldOut.delete(key);
      for (const map of [lines, dropped]) {
        for (const key of map.keys()) if (!isLineOpen(key)) map.delete(key);
      }
      for (const code of codes) if (!isCodeOpen(code)) codes.delete(code);
    },
    heldLines: () => [...lines.keys()],
    clear() {
      lines.clear();
      soldOut.clear();
      dropped.clear();
      codes.clear();
      heldNote = undefined;
    },
  };
}
