import { createFlashMessageStore } from '@marehalm/static-router/client';

/** Id of the notice that the next account page shows once, after an action on the page before. */
export type AccountNotice =
  | 'created'
  | 'password-changed'
  | 'activated'
  | 'address-added'
  | 'address-changed'
  /** The address is saved, but another one is still the default. */
  | 'address-not-default';

export const { set: setAccountNotice, useMessage: useAccountNotice } =
  createFlashMessageStore<AccountNotice>();
