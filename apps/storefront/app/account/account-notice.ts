import { useEffect, useState } from 'react';
import { createStore } from 'zustand/vanilla';

/** The result of the last action, which the next page shows. */
export type AccountNotice =
  | 'created'
  | 'password-changed'
  | 'activated'
  | 'address-added'
  | 'address-changed'
  /** The address is saved, but another one is still the default. */
  | 'address-not-default';

const store = createStore<{ readonly notice: AccountNotice | undefined }>(() => ({ notice: undefined }));

/** Shows the notice on the next page. */
export function setAccountNotice(notice: AccountNotice): void {
  store.setState({ notice });
}

/** Returns the notice of the previous page, once. */
export function useAccountNotice(): AccountNotice | undefined {
  const [notice] = useState(() => store.getState().notice);
  useEffect(() => {
    store.setState({ notice: undefined });
  }, []);
  return notice;
}
