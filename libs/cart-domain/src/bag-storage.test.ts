import { describe, expect, test } from 'vitest';
import { type Bag, emptyBag, MAX_LINE_QUANTITY } from './bag.ts';
import { parseStoredBag, serializeBag } from './bag-storage.ts';

const recipient = {
  type: 'email-on-date',
  recipientName: 'Inge',
  recipientEmail: 'inge@example.com',
  sendOn: '2026-12-24',
} as const;
const stored = (bag: unknown, more: object = {}) =>
  JSON.stringify({ version: 1, revision: 4, counts: {}, bag, ...more });

describe('parseStoredBag()', () => {
  test('returns an empty bag where nothing is stored', () => {
    expect(parseStoredBag(null)).toEqual({ kind: 'empty', bag: emptyBag, revision: 0, counts: {} });
  });

  test('reads 500 entries of each list, so that a full storage does not block the page', () => {
    const many = Array.from({ length: 100_000 }, (_, index) => `S${index}`);
    const bag = { lines: many.map((sku) => ({ sku, quantity: 1 })), promoCodes: many, giftCards: many };
    const { kind, bag: read } = parseStoredBag(stored(bag));
    expect(kind).toBe('recovered');
    expect([read.lines, read.promoCodes, read.giftCards].map(({ length }) => length)).toEqual([
      500, 500, 500,
    ]);
  });

  test('parses what this version wrote', () => {
    const bag: Bag = {
      lines: [
        { sku: 'card', quantity: 1, giftCard: { ...recipient, senderName: 'Bo', message: 'Tillykke' } },
      ],
      samples: ['s1'],
      promoCodes: ['KYST10'],
      giftCards: ['AB12'],
      note: 'Stil den bag skuret',
    };
    expect(parseStoredBag(serializeBag(bag, 7, { a: 3 }))).toEqual({
      kind: 'read',
      bag,
      revision: 7,
      counts: { a: 3 },
    });
  });

  test.each<[string, string, Partial<Bag>]>([
    [
      'a bag without an envelope',
      JSON.stringify({ lines: [{ sku: 'a', quantity: 2 }] }),
      { lines: [{ sku: 'a', quantity: 2 }] },
    ],
    [
      'a newer version',
      stored({ lines: [{ sku: 'a', quantity: 2, wrap: true }], wishes: [] }, { version: 9 }),
      { lines: [{ sku: 'a', quantity: 2 }] },
    ],
    ...[undefined, null, '1', -1, 1.5].map((version): [string, string, Partial<Bag>] => [
      `the version ${JSON.stringify(version)}`,
      stored({ lines: [{ sku: 'a', quantity: 2 }] }, { version }),
      { lines: [{ sku: 'a', quantity: 2 }] },
    ]),
    [
      'a bag without an envelope that claims to be of the first version',
      JSON.stringify({ version: 0, lines: [{ sku: 'a', quantity: 2 }] }),
      { lines: [{ sku: 'a', quantity: 2 }] },
    ],
    [
      'invalid lines',
      stored({
        lines: [
          null,
          7,
          'x',
          {},
          { sku: 'a' },
          { sku: '', quantity: 1 },
          { sku: 'b', quantity: 0.5 },
          { sku: 'c', quantity: 1 },
        ],
      }),
      { lines: [{ sku: 'c', quantity: 1 }] },
    ],
    [
      'two lines of one SKU',
      stored({
        lines: [
          { sku: 'a', quantity: 1 },
          { sku: 'a', quantity: 2 },
        ],
      }),
      { lines: [{ sku: 'a', quantity: 3 }] },
    ],
    [
      'a quantity above the limit',
      stored({ lines: [{ sku: 'a', quantity: 1e9 }] }),
      { lines: [{ sku: 'a', quantity: MAX_LINE_QUANTITY }] },
    ],
    [
      'a recipient without an address',
      stored({ lines: [{ sku: 'a', quantity: 1, giftCard: { ...recipient, recipientEmail: 1 } }] }),
      { lines: [{ sku: 'a', quantity: 1 }] },
    ],
    [
      'a recipient without a name',
      stored({ lines: [{ sku: 'a', quantity: 1, giftCard: { ...recipient, recipientName: null } }] }),
      { lines: [{ sku: 'a', quantity: 1 }] },
    ],
    [
      'a recipient of an unknown type',
      stored({ lines: [{ sku: 'a', quantity: 1, giftCard: { ...recipient, type: 'letter' } }] }),
      { lines: [{ sku: 'a', quantity: 1 }] },
    ],
    [
      'an invalid date',
      stored({ lines: [{ sku: 'a', quantity: 1, giftCard: { ...recipient, sendOn: 5 } }] }),
      { lines: [{ sku: 'a', quantity: 1 }] },
    ],
    [
      'other invalid fields',
      stored({ lines: {}, samples: [1, 's1'], promoCodes: 'x', giftCards: [null, 'ab'], note: 5 }),
      { samples: ['s1'], giftCards: ['AB'], note: '' },
    ],
    ['no JSON', '{"version":1,"bag":{"li', {}],
    ['JSON of another shape', '[1,2]', {}],
    ['null', 'null', {}],
    ['an empty text', '', {}],
  ])('keeps the valid parts of %s', (_criterion, text, expected) => {
    expect(parseStoredBag(text)).toMatchObject({ kind: 'recovered', bag: { ...emptyBag, ...expected } });
  });

  test.each([-1, 1.5, '3', null])('takes the revision %j for none', (revision) => {
    expect(parseStoredBag(stored(emptyBag, { revision })).revision).toBe(0);
  });

  test('drops invalid counts', () => {
    const { kind, counts } = parseStoredBag(stored(emptyBag, { counts: { a: 2, b: -1, c: 'x', d: 0 } }));
    expect([kind, counts]).toEqual(['recovered', { a: 2, d: 0 }]);
  });

  test('applies limits that have changed since', () => {
    const text = serializeBag({ ...emptyBag, lines: [{ sku: 'a', quantity: 9 }], samples: ['s1', 's2'] });
    expect(parseStoredBag(text, { maxQuantity: 5, samplesLimit: 1 }).bag).toMatchObject({
      lines: [{ sku: 'a', quantity: 5 }],
      samples: ['s1'],
    });
  });
});
