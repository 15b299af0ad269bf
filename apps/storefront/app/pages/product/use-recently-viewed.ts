import { useEffect, useState } from 'react';
import {
  addViewed,
  parseRecentlyViewed,
  type RecentlyViewed,
  serializeRecentlyViewed,
} from '@marehalm/cart-domain/recently-viewed';
import { storageKeys } from '@marehalm/shop';
import { attempt } from '@marehalm/static-router/client';

/** Where the browser refuses its storage, nothing is remembered. */
const read = () =>
  parseRecentlyViewed(attempt(() => localStorage.getItem(storageKeys.recentlyViewed)) ?? null);

const write = (viewed: RecentlyViewed) =>
  attempt(() => localStorage.setItem(storageKeys.recentlyViewed, serializeRecentlyViewed(viewed)));

/** Remembers that `product` is looked at. Returns what was looked at before, and how to change it. */
export function useRecentlyViewed(product: string) {
  const [viewed, setViewed] = useState(read);
  useEffect(() => {
    write(addViewed(read(), product));
  }, [product]);
  return [
    viewed,
    (next: RecentlyViewed) => {
      write(next);
      setViewed(next);
    },
  ] as const;
}
