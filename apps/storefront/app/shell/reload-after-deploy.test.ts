import { afterAll, beforeAll, beforeEach, describe, expect, test as example, vi } from 'vitest';
import { hearLeaving, isLeaving } from './is-leaving.ts';
import { reloadAfterDeploy, reloadForCode } from './reload-after-deploy.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

/** A window in which code has not come; says what it was told to do. */
function windowWith({ isOnline = true, next }: { isOnline?: boolean; next?: string }) {
  const done: string[] = [];
  const view = Object.assign(new EventTarget(), {
    navigator: { onLine: isOnline },
    sessionStorage: memory(),
    location: { reload: () => done.push('reload'), assign: (address: string) => done.push(address) },
  });
  hearLeaving(view as unknown as Window);
  reloadAfterDeploy(view as unknown as Window, () => next);
  /** Returns whether the error is left to be shown. */
  const lose = () => view.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  const loseRoute = () => reloadForCode(view as unknown as Window, next);
  const leave = () => view.dispatchEvent(new Event('beforeunload'));
  return { done, lose, loseRoute, leave };
}

describe('reloadAfterDeploy()', () => {
  /** Milliseconds after which a page that was to be left is taken for one that stays. */
  const ENDED = 1000;
  beforeAll(() => void vi.useFakeTimers());
  // Whether a page is being left is known of the one window that a page has.
  beforeEach(() => void vi.advanceTimersByTime(ENDED));
  afterAll(() => void vi.useRealTimers());

  example('reloads when the code of a part does not come, once, and says so to whoever asked for it', () => {
    const { done, lose } = windowWith({});
    expect(lose()).toBe(true);
    expect(isLeaving()).toBe(true);
    vi.advanceTimersByTime(ENDED);
    expect(isLeaving()).toBe(false);
    expect(lose()).toBe(true);
    expect(done).toEqual(['reload']);
  });

  example('fetches the page that is navigated to, and later leaves the error', () => {
    const { done, loseRoute } = windowWith({ next: '/product/lee-serum?size=30' });
    expect([loseRoute(), loseRoute()]).toEqual([true, true]);
    vi.advanceTimersByTime(ENDED);
    expect(loseRoute()).toBe(false);
    expect(done).toEqual(['/product/lee-serum?size=30']);
  });

  example('keeps the page without a connection', () => {
    const { done, lose, loseRoute } = windowWith({ isOnline: false, next: '/shop' });
    expect([loseRoute(), lose()]).toEqual([false, true]);
    expect(done).toEqual([]);
  });

  example('keeps out of the way of a shopper who has just begun to leave', () => {
    const { done, lose, loseRoute, leave } = windowWith({});
    leave();
    expect([loseRoute(), lose()]).toEqual([true, true]);
    expect(done).toEqual([]);
    // They came back, or never got there.
    vi.advanceTimersByTime(ENDED);
    lose();
    expect(done).toEqual(['reload']);
  });
});
