import { expect, test } from 'vitest';
import { type GiftCardFormValues as GiftCardValues } from './gift-card-form.ts';
import { createGiftCardDraftStorage } from './gift-card-draft-storage.ts';

const inge: GiftCardValues = {
  type: 'email-now',
  amount: '0',
  recipientName: 'Inge',
  recipientEmail: 'inge@example.com',
};

function createDrafts(texts: Map<string, string> | undefined) {
  const source = () =>
    texts && {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    };
  return createGiftCardDraftStorage({ source, key: 'draft', markets: ['dk', 'no', 'int'] });
}

test('createGiftCardDraftStorage() loads what was saved until it is removed', () => {
  const drafts = createDrafts(new Map());
  expect(drafts.load('dk')).toBeUndefined();
  drafts.save({ ...inge, ownAmount: '250' }, 'dk');
  expect(drafts.load('dk')).toEqual({ ...inge, ownAmount: '250' });
  drafts.remove();
  expect(drafts.load('dk')).toBeUndefined();
});

test('createGiftCardDraftStorage() loads no own amount of another market', () => {
  const drafts = createDrafts(new Map());
  drafts.save({ ...inge, ownAmount: '250' }, 'dk');
  expect(drafts.load('int')).toEqual(inge);
});

test.each([
  ['no JSON', '{'],
  ['no object', '7'],
  ['nothing', 'null'],
  ['no values', '{"market":"dk"}'],
  ['an unknown market', '{"market":"se","values":{}}'],
  ['a value that is no text', '{"market":"dk","values":{"message":7}}'],
  ['a very long value', JSON.stringify({ market: 'dk', values: { message: 'x'.repeat(2001) } })],
])('createGiftCardDraftStorage() loads nothing from %s', (_criterion, text) => {
  expect(createDrafts(new Map([['draft', text]])).load('dk')).toBeUndefined();
});

test('createGiftCardDraftStorage() ignores unknown fields, and does without a storage', () => {
  const text = JSON.stringify({ market: 'dk', values: { message: 'x'.repeat(2000), other: 'y' } });
  expect(createDrafts(new Map([['draft', text]])).load('dk')).toEqual({ message: 'x'.repeat(2000) });
  const drafts = createDrafts(undefined);
  expect(() => drafts.save(inge, 'dk')).not.toThrow();
  expect(drafts.load('dk')).toBeUndefined();
});
