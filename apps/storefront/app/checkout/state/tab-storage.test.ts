import { afterEach, expect, test, vi } from 'vitest';
import { forgetOrders } from '../../wiring/forget-orders.ts';
import { tabStorage } from './tab-storage.ts';

/** Does `run` with a storage that throws where it is full or forbidden: its users are prepared for that. */
function withStorage(run: (storage: ReturnType<typeof tabStorage>) => void) {
  try {
    run(tabStorage());
  } catch (error) {
    expect(error).toBeInstanceOf(DOMException);
  }
}
const read = (key: string) => {
  let value: string | null = null;
  withStorage((storage) => {
    value = storage.getItem(key);
  });
  return value;
};
const write = (key: string, value: string) => withStorage((storage) => storage.setItem(key, value));

/** A tab with a storage that takes what it is told only while it has room. */
function openTab({ isForbidden = false, hasRoom = false }) {
  const tab = { hasRoom, kept: new Map<string, string>() };
  const storage = {
    getItem: (key: string) => tab.kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (!tab.hasRoom) throw new DOMException('full', 'QuotaExceededError');
      tab.kept.set(key, value);
    },
    removeItem: (key: string) => void tab.kept.delete(key),
  };
  vi.stubGlobal('window', {
    get sessionStorage() {
      if (isForbidden) throw new DOMException('denied', 'SecurityError');
      return storage;
    },
  });
  return tab;
}
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['is forbidden', { isForbidden: true }],
  ['is full', {}],
])('a tab whose storage %s keeps what it is told as long as the page is open', (_what, state) => {
  openTab(state);
  write('marehalm-last-order', 'an order');
  expect(read('marehalm-last-order')).toBe('an order');
  write('marehalm-checkout', '{}');
  withStorage((storage) => storage.removeItem('marehalm-checkout'));
  expect(read('marehalm-checkout')).toBeNull();
  forgetOrders(() => window.sessionStorage);
  expect(read('marehalm-last-order')).toBeNull();
});

test('a tab reads what it was told last, whether there was room for it or not', () => {
  const tab = openTab({ hasRoom: true });
  write('a', 'first');
  tab.hasRoom = false;
  write('a', 'second');
  expect(read('a')).toBe('second');
  tab.hasRoom = true;
  write('a', 'third');
  expect(read('a')).toBe('third');
  expect(tab.kept.get('a')).toBe('third');
});
