import { type BagCommand, type BagContents, findBagLine } from './bag.ts';

/**
 * Returns the command that undoes `command`, if that removes a line of `bag`. Call it before `command` is applied and
 * keep the result while undo is offered. The line returns to its old position and merges with units added meanwhile.
 *
 * @example
 * ```ts
 * const bag = reduceBag(emptyBag, { type: 'addLine', sku: 'SERUM-30', quantity: 2 });
 * const removal: BagCommand = { type: 'removeLine', sku: 'SERUM-30' };
 * const undo = createUndoRemovalCommand(bag, removal);
 * const removed = reduceBag(bag, removal);
 *
 * removed.lines; // => []
 * undo && reduceBag(removed, undo).lines; // => [{ sku: 'SERUM-30', quantity: 2 }]
 * ```
 */
export function createUndoRemovalCommand(bag: BagContents, command: BagCommand): BagCommand | undefined {
  const removes = command.type === 'removeLine' || (command.type === 'setQuantity' && command.quantity === 0);
  const line = removes ? findBagLine(bag, command) : undefined;
  return line && { type: 'restoreLine', line, position: bag.lines.indexOf(line) };
}
