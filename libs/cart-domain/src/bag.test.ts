import { describe, expect, test } from 'vitest';
import {
  type Bag,
  type BagCommand,
  type BagLimits,
  type BagLine,
  countBagUnits,
  emptyBag,
  findBagLine,
  isBagCommand,
  isEmptyBag,
  isSku,
  getLineKey,
  MAX_LINE_QUANTITY,
  normalizeCode,
  reduceBag,
} from './bag.ts';
import { type GiftCardDetails } from './gift-card.ts';

const serums: BagLine = { sku: 'serum', quantity: 2 };
const soap: BagLine = { sku: 'soap', quantity: 1 };
const bag: Bag = { ...emptyBag, lines: [serums, soap] };
const toInge: GiftCardDetails = {
  type: 'email-now',
  recipientName: 'Inge',
  recipientEmail: 'inge@example.com',
};
const toBo: GiftCardDetails = { ...toInge, recipientName: 'Bo', recipientEmail: 'bo@example.com' };

describe('reduceBag() on lines', () => {
  test.each<[string, BagCommand, BagLine[], BagLimits?]>([
    [
      'adds a line at the end',
      { type: 'addLine', sku: 'balm', quantity: 1 },
      [serums, soap, { sku: 'balm', quantity: 1 }],
    ],
    [
      'merges a second add into one line',
      { type: 'addLine', sku: 'serum', quantity: 1 },
      [{ sku: 'serum', quantity: 3 }, soap],
    ],
    [
      'stops at the maximum quantity',
      { type: 'addLine', sku: 'serum', quantity: 1e9 },
      [{ sku: 'serum', quantity: MAX_LINE_QUANTITY }, soap],
    ],
    [
      'sets a quantity',
      { type: 'setQuantity', sku: 'soap', quantity: 7 },
      [serums, { sku: 'soap', quantity: 7 }],
    ],
    ['treats a quantity of zero as a removal', { type: 'setQuantity', sku: 'serum', quantity: 0 }, [soap]],
    ['removes a line', { type: 'removeLine', sku: 'soap' }, [serums]],
    [
      'restores a removed line at its old position',
      { type: 'restoreLine', line: { sku: 'balm', quantity: 4 }, position: 0 },
      [{ sku: 'balm', quantity: 4 }, serums, soap],
    ],
    [
      'restores a removed line at the end of a shorter bag',
      { type: 'restoreLine', line: { sku: 'balm', quantity: 4 }, position: 9 },
      [serums, soap, { sku: 'balm', quantity: 4 }],
    ],
    [
      'restores a removed line at the end when its position is unknown',
      { type: 'restoreLine', line: { sku: 'balm', quantity: 4 }, position: Number.NaN },
      [serums, soap, { sku: 'balm', quantity: 4 }],
    ],
    [
      'adds a restored line to one that was added meanwhile',
      { type: 'restoreLine', line: { sku: 'soap', quantity: 4 }, position: 0 },
      [serums, { sku: 'soap', quantity: 5 }],
    ],
    [
      'replaces a size at its position',
      { type: 'replaceLine', line: serums, by: { sku: 'big-serum' } },
      [{ sku: 'big-serum', quantity: 2 }, soap],
    ],
    [
      'merges a size into an existing line',
      { type: 'replaceLine', line: serums, by: soap },
      [{ sku: 'soap', quantity: 3 }],
    ],
    [
      'applies one limit to all lines',
      { type: 'setQuantity', sku: 'soap', quantity: 50 },
      [serums, { sku: 'soap', quantity: 10 }],
      { maxQuantity: 10 },
    ],
    [
      'does not reduce a quantity by adding when the limit is lower now',
      { type: 'addLine', sku: 'serum', quantity: 1 },
      [serums, soap],
      { maxQuantity: 1 },
    ],
    [
      'applies a lower limit when a quantity is set',
      { type: 'setQuantity', sku: 'serum', quantity: 5 },
      [{ sku: 'serum', quantity: 1 }, soap],
      { maxQuantity: 1 },
    ],
    [
      'applies a limit per SKU',
      { type: 'addLine', sku: 'soap', quantity: 50 },
      [serums, { sku: 'soap', quantity: 4 }],
      { maxQuantity: (sku) => sku.length },
    ],
    [
      'never exceeds the maximum quantity',
      { type: 'setQuantity', sku: 'soap', quantity: 500 },
      [serums, { sku: 'soap', quantity: MAX_LINE_QUANTITY }],
      { maxQuantity: 1000 },
    ],
    [
      'keeps one unit even with a limit of zero',
      { type: 'addLine', sku: 'balm', quantity: 3 },
      [serums, soap, { sku: 'balm', quantity: 1 }],
      { maxQuantity: 0 },
    ],
    [
      'drops unknown fields of a line',
      { type: 'restoreLine', line: { sku: 'balm', quantity: 1, price: 1 } as BagLine, position: 2 },
      [serums, soap, { sku: 'balm', quantity: 1 }],
    ],
  ])('%s', (_criterion, command, expected, limits) => {
    expect(reduceBag(bag, command, limits).lines).toEqual(expected);
  });

  test.each<[string, BagCommand]>([
    ['an added quantity of zero', { type: 'addLine', sku: 'balm', quantity: 0 }],
    ['a negative added quantity', { type: 'addLine', sku: 'balm', quantity: -1 }],
    ['a fractional added quantity', { type: 'addLine', sku: 'balm', quantity: 1.5 }],
    ['an added line without a SKU', { type: 'addLine', sku: '', quantity: 1 }],
    ['a SKU that is too long', { type: 'addLine', sku: 'x'.repeat(256), quantity: 1 }],
    ['a negative quantity', { type: 'setQuantity', sku: 'serum', quantity: -1 }],
    ['a quantity that is not a number', { type: 'setQuantity', sku: 'serum', quantity: Number.NaN }],
    ['the quantity of a missing line', { type: 'setQuantity', sku: 'balm', quantity: 2 }],
    ['the current quantity', { type: 'setQuantity', sku: 'serum', quantity: 2 }],
    ['the removal of a missing line', { type: 'removeLine', sku: 'balm' }],
    ['a replacement by the same line', { type: 'replaceLine', line: serums, by: { sku: 'serum' } }],
    ['a replacement by nothing', { type: 'replaceLine', line: serums, by: { sku: '' } }],
    ['a replacement of a missing line', { type: 'replaceLine', line: { sku: 'balm' }, by: soap }],
    ['the removal of a missing code', { type: 'removePromoCode', code: 'KYST10' }],
    ['an empty code', { type: 'applyPromoCode', code: '  ' }],
    ['the same note', { type: 'setNote', note: '' }],
    ['the same samples', { type: 'selectSamples', skus: [] }],
    ['a command of another version', { type: 'wrapAsGift' } as unknown as BagCommand],
  ])('ignores %s', (_criterion, command) => {
    expect(reduceBag(bag, command)).toBe(bag);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a word', 'clear'],
    ['an added line without a quantity', { type: 'addLine', sku: 'balm' }],
    ['an added quantity that is a string', { type: 'addLine', sku: 'balm', quantity: '1' }],
    ['an added SKU that is a number', { type: 'addLine', sku: 5, quantity: 1 }],
    ['a quantity without a SKU', { type: 'setQuantity', quantity: 1 }],
    ['a quantity that is a string', { type: 'setQuantity', sku: 'serum', quantity: '1' }],
    ['a removal without a SKU', { type: 'removeLine' }],
    ['a restoration without a line', { type: 'restoreLine', line: null, position: 0 }],
    ['a restored line without a quantity', { type: 'restoreLine', line: { sku: 'balm' }, position: 0 }],
    ['a restoration without a position', { type: 'restoreLine', line: { sku: 'balm', quantity: 1 } }],
    ['a replacement without a line', { type: 'replaceLine', by: { sku: 'balm' } }],
    ['a replacement by a string', { type: 'replaceLine', line: serums, by: 'balm' }],
    ['samples that are not a list', { type: 'selectSamples', skus: 'a' }],
    ['samples that are numbers', { type: 'selectSamples', skus: [5] }],
    ['no code', { type: 'applyPromoCode' }],
    ['the removal of a null code', { type: 'removePromoCode', code: null }],
    ['a gift card code that is a number', { type: 'redeemGiftCard', code: 12 }],
    ['the removal of a gift card without a code', { type: 'removeGiftCard' }],
    ['no note', { type: 'setNote' }],
  ])('ignores what untyped callers may send: %s', (_criterion, command) => {
    expect(isBagCommand(command)).toBe(false);
    expect(reduceBag(bag, command as BagCommand)).toBe(bag);
  });

  test.each<[string, unknown]>([
    [
      'a gift card without a recipient',
      { type: 'addLine', sku: 'card', quantity: 1, giftCard: { ...toInge, recipientName: '' } },
    ],
    [
      'another card without a recipient',
      { type: 'replaceLine', line: serums, by: { sku: 'card', giftCard: null } },
    ],
  ])('ignores %s', (_criterion, command) => {
    expect(reduceBag(bag, command as BagCommand)).toBe(bag);
  });

  test('isBagCommand() knows every command', () => {
    const commands: { [Type in BagCommand['type']]: Extract<BagCommand, { type: Type }> } = {
      addLine: { type: 'addLine', sku: 'a', quantity: 1 },
      setQuantity: { type: 'setQuantity', sku: 'a', quantity: Number.NaN },
      removeLine: { type: 'removeLine', sku: 'a' },
      restoreLine: { type: 'restoreLine', line: soap, position: 0 },
      replaceLine: { type: 'replaceLine', line: soap, by: serums },
      selectSamples: { type: 'selectSamples', skus: [] },
      applyPromoCode: { type: 'applyPromoCode', code: '' },
      removePromoCode: { type: 'removePromoCode', code: '' },
      redeemGiftCard: { type: 'redeemGiftCard', code: '' },
      removeGiftCard: { type: 'removeGiftCard', code: '' },
      setNote: { type: 'setNote', note: '' },
      clear: { type: 'clear' },
    };
    expect(Object.values(commands).filter((command) => !isBagCommand(command))).toEqual([]);
    expect(isBagCommand({ type: 'wrapAsGift' })).toBe(false);
  });

  test('keeps gift cards for two recipients apart', () => {
    const add = (giftCard: GiftCardDetails): BagCommand => ({
      type: 'addLine',
      sku: 'card',
      quantity: 1,
      giftCard,
    });
    const cards = [add(toInge), add(toBo), add(toInge)].reduce(
      (state, command) => reduceBag(state, command),
      emptyBag,
    );
    expect(cards.lines).toEqual([
      { sku: 'card', quantity: 2, giftCard: toInge },
      { sku: 'card', quantity: 1, giftCard: toBo },
    ]);
    expect(reduceBag(cards, { type: 'removeLine', sku: 'card', giftCard: toInge }).lines).toHaveLength(1);
    expect(reduceBag(cards, { type: 'removeLine', sku: 'card' })).toBe(cards);
    expect(findBagLine(cards, { sku: 'card', giftCard: toBo })?.quantity).toBe(1);
  });
});

describe('reduceBag() on samples, codes and notes', () => {
  test.each<[string, Bag, BagCommand, Partial<Bag>, BagLimits?]>([
    [
      'keeps three samples at most',
      bag,
      { type: 'selectSamples', skus: ['a', 'b', 'a', '', 'c', 'd'] },
      { samples: ['a', 'b', 'c'] },
    ],
    [
      'replaces the samples by the chosen ones',
      { ...bag, samples: ['a', 'b'] },
      { type: 'selectSamples', skus: ['a', 'c'] },
      { samples: ['a', 'c'] },
    ],
    [
      'applies another limit of samples',
      bag,
      { type: 'selectSamples', skus: ['a', 'b'] },
      { samples: ['a'] },
      { samplesLimit: 1 },
    ],
    [
      'keeps no sample with a negative limit',
      bag,
      { type: 'selectSamples', skus: ['a'] },
      { samples: [] },
      { samplesLimit: Number.NaN },
    ],
    ['normalizes codes', bag, { type: 'applyPromoCode', code: ' kyst 10 ' }, { promoCodes: ['KYST10'] }],
    [
      'applies a code once',
      { ...bag, promoCodes: ['KYST10'] },
      { type: 'applyPromoCode', code: 'kyst10' },
      { promoCodes: ['KYST10'] },
    ],
    [
      'removes a code in any spelling',
      { ...bag, promoCodes: ['A', 'B'] },
      { type: 'removePromoCode', code: 'a ' },
      { promoCodes: ['B'] },
    ],
    ['redeems a gift card', bag, { type: 'redeemGiftCard', code: 'ab 12' }, { giftCards: ['AB12'] }],
    [
      'removes a gift card',
      { ...bag, giftCards: ['AB12'] },
      { type: 'removeGiftCard', code: 'ab12' },
      { giftCards: [] },
    ],
    ['truncates a long note', bag, { type: 'setNote', note: 'n'.repeat(501) }, { note: 'n'.repeat(500) }],
    [
      'truncates a note between characters',
      bag,
      { type: 'setNote', note: `${'n'.repeat(499)}😀` },
      { note: 'n'.repeat(499) },
    ],
    [
      'keeps a note of the maximum length',
      bag,
      { type: 'setNote', note: `${'n'.repeat(498)}😀` },
      { note: `${'n'.repeat(498)}😀` },
    ],
    ['clears everything', { ...bag, note: 'x', samples: ['a'] }, { type: 'clear' }, emptyBag],
  ])('%s', (_criterion, before, command, expected, limits) => {
    expect(reduceBag(before, command, limits)).toMatchObject(expected);
  });

  test('keeps the chosen samples when the last line is removed, so that undo restores both', () => {
    const before = { ...emptyBag, lines: [soap], samples: ['a'] };
    const after = reduceBag(before, { type: 'removeLine', sku: 'soap' });
    expect(reduceBag(after, { type: 'restoreLine', line: soap, position: 0 })).toEqual(before);
  });

  test('describes the contents of a bag', () => {
    expect(countBagUnits(bag)).toBe(3);
    expect(isEmptyBag(emptyBag)).toBe(true);
    const parts: Partial<Bag>[] = [
      { lines: [soap] },
      { samples: ['a'] },
      { promoCodes: ['A'] },
      { giftCards: ['A'] },
      { note: 'x' },
    ];
    for (const part of parts) expect(isEmptyBag({ ...emptyBag, ...part })).toBe(false);
    expect(reduceBag(emptyBag, { type: 'clear' })).toBe(emptyBag);
  });
});

test.each<[string, unknown, boolean]>([
  ['a text', 'serum', true],
  ['the longest text', 'x'.repeat(255), true],
  ['a longer text', 'x'.repeat(256), false],
  ['no text', '', false],
  ['a list', ['serum'], false],
  ['nothing', undefined, false],
])('isSku() of %s', (_criterion, value, expected) => {
  expect(isSku(value)).toBe(expected);
});

describe('getLineKey()', () => {
  const key = (giftCard?: GiftCardDetails) => getLineKey({ sku: 'card', ...(giftCard && { giftCard }) });

  test('is the SKU of goods, and of a gift card for the buyer', () => {
    expect(key()).toBe('card');
  });

  test('ignores spaces around fields, and their order', () => {
    const { type, recipientName, recipientEmail } = toInge;
    expect(
      key({ recipientEmail: ` ${recipientEmail}`, recipientName: `${recipientName} `, message: ' ', type }),
    ).toBe(key(toInge));
  });

  test('distinguishes gift cards by every chosen field', () => {
    const choices: GiftCardDetails[] = [
      toInge,
      toBo,
      { type: 'printed', recipientName: 'Inge' },
      { ...toInge, type: 'email-on-date', sendOn: '2026-12-24' },
      { ...toInge, type: 'email-on-date', sendOn: '2026-12-25' },
      { ...toInge, senderName: 'Bo' },
      { ...toInge, message: 'Bo' },
      { ...toInge, amount: { amount: 100, currency: 'DKK' } },
      { ...toInge, amount: { amount: 100, currency: 'NOK' } },
      { ...toInge, amount: { amount: 200, currency: 'DKK' } },
    ];
    expect(new Set([key(), ...choices.map(key)]).size).toBe(choices.length + 1);
  });
});

test.each([
  ['velkommen15', 'VELKOMMEN15'],
  ['\tÆble 10\n', 'ÆBLE10'],
  ['x'.repeat(100), 'X'.repeat(64)],
  [`${'x'.repeat(63)}😀`, 'X'.repeat(63)],
  ['a\u030Ar', '\u00C5R'],
])('normalizeCode() of %j is %j', (typed, expected) => {
  expect(normalizeCode(typed)).toBe(expected);
});
