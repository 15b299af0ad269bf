import { type BagCommand, type BagContents, findLine } from './bag.ts';

/**
 * The command that undoes `command`, if it is one that takes a line out of `bag`. Ask before it is applied, and keep the
 * answer for as long as undoing is offered. The line comes back where it was, onto what was added of it meanwhile.
 *
 * @example
 * ```ts
 * const bag = reduceBag(emptyBag, { type: 'addLine', sku: 'MH-P04-30', quantity: 2 });
 * const removal: BagCommand = { type: 'removeLine', sku: 'MH-P04-30' };
 * const undo = undoRemoval(bag, removal);
 * const removed = reduceBag(bag, removal);
 *
 * removed.lines; // => []
 * undo && reduceBag(removed, undo).lines; // => [{ sku: 'MH-P04-30', quantity: 2 }]
 * ```
 */
export function undoRemoval(bag: BagContents, command: BagCommand): BagCommand | undefined {
  const removes = command.type === 'removeLine' || (command.type === 'setQuantity' && command.quantity === 0);
  const line = removes ? findLine(bag, command) : undefined;
  return line && { type: 'restoreLine', line, position: bag.lines.indexOf(line) };
}
