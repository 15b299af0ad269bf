import { describe, expect, test } from 'vitest';
import { createPaymentAttemptLog } from './payment-attempt-log.ts';
import type { TextStorageGetter } from './internal/text-storage.ts';
import { testMarkets } from './testing/contact-rules.ts';
import { forbiddenStorage, createInspectableStorage } from './testing/memory-storage.ts';

const KEY = 'test-attempts';
const logOf = (source: TextStorageGetter) => createPaymentAttemptLog(testMarkets, { source, key: KEY });
const attemptOf = (token: string) => ({ token, cartId: 'cart', market: 'dk', id: `id-${token}` }) as const;
const returned = (token: string) => ({ token: '', cartId: '', market: 'dk', id: `id-${token}` }) as const;

describe('the attempts of a browser', () => {
  test('are visible to every tab until one of them becomes an order', () => {
    const { source } = createInspectableStorage();
    const [tab, other] = [logOf(source), logOf(source)];
    tab.save(attemptOf('a'));
    tab.save(attemptOf('b'));
    expect(other.claim(attemptOf('c'))).toBeUndefined();
    expect(other.claim({ token: 'c', cartId: 'cart', market: 'dk' })).toBeUndefined();
    expect(other.claim(attemptOf('b'))).toEqual(attemptOf('b'));
    expect(tab.claim(attemptOf('a'))).toBeUndefined();
  });

  test('are limited in number', () => {
    const { source, kept } = createInspectableStorage();
    const log = logOf(source);
    for (let count = 0; count < 50; count += 1) log.save(attemptOf(String(count)));
    expect(JSON.parse(kept.get(KEY) ?? '')).toHaveLength(8);
    expect(log.claim(attemptOf('49'))).toMatchObject(attemptOf('49'));
  });

  test.each([
    '{',
    '{"a":1}',
    '[1]',
    '["id-a"]',
    'null',
    '[{"token":"","cartId":"","market":"dk"}]',
    '[{"token":"t","cartId":"c","market":"xx"}]',
    '[{"token":"t","cartId":"c","market":"dk","isClosed":1}]',
  ])('are empty where %j is stored', (text) => {
    const log = logOf(createInspectableStorage({ [KEY]: text }).source);
    expect(log.findOpen()).toBeUndefined();
    expect(log.save(attemptOf('a'))).toBe(true);
    expect(log.findOpen()?.id).toBe('id-a');
  });

  test('are empty where the storage is forbidden', () => {
    const log = logOf(forbiddenStorage);
    expect(log.save(attemptOf('a'))).toBe(false);
    log.close(attemptOf('a'));
    expect(log.claim(attemptOf('a'))).toBeUndefined();
    expect(log.findOpen()).toBeUndefined();
  });

  test('include the ordered goods after a reload', () => {
    const attempt = { ...attemptOf('a'), ordered: { lines: [['serum', 2] as const], codes: ['KYST10'] } };
    const log = logOf(createInspectableStorage().source);
    log.save(attempt);
    expect(log.claim(returned('a'))).toEqual(attempt);
  });
});

test('claim() gives an attempt to one tab only, by its token or by the id in the URL', () => {
  const { source, kept } = createInspectableStorage();
  logOf(source).save(attemptOf('a'));
  expect(logOf(source).claim(returned('a'))).toEqual(attemptOf('a'));
  expect(kept.size).toBe(0);
  expect(logOf(source).claim(attemptOf('a'))).toBeUndefined();
});

describe('findOpen()', () => {
  test('returns the latest attempt, also before the shop has named it, and whether it belongs to another tab', () => {
    const log = logOf(createInspectableStorage().source);
    log.save(attemptOf('a'));
    log.save({ token: 'b', cartId: 'cart', market: 'dk' });
    expect(log.findOpen()).toEqual({ token: 'b', cartId: 'cart', market: 'dk', isFromOtherTab: true });
    log.save(attemptOf('b'));
    expect(log.findOpen()).toEqual({ ...attemptOf('b'), isFromOtherTab: true });
  });

  test('returns undefined once the outcome of the latest attempt is known, by its token or by its id', () => {
    const log = logOf(createInspectableStorage().source);
    log.save(attemptOf('a'));
    log.save(attemptOf('b'));
    log.close(attemptOf('a'));
    expect(log.findOpen()?.token).toBe('b');
    log.close(returned('b'));
    expect(log.findOpen()).toBeUndefined();
    expect(log.claim(attemptOf('b'))?.id).toBe('id-b');
  });

  test('never returns an earlier attempt, however often the latest is saved', () => {
    const { source, kept } = createInspectableStorage();
    const log = logOf(source);
    log.save(attemptOf('a'));
    log.save(attemptOf('b'));
    log.save(attemptOf('b'));
    expect(JSON.parse(kept.get(KEY) ?? '')).toEqual([{ ...attemptOf('a'), isClosed: true }, attemptOf('b')]);
  });
});

test('close() stores nothing without an attempt', () => {
  const { source, kept } = createInspectableStorage();
  logOf(source).close(attemptOf('a'));
  expect(kept.size).toBe(0);
});
