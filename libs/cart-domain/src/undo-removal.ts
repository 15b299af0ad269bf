import { type BagCommand, type BagContents, findLine } from './bag.ts';

/**
 * The command that undoes `command`, if it is one that takes a line out of `bag`. Ask before it is applied, and keep the
 * answer for as long as undoing is offered.
 *
 * @example
 * const undo = undoRemoval(bag, { type: 'removeLine', sku: 'MH-P04-30' });
 */
export function undoRemoval(bag: BagContents, command: BagCommand): BagCommand | undefined {
  const removes = command.type === 'removeLine' || (command.type === 'setQuantity' && command.quantity === 0);
  const line = removes ? findLine(bag, command) : undefined;
  return line && { type: 'restoreLine', line, position: bag.lines.indexOf(line) };
}
