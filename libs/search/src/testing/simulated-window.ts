import type { HistoryWindow } from '../search-history.ts';

/** A window with an address bar, a history and two buttons. */
export interface SimulatedWindow extends HistoryWindow {
  /** Every entry of the history, the oldest first. */
  readonly entries: readonly string[];
  /** Position of the entry that is shown. */
  readonly position: number;
  /** Goes back (-1) or forward (1), as far as there are entries. */
  go(steps: number): void;
  /** Listeners of `popstate`. */
  readonly listeners: number;
}

const origin = 'https://shop.example';

export function simulatedWindow(first: string): SimulatedWindow {
  const entries = [first];
  const listeners = new Set<() => void>();
  let position = 0;
  const address = () => new URL(entries[position] ?? '', origin);
  return {
    location: {
      get pathname() {
        return address().pathname;
      },
      get search() {
        return address().search;
      },
    },
    history: {
      pushState(_data, _unused, url) {
        const { pathname, search } = new URL(url, address());
        entries.splice(position + 1, Infinity, pathname + search);
        position += 1;
      },
    },
    addEventListener(type, listener) {
      if (type === 'popstate') listeners.add(listener);
    },
    removeEventListener(type, listener) {
      if (type === 'popstate') listeners.delete(listener);
    },
    entries,
    get position() {
      return position;
    },
    get listeners() {
      return listeners.size;
    },
    go(steps) {
      const next = Math.min(Math.max(position + steps, 0), entries.length - 1);
      if (next === position) return;
      position = next;
      for (const listener of listeners) listener();
    },
  };
}
