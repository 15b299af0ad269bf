import { expect, test } from 'vitest';
import type { TextStorageGetter } from './internal/text-storage.ts';
import { forbiddenStorage, createInspectableStorage } from './testing/memory-storage.ts';
import type { Withdrawal } from './withdrawal.ts';
import { createWithdrawalDraftStorage } from './withdrawal-draft-storage.ts';

const draftsOf = (source: TextStorageGetter) =>
  createWithdrawalDraftStorage({ source, key: 'test-withdrawal' });

const withdrawal: Withdrawal = {
  name: 'Åse & Bo',
  email: 'aase+bo@example.com',
  orderNumber: '#1001',
  scope: 'goods',
  goods: '1 × Læ Serum, 30 ml\nRavlæbepomade = en af to',
  receivedOn: '2026-11-18',
};

test('load() gives back what save() was given, until it is removed', () => {
  const { source } = createInspectableStorage();
  draftsOf(source).save('DK1001', withdrawal);
  expect(draftsOf(source).load('DK1001')).toEqual(withdrawal);
  draftsOf(source).remove('DK1001');
  expect(draftsOf(source).load('DK1001')).toBeUndefined();
});

test('load() takes what is written about one order for no other', () => {
  const { source } = createInspectableStorage();
  draftsOf(source).save('DK1001', withdrawal);
  for (const asked of ['DK1002', 'DK100', '']) expect(draftsOf(source).load(asked)).toBeUndefined();
  draftsOf(source).save('', { ...withdrawal, name: 'Ida' });
  expect(draftsOf(source).load('DK1001')?.name).toBe('Åse & Bo');
});

test('load() makes a withdrawal of any text', () => {
  const { source } = createInspectableStorage({ 'test-withdrawal': '{"scope":1}&name=Ida&scope=all&%' });
  expect(draftsOf(source).load('')).toMatchObject({ name: 'Ida', scope: 'order', goods: '' });
});

test('a storage that is forbidden keeps nothing and breaks nothing', () => {
  draftsOf(forbiddenStorage).save('', withdrawal);
  draftsOf(forbiddenStorage).remove('');
  expect(draftsOf(forbiddenStorage).load('')).toBeUndefined();
});
