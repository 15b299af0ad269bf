import { fc, test as law } from '@fast-check/vitest';
import { expect } from 'vitest';
import { reduceBag } from './bag.ts';
import { arbitraryCommand, arbitraryReachableBag } from './testing/arbitrary-bag.ts';
import { createUndoRemovalCommand } from './undo-removal.ts';

law.prop([arbitraryReachableBag, fc.nat(), fc.boolean()])(
  'undoing a removal restores the bag, also when the bag is empty in between',
  (bag, choice, bySettingZero) => {
    const line = bag.lines[choice % Math.max(1, bag.lines.length)];
    fc.pre(line !== undefined);
    const removal = bySettingZero
      ? ({ type: 'setQuantity', ...line, quantity: 0 } as const)
      : ({ type: 'removeLine', ...line } as const);
    const undo = createUndoRemovalCommand(bag, removal);
    const removed = reduceBag(bag, removal);
    expect(removed.lines).toHaveLength(bag.lines.length - 1);
    expect(undo && reduceBag(removed, undo)).toEqual(bag);
  },
);

law.prop([arbitraryReachableBag, arbitraryCommand])(
  'every command that removes a line can be undone',
  (bag, command) => {
    const after = reduceBag(bag, command);
    fc.pre(command.type !== 'replaceLine');
    expect(createUndoRemovalCommand(bag, command) !== undefined).toBe(after.lines.length < bag.lines.length);
  },
);
