import { expect, test } from 'vitest';
import { type BagCommand, emptyBag } from './bag.ts';
import { createUndoRemovalCommand } from './undo-removal.ts';

const soap = { sku: 'soap', quantity: 4 };
const bag = { ...emptyBag, lines: [{ sku: 'serum', quantity: 1 }, soap] };
const undo = { type: 'restoreLine', line: soap, position: 1 };

test.each<[string, BagCommand, unknown]>([
  ['a removal', { type: 'removeLine', sku: 'soap' }, undo],
  ['a quantity of zero', { type: 'setQuantity', sku: 'soap', quantity: 0 }, undo],
  ['another quantity', { type: 'setQuantity', sku: 'soap', quantity: 1 }, undefined],
  ['a removal of a missing line', { type: 'removeLine', sku: 'balm' }, undefined],
  ['an added quantity of zero', { type: 'addLine', sku: 'soap', quantity: 0 }, undefined],
  ['an add', { type: 'addLine', sku: 'soap', quantity: 1 }, undefined],
])('createUndoRemovalCommand() of %s', (_criterion, command, expected) => {
  expect(createUndoRemovalCommand(bag, command)).toEqual(expected);
});
