import { describe, expect, test } from 'vitest';
import { type TextStorage } from '../browser-apis.ts';
import { createSafeStorage } from './safe-storage.ts';

function broken(): never {
  throw new Error('SecurityError');
}

describe('createSafeStorage()', () => {
  test('reads, writes and removes', () => {
    const texts = new Map<string, string>();
    const storage = createSafeStorage(() => ({
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, value) => void texts.set(key, value),
      removeItem: (key) => void texts.delete(key),
    }));
    expect(storage.read('bag')).toBeNull();
    expect(storage.write('bag', '{}')).toBe(true);
    expect(storage.read('bag')).toBe('{}');
    storage.remove('bag');
    expect(storage.read('bag')).toBeNull();
  });

  test.each<[string, (() => TextStorage | undefined) | undefined]>([
    ['is missing', () => undefined],
    ['was not given', undefined],
    ['is switched off', () => null as unknown as undefined],
    ['throws when it is accessed', broken],
    ['throws when it is used', () => ({ getItem: broken, setItem: broken, removeItem: broken })],
  ])('returns undefined where a storage %s', (_criterion, source) => {
    const storage = createSafeStorage(source);
    expect(storage.write('bag', '{}')).toBe(false);
    storage.remove('bag');
    expect(storage.read('bag')).toBeNull();
  });
});
