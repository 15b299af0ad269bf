/** Delays the entries of intersection observers, because a busy browser delivers several at once. */
export interface ControlledIntersections {
  /** Number of pending entries. */
  readonly waiting: () => number;
  /** Delivers all pending entries of each observer in one call. */
  readonly pass: () => void;
  /** Restores the browser's `IntersectionObserver`. */
  readonly release: () => void;
}

/** Delays the entries of every `IntersectionObserver` created from now on. */
export function controlIntersections(): ControlledIntersections {
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
