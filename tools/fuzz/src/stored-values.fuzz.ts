import fc from 'fast-check';
import { expect } from 'vitest';
import { loadConsent, DEFAULT_CONSENT_STORAGE_KEY } from '@marehalm/analytics';
import {
  type Bag,
  type BagCommand,
  countBagUnits,
  isBagCommand,
  MAX_LINE_QUANTITY,
  reduceBag,
  emptyBag,
} from '@marehalm/cart-domain/bag';
import { parseStoredBag, serializeBag } from '@marehalm/cart-domain/sync';
import { testWithFuzzing } from './test-with-fuzzing.ts';
import { arbitraryHostileJson, arbitraryHostileText, arbitraryMutation } from './hostile-values.ts';

const bag = (
  [
    { type: 'addLine', sku: 'MH-P04-30', quantity: 2 },
    { type: 'addLine', sku: 'MH-P12-50', quantity: 1 },
    { type: 'selectSamples', skus: ['MH-S01'] },
    { type: 'setNote', note: 'Leave it at the door' },
    { type: 'applyPromoCode', code: 'CLUB15' },
  ] as const satisfies readonly BagCommand[]
).reduce<Bag>((state, command) => reduceBag(state, command), emptyBag);

const stored = fc.oneof(
  arbitraryMutation(JSON.parse(serializeBag(bag, 3))).map((value) => JSON.stringify(value) ?? ''),
  arbitraryHostileJson().map((value) => JSON.stringify(value)),
  arbitraryHostileText(),
);

testWithFuzzing('parseStoredBag() returns a bag for any stored value', stored, (text) => {
  const { bag: found, revision } = parseStoredBag(text);
  expect(Number.isSafeInteger(revision) && revision >= 0).toBe(true);
  for (const { quantity } of found.lines)
    expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_LINE_QUANTITY).toBe(true);
  expect(Number.isSafeInteger(countBagUnits(found))).toBe(true);
  expect(parseStoredBag(serializeBag(found, revision)).bag).toEqual(found);
});

testWithFuzzing(
  'isBagCommand() accepts only commands that reduceBag() can apply',
  arbitraryMutation({ type: 'restoreLine', line: { sku: 'a', quantity: 1 }, position: 0 }),
  (said) => {
    if (!isBagCommand(said)) return;
    for (const { quantity } of reduceBag(bag, said).lines)
      expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_LINE_QUANTITY).toBe(true);
  },
);

const NOW = Date.parse('2026-11-21T10:00:00Z');

testWithFuzzing(
  'loadConsent() returns consent only for stored values that are true',
  arbitraryMutation({ version: 1, statistics: false, marketing: false, decidedAt: NOW - 1000 }),
  (value) => {
    const text = JSON.stringify(value) ?? null;
    const consent = loadConsent(
      () => ({ getItem: (key: string) => (key === DEFAULT_CONSENT_STORAGE_KEY ? text : null) }) as never,
      NOW,
    );
    const { statistics, marketing } = Object(value) as Record<string, unknown>;
    expect(consent?.statistics ?? false).toBe(consent !== undefined && statistics === true);
    expect(consent?.marketing ?? false).toBe(consent !== undefined && marketing === true);
  },
);
