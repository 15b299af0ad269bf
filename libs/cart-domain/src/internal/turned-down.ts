import { type TurnedDown } from '../desired-cart.ts';

/** Changes that the service rejected, until they are resolved or cleared. */
export interface Refusals extends TurnedDown {
  /** Leaves a line as it is while `quantity` units are desired and the cart has `there`. */
  holdLine(key: string, quantity: number, there: number): void;
  /** Marks a sample or gift as sold out, whether or not it is desired meanwhile. */
  holdSoldOut(key: string): void;
  /** Keys of sold-out samples and gifts. */
  soldOut(): readonly string[];
  /** Removes a line from the cart while `quantity` units are desired. */
  dropLine(key: string, quantity: number): void;
  isLineDropped(key: string, quantity: number): boolean;
  /** Leaves a code out. */
  holdCode(code: string): void;
  /** Leaves the note as it is while `note` is desired and the service has `there`. */
  holdNote(note: string, there: string | undefined): void;
  /** Forgets resolved rejections. */
  keepOnly(isLineOpen: (key: string) => boolean, isCodeOpen: (code: string) => boolean): void;
  /** Keys of rejected lines, in the order of their first rejection. */
  heldLines(): readonly string[];
  /** Forgets all rejections. */
  clear(): void;
}

/** Creates an empty list of rejections. */
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
