import { fc, test as law } from '@fast-check/vitest';
import { expect } from 'vitest';
import {
  type Bag,
  type BagCommand,
  type BagLimits,
  countBagUnits,
  findBagLine,
  getLineKey,
  type LineRef,
  MAX_NOTE_LENGTH,
  MAX_LINE_QUANTITY,
  normalizeCode,
  reduceBag,
} from './bag.ts';
import { toValidGiftCard } from './gift-card.ts';
import { arbitraryCommand, arbitraryReachableBag } from './testing/arbitrary-bag.ts';

const limits: fc.Arbitrary<BagLimits> = fc.record(
  {
    maxQuantity: fc.oneof(
      fc.constantFrom(0, 1, 10, 98.6, 1000, Number.NaN),
      fc.constant((sku: string) => sku.length),
    ),
    samplesLimit: fc.constantFrom(0, 1, 2.5, -1, Number.NaN),
  },
  { requiredKeys: [] },
);

/** Returns what is invalid about a bag; nothing for a valid bag. */
function flawsOf({ lines, samples, promoCodes, giftCards, note }: Bag): readonly string[] {
  const repeats = (list: readonly string[]) => new Set(list).size < list.length;
  const isCode = (code: string) => code !== '' && normalizeCode(code) === code;
  return [
    ...(repeats(lines.map(getLineKey)) ? ['two lines of one key'] : []),
    ...lines.flatMap(({ sku, quantity, giftCard }) => [
      ...(sku === '' ? ['a line without a SKU'] : []),
      ...(Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_LINE_QUANTITY
        ? []
        : [`a quantity of ${quantity}`]),
      ...(giftCard && JSON.stringify(toValidGiftCard(giftCard)) !== JSON.stringify(giftCard)
        ? ['a gift card without a valid recipient']
        : []),
    ]),
    ...(samples.length > 3 || repeats(samples) || samples.includes('') ? ['samples'] : []),
    ...(repeats(promoCodes) || !promoCodes.every(isCode) ? ['promo codes'] : []),
    ...(repeats(giftCards) || !giftCards.every(isCode) ? ['gift cards to pay with'] : []),
    ...(note.length > MAX_NOTE_LENGTH ? ['a long note'] : []),
  ];
}

law.prop([arbitraryReachableBag, arbitraryCommand, limits])(
  'any command on any bag gives a valid bag, and the same bag when nothing changes',
  (bag, command, someLimits) => {
    const after = reduceBag(bag, command, someLimits);
    expect(flawsOf(after)).toEqual([]);
    if (JSON.stringify(after) === JSON.stringify(bag)) expect(after).toBe(bag);
  },
);

const commandTypes: readonly BagCommand['type'][] = [
  'addLine',
  'setQuantity',
  'removeLine',
  'restoreLine',
  'replaceLine',
  'selectSamples',
  'applyPromoCode',
  'removePromoCode',
  'redeemGiftCard',
  'removeGiftCard',
  'setNote',
];
const field = fc.oneof(
  fc.constantFrom(null, undefined, 0, 1, -1, '', 'x', true, {}, [], [null]),
  fc.constant({ sku: 'x', quantity: 1 }),
  fc.constant({ sku: 5, quantity: '1' }),
);
const junk = fc.oneof(
  { weight: 1, arbitrary: field },
  {
    weight: 9,
    arbitrary: fc.record(
      {
        type: fc.constantFrom(...commandTypes, 'wrapAsGift', 7),
        sku: field,
        quantity: field,
        giftCard: field,
        line: field,
        by: field,
        position: field,
        skus: field,
        code: field,
        note: field,
      },
      { requiredKeys: ['type'] },
    ),
  },
);

law.prop([arbitraryReachableBag, junk])('an invalid command gives a valid bag too', (bag, command) => {
  expect(flawsOf(reduceBag(bag, command as unknown as BagCommand))).toEqual([]);
});

law.prop([arbitraryReachableBag, arbitraryCommand])('a bag is never changed in place', (bag, command) => {
  const before = JSON.stringify(bag);
  reduceBag(bag, command);
  expect(JSON.stringify(bag)).toBe(before);
});

law.prop([arbitraryReachableBag, arbitraryCommand])(
  'every command except adding is idempotent',
  (bag, command) => {
    fc.pre(command.type !== 'addLine' && command.type !== 'restoreLine');
    const once = reduceBag(bag, command);
    expect(reduceBag(once, command)).toBe(once);
  },
);

const units = fc.integer({ min: 1, max: 60 });
const added = (bag: Bag, ref: LineRef, quantity: number) =>
  reduceBag(bag, { type: 'addLine', ...ref, quantity });

law.prop([arbitraryReachableBag, units, units])('adding twice equals adding the sum', (bag, a, b) => {
  const [ref] = bag.lines;
  fc.pre(ref !== undefined);
  expect(added(added(bag, ref, a), ref, b)).toEqual(added(bag, ref, a + b));
});

law.prop([arbitraryReachableBag, units, units])('the order of adds changes no quantity', (bag, a, b) => {
  const [one, other] = [{ sku: 'MH-P04-30' }, { sku: 'MH-P10-50' }];
  const [first, second] = [added(added(bag, one, a), other, b), added(added(bag, other, b), one, a)];
  expect(countBagUnits(first)).toBe(countBagUnits(second));
  for (const ref of [one, other]) expect(findBagLine(first, ref)).toEqual(findBagLine(second, ref));
});

law.prop([arbitraryReachableBag, fc.nat(), fc.nat()])(
  'another size takes position and quantity of the line it replaces',
  (bag, choice, position) => {
    const line = bag.lines[choice % Math.max(1, bag.lines.length)];
    fc.pre(line !== undefined);
    const by = { sku: `another-size-${position}` };
    const after = reduceBag(bag, { type: 'replaceLine', line, by });
    expect(after.lines[bag.lines.indexOf(line)]).toEqual({ ...by, quantity: line.quantity });
    expect(reduceBag(after, { type: 'replaceLine', line: by, by: line })).toEqual(bag);
  },
);

law.prop([fc.string({ unit: 'binary', maxLength: 80 })])('normalizing a code is idempotent', (typed) => {
  const code = normalizeCode(typed);
  expect(normalizeCode(code)).toBe(code);
});
