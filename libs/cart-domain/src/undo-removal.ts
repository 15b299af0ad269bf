import { type BagCommand, type PriceRelevantBag, findBagLine } from './bag.ts';

/**
 * Returns the command that restores the line that `command` removes from `bag`; `undefined` when `command` removes no line. Call
 * it before `command` is applied; the restored line returns to its old position and merges with units added since.
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
export function createUndoRemovalCommand(bag: PriceRelevantBag, command: BagCommand): BagCommand | undefined {
  const removes = command.type === 'removeLine' || (command.type === 'setQuantity' && command.quantity === 0);
  const line = removes ? findBagLine(bag, command) : undefined;
  return line && { type: 'restoreLine', line, position: bag.lines.indexOf(line) };
}
