import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';
import { parseStoredBag, serializeBag } from './bag-storage.ts';
import { arbitraryReachableBag } from './testing/arbitrary-bag.ts';

const counts = fc.dictionary(fc.string({ minLength: 1 }), fc.nat());

property.prop([arbitraryReachableBag, fc.nat(), counts])(
  'every stored bag is restored completely',
  (bag, revision, counts) => {
    expect(parseStoredBag(serializeBag(bag, revision, counts))).toEqual({
      kind: 'read',
      bag,
      revision,
      counts,
    });
  },
);

/** Text that another script, another version or a fault may have left under the bag's key. */
const foreignText = fc.oneof(
  fc.string(),
  fc.json(),
  fc.record({ version: fc.nat({ max: 3 }), bag: fc.jsonValue() }).map((value) => JSON.stringify(value)),
);

property.prop([foreignText])('anything gives a valid bag, and that bag comes back whole', (text) => {
  const { bag, revision, counts } = parseStoredBag(text);
  expect(parseStoredBag(serializeBag(bag, revision, counts))).toEqual({
    kind: 'read',
    bag,
    revision,
    counts,
  });
});

property.prop([arbitraryReachableBag, fc.nat(), fc.jsonValue()])(
  'an invalid value affects only itself, not the bag around it',
  (bag, index, value) => {
    const lines: unknown[] = [...bag.lines];
    lines.splice(index % (lines.length + 1), 0, { sku: ['none'], quantity: value });
    const text = JSON.stringify({
      version: 1,
      revision: 0,
      counts: {},
      bag: { ...bag, lines, unknown: value },
    });
    expect(parseStoredBag(text)).toEqual({ kind: 'recovered', bag, revision: 0, counts: {} });
  },
);

/** Any JSON value, including objects that cannot be converted to a string. */
const anyValue = fc.oneof(fc.jsonValue(), fc.record({ toString: fc.jsonValue(), valueOf: fc.jsonValue() }));

property.prop([
  arbitraryReachableBag,
  fc.constantFrom('type', 'recipientName', 'recipientEmail', 'sendOn', 'senderName', 'message', 'amount'),
  anyValue,
])('any value in a field of a gift card keeps the rest of the bag', (bag, field, value) => {
  const giftCard = {
    type: 'email-on-date',
    recipientName: 'Inge',
    recipientEmail: 'inge@example.com',
    sendOn: '2026-12-24',
    [field]: value,
  };
  const lines = [...bag.lines, { sku: 'another', quantity: 1, giftCard }];
  const found = parseStoredBag(
    JSON.stringify({ version: 1, revision: 0, counts: {}, bag: { ...bag, lines } }),
  );
  expect(found.bag.lines.slice(0, bag.lines.length)).toEqual(bag.lines);
  expect(found.bag.lines.at(-1)).toMatchObject({ sku: 'another', quantity: 1 });
});

property.prop([arbitraryReachableBag, fc.nat()])(
  'a text that was cut off gives a valid bag',
  (bag, length) => {
    const text = serializeBag(bag);
    const cut = parseStoredBag(text.slice(0, length % text.length));
    expect(cut.kind).toBe('recovered');
    expect(parseStoredBag(serializeBag(cut.bag)).kind).toBe('read');
  },
);
