import { describe, expect, test } from 'vitest';
import { createRejectionStore } from './rejections.ts';

describe('createRejectionStore()', () => {
  test('keeps a line at one quantity while the cart has that quantity', () => {
    const { rejectLine, isLineRejected, rejectedLines } = createRejectionStore();
    rejectLine('serum', 5, 0);
    expect([
      isLineRejected('serum', 5, 0),
      isLineRejected('serum', 4, 0),
      isLineRejected('serum', 5, 1),
    ]).toEqual([true, false, false]);
    expect(isLineRejected('soap', 5, 0)).toBe(false);
    expect(rejectedLines()).toEqual(['serum']);
  });

  test('drops a line in one quantity', () => {
    const { dropLine, isLineDropped, rejectedLines } = createRejectionStore();
    dropLine('serum', 5);
    expect([isLineDropped('serum', 5), isLineDropped('serum', 4), isLineDropped('soap', 5)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(rejectedLines()).toEqual([]);
  });

  test('remembers a sold-out line until it is cleared', () => {
    const { addSoldOut, soldOut, keepOnly, clear } = createRejectionStore();
    for (const gift of ['balm', 'soap']) addSoldOut(gift);
    expect(soldOut()).toEqual(['balm', 'soap']);
    keepOnly(
      (key) => key === 'soap',
      () => false,
    );
    expect(soldOut()).toEqual(['soap']);
    clear();
    expect(soldOut()).toEqual([]);
  });

  test('keeps codes, and one note while the service changes it in the same way', () => {
    const { rejectCode, isCodeRejected, rejectNote, isNoteRejected } = createRejectionStore();
    rejectCode('A');
    rejectNote('long', 'lo');
    expect([isCodeRejected('A'), isCodeRejected('B')]).toEqual([true, false]);
    expect([isNoteRejected('long', 'lo'), isNoteRejected('long', ''), isNoteRejected('other', 'lo')]).toEqual(
      [true, false, false],
    );
  });

  test.each([
    ['keepOnly() forgets outdated rejections', false],
    ['clear() forgets everything', true],
  ])('%s', (_criterion, clears) => {
    const refusals = createRejectionStore();
    for (const key of ['serum', 'soap']) {
      refusals.rejectLine(key, 1, 0);
      refusals.dropLine(key, 1);
      refusals.rejectCode(key);
    }
    refusals.rejectNote('note', '');
    const isOpen = (subject: string): boolean => subject === 'soap';
    if (clears) refusals.clear();
    else refusals.keepOnly(isOpen, isOpen);
    expect(refusals.rejectedLines()).toEqual(clears ? [] : ['soap']);
    expect(['serum', 'soap'].map((key) => refusals.isLineDropped(key, 1))).toEqual([false, !clears]);
    expect(['serum', 'soap'].map((code) => refusals.isCodeRejected(code))).toEqual([false, !clears]);
    expect(refusals.isNoteRejected('note', '')).toBe(!clears);
  });
});
