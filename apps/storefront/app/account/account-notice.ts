import { useEffect, useState } from 'react';
import { createStore } from 'zustand/vanilla';

/** What has just been done, told by the page that comes after it. */
export type AccountNotice =
  | 'created'
  | 'password-changed'
  | 'activated'
  | 'address-added'
  | 'address-changed'
  /** It is saved, and another one is still the default. */
  | 'address-not-default';

const store = createStore<{ readonly notice: AccountNotice | undefined }>(() => ({ notice: undefined }));

/** Has the next page say it. */
export function setAccountNotice(notice: AccountNotice): void {
  store.setState({ notice });
}

/** What this page has to say of the one before; once. */
export function useAccountNotice(): AccountNotice | undefined {
  const [notice] = useState(() => store.getState().notice);
  useEffect(() => {
    store.setState({ notice: undefined });
  }, []);
  return notice;
}
