import { expect, test, vi } from 'vitest';
import { createDeferredRouter } from './deferred-router.ts';

interface Route {
  readonly q?: string;
}

/** A router whose address is `route`, and which tells of steps back by `move`. */
function routerAt(route: Route) {
  const listeners: ((route: Route) => void)[] = [];
  return {
    read: () => route,
    write: vi.fn<(route: Route) => void>(),
    createURL: ({ q = '' }: Route) => `/shop?q=${q}`,
    onUpdate: (listener: (route: Route) => void) => void listeners.push(listener),
    start: vi.fn<() => void>(),
    dispose: vi.fn<() => void>(),
    move: (next: Route) => {
      for (const listener of listeners) listener(next);
    },
  };
}

test('reads and writes nothing, and ignores navigation, before it is live', () => {
  const inner = routerAt({ q: 'serum' });
  const router = createDeferredRouter<Route>(inner);
  const updated = vi.fn<(route: Route) => void>();
  router.onUpdate(updated);
  router.write({ q: 'oil' });
  inner.move({ q: 'balm' });
  expect(router.read()).toEqual({});
  expect(inner.write).not.toHaveBeenCalled();
  expect(updated).not.toHaveBeenCalled();
});

test('goLive() applies the state of the URL, once', () => {
  const inner = routerAt({ q: 'serum' });
  const router = createDeferredRouter<Route>(inner);
  const updated = vi.fn<(route: Route) => void>();
  router.onUpdate(updated);
  router.goLive();
  router.goLive();
  expect(updated.mock.calls).toEqual([[{ q: 'serum' }]]);
  expect(router.read()).toEqual({ q: 'serum' });
});

test('goLive() does nothing for a URL without search state', () => {
  const router = createDeferredRouter<Route>(routerAt({}));
  const updated = vi.fn<(route: Route) => void>();
  router.onUpdate(updated);
  router.goLive();
  expect(updated).not.toHaveBeenCalled();
});

test('acts as the router once it is live, and before InstantSearch has subscribed', () => {
  const inner = routerAt({ q: 'serum' });
  const router = createDeferredRouter<Route>(inner);
  router.goLive();
  const updated = vi.fn<(route: Route) => void>();
  router.onUpdate(updated);
  router.start?.();
  router.write({ q: 'oil' });
  inner.move({ q: 'balm' });
  router.dispose();
  expect(inner.start).toHaveBeenCalledOnce();
  expect(inner.write).toHaveBeenCalledWith({ q: 'oil' });
  expect(updated.mock.calls).toEqual([[{ q: 'balm' }]]);
  expect(inner.dispose).toHaveBeenCalledOnce();
  expect(router.createURL({ q: 'x' })).toBe('/shop?q=x');
});

test('writes nothing once it is disposed of, until it is started again', () => {
  const inner = routerAt({});
  const router = createDeferredRouter<Route>(inner);
  router.goLive();
  router.dispose();
  router.write({ q: 'oil' });
  expect(inner.write).not.toHaveBeenCalled();
  router.start?.();
  router.write({ q: 'oil' });
  expect(inner.write).toHaveBeenCalledOnce();
});

test('starts a router without a start method', () => {
  const { start: _start, ...inner } = routerAt({});
  expect(() => createDeferredRouter<Route>(inner).start?.()).not.toThrow();
});
