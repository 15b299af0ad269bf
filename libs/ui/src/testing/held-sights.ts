/** What intersection observers see, held back: a busy browser tells them of several changes at once. */
export interface HeldSights {
  /** How many changes wait. */
  readonly waiting: () => number;
  /** Tells each observer of all that it has seen, in one call. */
  readonly pass: () => void;
  /** Gives the browser's own observers back. */
  readonly release: () => void;
}

/** Holds back what every `IntersectionObserver` sees that is made from now on. */
export function holdSights(): HeldSights {
  const Own = window.IntersectionObserver;
  const held = new Map<IntersectionObserver, IntersectionObserverEntry[]>();
  const callbacks = new Map<IntersectionObserver, IntersectionObserverCallback>();
  window.IntersectionObserver = class extends Own {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((seen, observer) => held.set(observer, [...(held.get(observer) ?? []), ...seen]), options);
      callbacks.set(this, callback);
    }
  };
  return {
    waiting: () => [...held.values()].reduce((sum, { length }) => sum + length, 0),
    pass() {
      const due = [...held];
      held.clear();
      for (const [observer, seen] of due) callbacks.get(observer)?.(seen, observer);
    },
    release() {
      window.IntersectionObserver = Own;
    },
  };
}
