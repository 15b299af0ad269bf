import { type RejectionLookup } from '../diff-cart.ts';

/** Changes that the service rejected, until they are resolved or cleared. */
export interface RejectionStore extends RejectionLookup {
  /** Leaves a line as it is while `quantity` units are desired and the cart has `there`. */
  rejectLine(key: string, quantity: number, there: number): void;
  /** Marks a sample or gift as sold out, whether or not it is desired meanwhile. */
  addSoldOut(key: string): void;
  /** Keys of sold-out samples and gifts. */
  soldOut(): readonly string[];
  /** Removes a line from the cart while `quantity` units are desired. */
  dropLine(key: string, quantity: number): void;
  isLineDropped(key: string, quantity: number): boolean;
  /** Leaves a code out. */
  rejectCode(code: string): void;
  /** Leaves the note as it is while `note` is desired and the service has `there`. */
  rejectNote(note: string, there: string | undefined): void;
  /** Forgets resolved rejections. */
  keepOnly(isLineOpen: (key: string) => boolean, isCodeOpen: (code: string) => boolean): void;
  /** Keys of rejected lines, in the order of their first rejection. */
  rejectedLines(): readonly string[];
  /** Forgets all rejections. */
  clear(): void;
}

/** Creates an empty record of rejected changes. */
export function createRejectionStore(): RejectionStore {
  const lines = new Map<string, { readonly quantity: number; readonly there: number }>();
  const soldOut = new Set<string>();
  const dropped = new Map<string, number>();
  const codes = new Set<string>();
  let heldNote: { readonly note: string; readonly there: string | undefined } | undefined;
  return {
    isLineRejected(key, quantity, there) {
      const line = lines.get(key);
      return line?.quantity === quantity && line.there === there;
    },
    isCodeRejected: (code) => codes.has(code),
    isNoteRejected: (note, there) => heldNote?.note === note && heldNote.there === there,
    isLineDropped: (key, quantity) => dropped.get(key) === quantity,
    rejectLine: (key, quantity, there) => void lines.set(key, { quantity, there }),
    addSoldOut: (key) => void soldOut.add(key),
    soldOut: () => [...soldOut],
    dropLine: (key, quantity) => void dropped.set(key, quantity),
    rejectCode: (code) => void codes.add(code),
    rejectNote(note, there) {
      heldNote = { note, there };
    },
    keepOnly(isLineOpen, isCodeOpen) {
      for (const key of soldOut) if (!isLineOpen(key)) soldOut.delete(key);
      for (const map of [lines, dropped]) {
        for (const key of map.keys()) if (!isLineOpen(key)) map.delete(key);
      }
      for (const code of codes) if (!isCodeOpen(code)) codes.delete(code);
    },
    rejectedLines: () => [...lines.keys()],
    clear() {
      lines.clear();
      soldOut.clear();
      dropped.clear();
      codes.clear();
      heldNote = undefined;
    },
  };
}
