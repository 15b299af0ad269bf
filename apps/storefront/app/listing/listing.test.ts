import {
  createSearchAddress,
  emptySearchState,
  HISTORY_WRITE_DELAY,
  refineSearch,
  toggleFacet,
  type HistoryPort,
  type SearchState,
} from '@marehalm/search';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createListing, type Page } from './listing.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const address = createSearchAddress();
const everything = Array.from({ length: 30 }, (_, index) => `p${index}`);
const first: Page<string> = {
  entries: everything.slice(0, 12),
  total: 30,
  counts: {},
  without: {},
  hasRatings: false,
  unknown: 0,
};

const contact = {
  objectID: 'contact',
  title: 'Contact',
  excerpt: 'Write to us.',
  path: '/about/contact',
  marked: 'Contact',
  foundIn: 'title',
} as const;

/** A list over thirty things at `search`; each question waits to be answered or refused. */
function list(search = '') {
  const entries = [search];
  let moved: () => void = () => undefined;
  const history: HistoryPort = {
    location: () => ({ pathname: '/shop', search: entries.at(-1) ?? '' }),
    push: (href) => entries.push(href.replace('/shop', '')),
    onMove: (listener) => {
      moved = listener;
      return () => undefined;
    },
  };
  const asked: { state: SearchState; pages: string; answer(): void; refuse(): void }[] = [];
  const answers = new Map<string, Page<string>>();
  const listing = createListing<string, ReturnType<typeof setTimeout>>({
    address,
    history,
    timers: globalThis,
    first,
    answers: () => answers,
    keyOf: (entry) => entry,
    ask: (state, pages) =>
      new Promise((resolve, reject) => {
        const all = state.facets['skin-type'] ? everything.slice(5) : everything;
        const upTo = all.slice(pages === 'all' ? 0 : (state.page - 1) * 12, state.page * 12);
        asked.push({
          state,
          pages,
          answer: () => {
            const found = pages === 'all' && state.query === 'contact' ? { pages: [contact] } : {};
            resolve({ ...first, ...found, entries: upTo, total: all.length });
          },
          refuse: () => {
            reject(new Error('down'));
          },
        });
      }),
  });
  const stop = listing.start();
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    listing,
    asked,
    entries,
    stop,
    answer: async () => {
      asked.at(-1)?.answer();
      await settle();
    },
    refuse: async () => {
      asked.at(-1)?.refuse();
      await settle();
    },
    back: async () => {
      entries.pop();
      moved();
      await settle();
    },
  };
}

const dry = toggleFacet(emptySearchState, 'skin-type', 'dry');

test('asks nothing while nothing is narrowed', () => {
  const { listing, asked } = list('?utm_source=mail');
  expect(asked).toEqual([]);
  expect(listing.get()).toMatchObject({ page: first, progress: 'settled' });
});

test('keeps what is shown until the answer comes, and says when that takes long', async () => {
  const { listing, answer } = list();
  listing.change(dry);
  expect(listing.get()).toMatchObject({ state: dry, page: first, progress: 'searching' });
  await vi.advanceTimersByTimeAsync(200);
  expect(listing.get().progress).toBe('stalled');
  await answer();
  expect(listing.get()).toMatchObject({ progress: 'settled', page: { total: 25 } });
});

test('adds a page without asking for what is here, and asks for all of them in an address', async () => {
  const { listing, asked, answer } = list();
  listing.showMore();
  expect(asked.map(({ pages, state }) => [pages, state.page])).toEqual([['last', 2]]);
  await answer();
  expect(listing.get().page.entries).toEqual(everything.slice(0, 24));

  const shared = list('?page=3');
  expect(shared.asked.map(({ pages, state }) => [pages, state.page])).toEqual([['all', 3]]);
  await shared.answer();
  expect(shared.listing.get().page.entries).toEqual(everything);
});

test('keeps the pages that a search has found while the list gets longer, and not for other words', async () => {
  const { listing, answer } = list();
  listing.change({ ...emptySearchState, query: 'contact' });
  await answer();
  expect(listing.get().page.pages).toEqual([contact]);
  listing.showMore();
  await answer();
  expect(listing.get().page).toMatchObject({ entries: everything.slice(0, 24), pages: [contact] });
  listing.change({ ...emptySearchState, query: 'serum' });
  await answer();
  expect(listing.get().page.pages).toBeUndefined();
});

test('writes the last of several presses, and answers back and forward from memory', async () => {
  const { listing, asked, entries, answer, back } = list();
  listing.change(dry);
  await answer();
  listing.change(refineSearch(dry, { sort: 'newest' }));
  await answer();
  await vi.advanceTimersByTimeAsync(HISTORY_WRITE_DELAY);
  expect(entries).toEqual(['', '?skin-type=dry&sort=newest']);
  listing.change(dry);
  expect(listing.get()).toMatchObject({ progress: 'settled', page: { total: 25 } });
  await vi.advanceTimersByTimeAsync(HISTORY_WRITE_DELAY);
  await back();
  expect(listing.get().state.sort).toBe('newest');
  await back();
  expect(listing.get()).toMatchObject({ state: emptySearchState, page: first, progress: 'settled' });
  expect(asked).toHaveLength(2);
});

test('keeps the list when no answer comes, and tries again', async () => {
  const { listing, answer, refuse } = list();
  listing.change(dry);
  await refuse();
  expect(listing.get()).toMatchObject({ state: dry, page: first, progress: 'failed' });
  listing.retry();
  await answer();
  expect(listing.get()).toMatchObject({ progress: 'settled', page: { total: 25 } });
});

test('after a page that did not come, a new try brings all pages and loses none', async () => {
  const { listing, answer, refuse } = list();
  listing.showMore();
  await refuse();
  expect(listing.get().page.entries).toHaveLength(12);
  listing.retry();
  await answer();
  expect(listing.get().page.entries).toEqual(everything.slice(0, 24));
});

test('the next page is asked for only behind an answer', async () => {
  const { listing, asked, answer, refuse } = list();
  listing.change(dry);
  listing.showMore();
  expect(asked).toHaveLength(1);
  await answer();
  listing.showMore();
  await refuse();
  listing.showMore();
  expect(asked.map(({ pages, state }) => [pages, state.page])).toEqual([
    ['all', 1],
    ['last', 2],
    ['all', 2],
  ]);
  await answer();
  expect(listing.get().page.entries).toEqual(everything.slice(5, 29));
});

test('an answer that was overtaken changes nothing', async () => {
  const { listing, asked, answer } = list();
  listing.change(dry);
  listing.change(refineSearch(emptySearchState, { query: 'x' }));
  await answer();
  const { page } = listing.get();
  asked[0]?.answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(listing.get().page).toBe(page);
});

test('says nothing more once it has stopped', async () => {
  const { listing, entries, stop, answer } = list();
  const heard = vi.fn();
  listing.subscribe(heard);
  listing.change(dry);
  heard.mockClear();
  stop();
  await answer();
  await vi.advanceTimersByTimeAsync(HISTORY_WRITE_DELAY);
  expect(heard).not.toHaveBeenCalled();
  expect(entries).toEqual(['']);
});
