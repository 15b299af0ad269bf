import { type TurnedDown } from '../desired-cart.ts';

/** What the service has turned down, remembered until it is over or a fresh start is asked for. */
export interface Refusals extends TurnedDown {
  /** Leaves a line as it is while it is wanted in this quantity. */
  holdLine(key: string, quantity: number): void;
  /** Takes a line out of the cart while it is wanted in this quantity. */
  dropLine(key: string, quantity: number): void;
  isLineDropped(key: string, quantity: number): boolean;
  /** Leaves a code out. */
  holdCode(code: string): void;
  /** Leaves the note as it is while this one is wanted. */
  holdNote(note: string): void;
  /** Forgets what is over. */
  keepOnly(isLineOpen: (key: string) => boolean, isCodeOpen: (code: string) => boolean): void;
  /** Keys of lines. */
  heldLines(): readonly string[];
  /** Everything may be tried again. */
  clear(): void;
}

/** Nothing turned down yet. */
export function createRefusals(): Refusals {
  const lines = new Map<string, number>();
  const dropped = new Map<string, number>();
  const codes = new Set<string>();
  let heldNote: string | undefined;
  return {
    isLineHeld: (key, quantity) => lines.get(key) === quantity,
    isCodeHeld: (code) => codes.has(code),
    isNoteHeld: (note) => note === heldNote,
    isLineDropped: (key, quantity) => dropped.get(key) === quantity,
    holdLine: (key, quantity) => void lines.set(key, quantity),
    dropLine: (key, quantity) => void dropped.set(key, quantity),
    holdCode: (code) => void codes.add(code),
    holdNote(note) {
      heldNote = note;
    },
    keepOnly(isLineOpen, isCodeOpen) {
      for (const map of [lines, dropped]) {
        for (const key of map.keys()) if (!isLineOpen(key)) map.delete(key);
      }
      for (const code of codes) if (!isCodeOpen(code)) codes.delete(code);
    },
    heldLines: () => [...lines.keys()],
    clear() {
      lines.clear();
      dropped.clear();
      codes.clear();
      heldNote = undefined;
    },
  };
}
