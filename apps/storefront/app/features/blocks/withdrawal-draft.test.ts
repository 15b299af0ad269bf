import { expect, test } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './withdrawal-draft.ts';
import type { Withdrawal } from './withdrawal.ts';

const withdrawal: Withdrawal = {
  name: 'Åse & Bo',
  email: 'aase+bo@example.com',
  orderNumber: '#1001',
  scope: 'goods',
  goods: '1 × Læ Serum, 30 ml\nRav Læbepomade = en af to',
  receivedOn: '2026-11-18',
};

function storage(kept = new Map<string, string>()) {
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
}

const forbidden = () => {
  throw new Error('SecurityError');
};

test('readDraft() gives back what keepDraft() was given, until it is forgotten', () => {
  const source = storage();
  keepDraft(source, 'DK1001', withdrawal);
  expect(readDraft(source, 'DK1001')).toEqual(withdrawal);
  forgetDraft(source, 'DK1001');
  expect(readDraft(source, 'DK1001')).toBeUndefined();
});

test('readDraft() takes what is written about one order for no other', () => {
  const source = storage();
  keepDraft(source, 'DK1001', withdrawal);
  for (const asked of ['DK1002', 'DK100', '']) expect(readDraft(source, asked)).toBeUndefined();
  keepDraft(source, '', { ...withdrawal, name: 'Ida' });
  expect(readDraft(source, 'DK1001')?.name).toBe('Åse & Bo');
});

test('readDraft() makes a withdrawal of any text', () => {
  const source = storage(new Map([['marehalm-withdrawal', '{"scope":1}&name=Ida&scope=all&%']]));
  expect(readDraft(source, '')).toMatchObject({ name: 'Ida', scope: 'order', goods: '' });
});

test('a storage that is forbidden keeps nothing and breaks nothing', () => {
  keepDraft(forbidden, '', withdrawal);
  forgetDraft(forbidden, '');
  expect(readDraft(forbidden, '')).toBeUndefined();
});
