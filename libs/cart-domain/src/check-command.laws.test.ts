import { fc, test as law } from '@fast-check/vitest';
import { expect } from 'vitest';
import { type Bag, type BagCommand, type BagLimits, findBagLine, getLineKey, reduceBag } from './bag.ts';
import { checkCommand } from './check-command.ts';
import { arbitraryCommand, reachableBag } from './testing/arbitrary-bag.ts';

const limits: fc.Arbitrary<BagLimits> = fc.record(
  { maxQuantity: fc.constantFrom(1, 10, 1000, Number.NaN), samplesLimit: fc.constantFrom(0, 2.5, 9) },
  { requiredKeys: [] },
);

/** Returns the amount in the bag that `command` is about: units, samples or characters. */
function amountOf(bag: Bag, command: BagCommand): number | undefined {
  switch (command.type) {
    case 'addLine':
    case 'setQuantity':
      return findBagLine(bag, command)?.quantity ?? 0;
    case 'restoreLine':
      return findBagLine(bag, command.line)?.quantity ?? 0;
    case 'replaceLine':
      return findBagLine(bag, command.by)?.quantity ?? 0;
    case 'selectSamples':
      return bag.samples.length;
    case 'setNote':
      return bag.note.length;
    default:
      return undefined;
  }
}

law.prop([reachableBag, arbitraryCommand, limits])(
  'a command has the effect that its check returned',
  (bag, command, someLimits) => {
    const check = checkCommand(bag, command, someLimits);
    const after = reduceBag(bag, command, someLimits);
    switch (check.kind) {
      case 'refused':
        expect(after).toBe(bag);
        break;
      case 'limited':
        // A note is cut between characters; a character may be two units.
        expect(command.type === 'setNote' ? [check.limit - 1, check.limit] : [check.limit]).toContain(
          amountOf(after, command),
        );
        break;
      case 'accepted':
        expect(amountOf(after, command)).toBe(askedFor(bag, command));
        break;
    }
  },
);

/** Returns the {@link amountOf} that is expected when all of `command` is applied. */
function askedFor(bag: Bag, command: BagCommand): number | undefined {
  const before = amountOf(bag, command) ?? 0;
  switch (command.type) {
    case 'addLine':
      return before + command.quantity;
    case 'restoreLine':
      return before + command.line.quantity;
    case 'setQuantity':
      return command.quantity;
    case 'replaceLine':
      return getLineKey(command.line) === getLineKey(command.by)
        ? before
        : before + (findBagLine(bag, command.line)?.quantity ?? 0);
    case 'selectSamples':
      return new Set(command.skus.filter((sku) => sku !== '')).size;
    case 'setNote':
      return command.note.length;
    default:
      return undefined;
  }
}
