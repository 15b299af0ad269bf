import { describe, expect, expectTypeOf, onTestFinished, test, vi } from 'vitest';
import { createSearchAddress } from './search-address.ts';
import { browserHistory, createSearchHistory, type HistoryWindow } from './search-history.ts';
import { emptySearchState, type SearchState } from './search-state.ts';
import { searchWords } from './search-words.ts';
import { manualTimers } from './testing/manual-timers.ts';
import { simulatedWindow } from './testing/simulated-window.ts';

const search = (query: string): SearchState => ({ ...emptySearchState, query });

function open(first: string, options: { delay?: number } = {}) {
  const window = simulatedWindow(first);
  const timers = manualTimers();
  const restored: SearchState[] = [];
  const history = createSearchHistory({
    address: createSearchAddress({ words: searchWords.da }),
    history: browserHistory(window),
    timers,
    onRestore: (state) => restored.push(state),
    ...options,
  });
  return { window, timers, restored, history };
}

describe('createSearchHistory()', () => {
  test('writes the last state of a burst, 400 ms after it', () => {
    const { window, timers, history } = open('/da/shop');
    for (const query of ['s', 'se', 'ser']) {
      history.schedule(search(query));
      timers.advance(300);
    }
    timers.advance(99);
    expect(window.entries).toEqual(['/da/shop']);
    timers.advance(1);
    expect(window.entries).toEqual(['/da/shop', '/da/shop?q=ser']);
  });

  test('uses the given delay', () => {
    const { window, timers, history } = open('/da/shop', { delay: 50 });
    history.schedule(search('serum'));
    timers.advance(50);
    expect(window.entries).toHaveLength(2);
  });

  test('never writes a state that the URL already has, in any words', () => {
    const { window, timers, history } = open('/da/shop?sort=newest&q=serum');
    history.schedule(search('seru'));
    history.schedule({ ...search('serum'), sort: 'newest' });
    timers.advance(400);
    expect(window.entries).toHaveLength(1);
  });

  test('keeps campaign tags, and removes the question mark with the last parameter', () => {
    const { window, timers, history } = open('/da/shop?utm_source=mail');
    history.schedule(search('serum'));
    timers.advance(400);
    expect(window.entries.at(-1)).toBe('/da/shop?q=serum&utm_source=mail');

    const plain = open('/da/shop?q=serum');
    plain.history.schedule(emptySearchState);
    plain.timers.advance(400);
    expect(plain.window.entries.at(-1)).toBe('/da/shop');
  });

  test('passes a router a path with or without a query string', () => {
    const pushed: string[] = [];
    const written = createSearchHistory({
      address: createSearchAddress(),
      history: {
        location: () => ({ pathname: '/shop', search: '?q=olie' }),
        push: (href) => pushed.push(href),
        onMove: () => () => undefined,
      },
      timers: manualTimers(),
      onRestore: () => undefined,
    });
    for (const state of [emptySearchState, search('serum')]) {
      written.schedule(state);
      written.flush();
    }
    expect(pushed).toEqual(['/shop', '/shop?q=serum']);
  });

  test('flush() writes at once, and only once', () => {
    const { window, timers, history } = open('/da/shop');
    history.schedule(search('serum'));
    history.flush();
    expect(window.entries).toHaveLength(2);
    expect(timers.waiting).toBe(0);
    history.flush();
    timers.advance(400);
    expect(window.entries).toHaveLength(2);
  });

  test('restores the state of the URL, and discards a pending write', () => {
    const { window, timers, restored, history } = open('/da/shop?q=olie&side=3');
    history.schedule(search('serum'));
    history.flush();
    history.schedule(search('serum med'));
    window.go(-1);
    expect(restored).toEqual([{ ...search('olie'), page: 3 }]);
    timers.advance(400);
    expect(window.entries).toEqual(['/da/shop?q=olie&side=3', '/da/shop?q=serum']);
    window.go(1);
    expect(restored.at(-1)).toEqual(search('serum'));
  });

  test('writes a pending state when a link to a part of the page is followed, and when it is left', () => {
    const { window, timers, restored, history } = open('/da/shop?q=olie');
    history.schedule(search('serum'));
    window.follow('#filtre');
    expect(restored).toEqual([]);
    timers.advance(400);
    expect(window.entries).toEqual(['/da/shop?q=olie', '/da/shop?q=olie#filtre', '/da/shop?q=serum']);

    window.follow('#filtre');
    expect(restored).toEqual([search('serum')]);
    history.schedule(search('balsam'));
    window.go(-1);
    expect(restored).toHaveLength(1);
    timers.advance(400);
    expect(window.entries.at(-1)).toBe('/da/shop?q=balsam');
  });

  test('restores the state when a step leads from another search to a part of the page', () => {
    const { window, timers, restored, history } = open('/da/shop?q=olie#filtre');
    history.schedule(search('serum'));
    timers.advance(400);
    history.schedule(search('balsam'));
    window.go(-1);
    expect(restored).toEqual([search('olie')]);
    timers.advance(400);
    expect(window.entries).toHaveLength(2);
  });

  test('writes again after a step back', () => {
    const { window, timers, history } = open('/da/shop');
    history.schedule(search('serum'));
    timers.advance(400);
    window.go(-1);
    history.schedule(search('serum'));
    timers.advance(400);
    expect(window.entries[window.position]).toBe('/da/shop?q=serum');
  });

  test('neither writes to another page nor restores from it', () => {
    const { window, timers, restored, history } = open('/da/shop');
    history.schedule(search('serum'));
    window.history.pushState(null, '', '/da/produkt/lae-serum');
    timers.advance(400);
    expect(window.entries).toEqual(['/da/shop', '/da/produkt/lae-serum']);
    window.history.pushState(null, '', '/da/kurv?q=olie');
    window.go(-1);
    expect(restored).toEqual([]);
    window.go(-1);
    expect(restored).toEqual([emptySearchState]);
  });

  test('read() returns the state of the current URL', () => {
    const { window, history } = open('/da/shop?q=olie');
    expect(history.read()).toEqual(search('olie'));
    window.history.pushState(null, '', '?q=serum');
    expect(history.read()).toEqual(search('serum'));
  });

  test('stop() discards the pending write and removes its listeners', () => {
    const { window, timers, restored, history } = open('/da/shop');
    history.schedule(search('serum'));
    history.flush();
    history.schedule(search('serum med'));
    history.stop();
    timers.advance(400);
    window.go(-1);
    expect(window.entries).toHaveLength(2);
    expect(restored).toEqual([]);
    expect(window.listeners).toBe(0);
  });

  test('uses the timers of the platform', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const window = simulatedWindow('/shop');
    const history = createSearchHistory({
      address: createSearchAddress(),
      history: browserHistory(window),
      timers: globalThis,
      onRestore: () => undefined,
    });
    history.schedule(search('serum'));
    vi.advanceTimersByTime(400);
    expect(window.entries).toHaveLength(2);
  });
});

test('browserHistory() accepts a real window', () => {
  expectTypeOf<Window>().toExtend<HistoryWindow>();
});
