import { describe, expect, test } from 'vitest';
import { createFallbackStorage } from './fallback-storage.ts';

/** A tab whose storage accepts writes only while it has room, or is missing. */
function openTab({ isForbidden = false, hasRoom = false, isMissing = false } = {}) {
  const tab = { hasRoom, kept: new Map<string, string>() };
  const storage = createFallbackStorage(() => {
    if (isForbidden) throw new Error('SecurityError');
    if (isMissing) return undefined;
    return {
      length: tab.kept.size,
      key: (index) => [...tab.kept.keys()][index] ?? null,
      getItem: (key) => tab.kept.get(key) ?? null,
      setItem(key, value) {
        if (!tab.hasRoom) throw new Error('QuotaExceededError');
        tab.kept.set(key, value);
      },
      removeItem: (key) => void tab.kept.delete(key),
    };
  });
  return { tab, storage };
}

describe('createFallbackStorage()', () => {
  test.each([
    ['is forbidden', { isForbidden: true }],
    ['is missing', { isMissing: true }],
    ['is full', {}],
    ['has room', { hasRoom: true }],
  ])('stores in memory where the storage %s', (_what, state) => {
    const { storage } = openTab(state);
    expect(storage.getItem('order')).toBeNull();
    storage.setItem('order', 'DK1001');
    expect(storage.getItem('order')).toBe('DK1001');
    storage.removeItem('order');
    expect(storage.getItem('order')).toBeNull();
  });

  test('returns the latest value, stored or not', () => {
    const { tab, storage } = openTab({ hasRoom: true });
    storage.setItem('a', 'first');
    tab.hasRoom = false;
    storage.setItem('a', 'second');
    expect(storage.getItem('a')).toBe('second');
    expect(tab.kept.get('a')).toBe('first');
    tab.hasRoom = true;
    storage.setItem('a', 'third');
    expect(storage.getItem('a')).toBe('third');
    expect(tab.kept.get('a')).toBe('third');
    // A later write by another script replaces the value in memory.
    tab.kept.set('a', 'fourth');
    expect(storage.getItem('a')).toBe('fourth');
  });

  test('removes matching keys in the storage and in memory, and keeps the rest', () => {
    const { tab, storage } = openTab({ hasRoom: true });
    for (const key of ['order-1', 'order-2', 'bag']) storage.setItem(key, key);
    tab.hasRoom = false;
    storage.setItem('order-3', 'order-3');
    storage.setItem('draft', 'draft');
    storage.removeMatching(/^order/);
    expect([...tab.kept.keys()]).toEqual(['bag']);
    expect(storage.getItem('order-3')).toBeNull();
    expect(storage.getItem('draft')).toBe('draft');
  });

  test('removes matching keys in memory where the storage is forbidden', () => {
    const { storage } = openTab({ isForbidden: true });
    storage.setItem('order-1', 'x');
    storage.removeMatching(/^order/);
    expect(storage.getItem('order-1')).toBeNull();
  });
});
