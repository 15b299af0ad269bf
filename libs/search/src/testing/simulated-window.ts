import type { HistoryWindow } from '../search-history.ts';

/** A window with an address bar, a history and two buttons. */
export interface SimulatedWindow extends HistoryWindow {
  /** Every entry of the history, the oldest first. */
  readonly entries: readonly string[];
  /** Position of the entry that is shown. */
  readonly position: number;
  /** Goes back (-1) or forward (1), as far as there are entries. */
  go(steps: number): void;
  /** Follows a link to a fragment of this page, `#faq` say: an entry of its own, of which browsers tell as of a step. */
  follow(fragment: string): void;
  /** Listeners of `popstate`. */
  readonly listeners: number;
}

const origin = 'https://shop.example';

export function simulatedWindow(first: string): SimulatedWindow {
  const entries = [first];
  const listeners = new Set<() => void>();
  let position = 0;
  const address = () => new URL(entries[position] ?? '', origin);
  const add = (url: string) => {
    const { pathname, search, hash } = new URL(url, address());
    entries.splice(position + 1, Infinity, pathname + search + hash);
    position += 1;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    location: {
      get pathname() {
        return address().pathname;
      },
      get search() {
        return address().search;
      },
      get hash() {
        return address().hash;
      },
    },
    history: {
      pushState(_data, _unused, url) {
        add(url);
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
      tell();
    },
    follow(fragment) {
      add(fragment);
      tell();
    },
  };
}
