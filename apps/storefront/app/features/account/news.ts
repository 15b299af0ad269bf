import { useEffect, useState } from 'react';
import { createStore } from 'zustand/vanilla';

/** What has just been done, told by the page that comes after it. */
export type AccountNews =
  | 'created'
  | 'password-changed'
  | 'activated'
  | 'address-added'
  | 'address-changed'
  /** It is saved, and another one is still the default. */
  | 'address-not-default';

const store = createStore<{ readonly news: AccountNews | undefined }>(() => ({ news: undefined }));

/** Has the next page say it. */
export function tellNext(news: AccountNews): void {
  store.setState({ news });
}

/** What this page has to say of the one before; once. */
export function useNews(): AccountNews | undefined {
  const [news] = useState(() => store.getState().news);
  useEffect(() => {
    store.setState({ news: undefined });
  }, []);
  return news;
}
