import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test as example, vi } from 'vitest';
import { isPageUnloading } from './is-page-unloading.ts';
import { limitRouteReloads, reloadOnPreloadError } from './reload-after-deploy.ts';

/** Real milliseconds: the test's own clock stands still. */
const waitForReal = (time: number) => sleep(time);

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

/** A window in which code does not load; `done` lists what it was told to do. */
function windowWith({ isOnline = true, next }: { isOnline?: boolean; next?: string }) {
  const done: string[] = [];
  const view = Object.assign(new EventTarget(), {
    navigator: { onLine: isOnline },
    sessionStorage: memory(),
    location: {
      reload: () => done.push('reload'),
      assign: (address: string) => done.push(address),
    },
  });
  const modules: Record<string, unknown> = {};
  vi.stubGlobal('window', {
    __reactRouterManifest: {
      routes: {
        product: { module: 'data:text/javascript,throw Error("gone")' },
      },
    },
    __reactRouterRouteModules: modules,
  });
  reloadOnPreloadError(view as unknown as Window, () => next);
  limitRouteReloads(view as unknown as Window, () => next);
  /** Returns whether the error is left to the caller of `import()`. */
  const lose = () => view.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  /** Asks for the code of a route as the router does; returns what it is given in time. */
  const loseRoute = () => Promise.race([modules['product'], waitForReal(50)]);
  const leave = () => view.dispatchEvent(new Event('beforeunload'));
  return { done, lose, loseRoute, leave };
}

describe('reloadOnPreloadError()', () => {
  /** Milliseconds after which a page that was to be left is taken for one that stays. */
  const ENDED = 1000;
  beforeAll(() => void vi.useFakeTimers({ toFake: ['performance', 'Date'] }));
  // Whether a page is being left is known of the one window that a page has.
  beforeEach(() => void vi.advanceTimersByTime(ENDED));
  afterAll(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  example('reloads when the code of a part does not come, once, and leaves the error to the caller', () => {
    const { done, lose } = windowWith({});
    expect(lose()).toBe(true);
    expect(isPageUnloading()).toBe(true);
    vi.advanceTimersByTime(ENDED);
    expect(isPageUnloading()).toBe(false);
    expect(lose()).toBe(true);
    expect(done).toEqual(['reload']);
  });

  example('fetches the page that is navigated to, which the router then waits for', async () => {
    const { done, loseRoute } = windowWith({
      next: '/product/lee-serum?size=30',
    });
    expect([await loseRoute(), await loseRoute()]).toEqual([undefined, undefined]);
    expect(done).toEqual(['/product/lee-serum?size=30']);
  });

  example('gives the router a component that throws when the page was reloaded a moment ago', async () => {
    const { done, lose, loseRoute } = windowWith({ next: '/shop' });
    lose();
    vi.advanceTimersByTime(ENDED);
    const failed = (await loseRoute()) as { default: () => void };
    expect(failed.default).toThrow('gone');
    expect(await loseRoute()).toBe(failed);
    expect(done).toEqual(['/shop']);
  });

  example('leaves the page alone when the visitor has gone elsewhere meanwhile', async () => {
    const { done, loseRoute } = windowWith({});
    expect(await loseRoute()).toHaveProperty('default');
    expect(done).toEqual([]);
  });

  example('keeps the page without a connection', async () => {
    const { done, lose, loseRoute } = windowWith({
      isOnline: false,
      next: '/shop',
    });
    expect(await loseRoute()).toHaveProperty('default');
    expect(lose()).toBe(true);
    expect(done).toEqual([]);
  });

  example('keeps out of the way of a visitor who has just begun to leave', async () => {
    const { done, lose, loseRoute, leave } = windowWith({ next: '/shop' });
    leave();
    expect(await loseRoute()).toBeUndefined();
    expect(lose()).toBe(true);
    expect(done).toEqual([]);
    // They came back, or never got there.
    vi.advanceTimersByTime(ENDED);
    lose();
    expect(done).toEqual(['/shop']);
  });
});
