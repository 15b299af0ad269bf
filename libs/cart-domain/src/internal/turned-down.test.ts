import { describe, expect, test } from 'vitest';
import { createRefusals } from './turned-down.ts';

describe('createRefusals()', () => {
  test('holds a line in one quantity, while so many are in the cart', () => {
    const { holdLine, isLineHeld, heldLines } = createRefusals();
    holdLine('serum', 5, 0);
    expect([isLineHeld('serum', 5, 0), isLineHeld('serum', 4, 0), isLineHeld('serum', 5, 1)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(isLineHeld('soap', 5, 0)).toBe(false);
    expect(heldLines()).toEqual(['serum']);
  });

  test('drops a line in one quantity', () => {
    const { dropLine, isLineDropped, heldLines } = createRefusals();
    dropLine('serum', 5);
    expect([isLineDropped('serum', 5), isLineDropped('serum', 4), isLineDropped('soap', 5)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(heldLines()).toEqual([]);
  });

  test('remembers what has sold out until it is over', () => {
    const { holdSoldOut, soldOut, keepOnly, clear } = createRefusals();
    for (const gift of ['balm', 'soap']) holdSoldOut(gift);
    expect(soldOut()).toEqual(['balm', 'soap']);
    keepOnly(
      (key) => key === 'soap',
      () => false,
    );
    expect(soldOut()).toEqual(['soap']);
    clear();
    expect(soldOut()).toEqual([]);
  });

  test('holds codes, and one note while the service makes of it what it did', () => {
    const { holdCode, isCodeHeld, holdNote, isNoteHeld } = createRefusals();
    holdCode('A');
    holdNote('long', 'lo');
    expect([isCodeHeld('A'), isCodeHeld('B')]).toEqual([true, false]);
    expect([isNoteHeld('long', 'lo'), isNoteHeld('long', ''), isNoteHeld('other', 'lo')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test.each([
    ['keepOnly() forgets what is over', false],
    ['clear() forgets everything', true],
  ])('%s', (_criterion, clears) => {
    const refusals = createRefusals();
    for (const key of ['serum', 'soap']) {
      refusals.holdLine(key, 1, 0);
      refusals.dropLine(key, 1);
      refusals.holdCode(key);
    }
    refusals.holdNote('note', '');
    const isOpen = (subject: string): boolean => subject === 'soap';
    if (clears) refusals.clear();
    else refusals.keepOnly(isOpen, isOpen);
    expect(refusals.heldLines()).toEqual(clears ? [] : ['soap']);
    expect(['serum', 'soap'].map((key) => refusals.isLineDropped(key, 1))).toEqual([false, !clears]);
    expect(['serum', 'soap'].map((code) => refusals.isCodeHeld(code))).toEqual([false, !clears]);
    expect(refusals.isNoteHeld('note', '')).toBe(!clears);
  });
});
