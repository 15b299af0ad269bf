import { createFlashMessage } from '@marehalm/static-router/client';

/** The result of the last action, which the next page shows. */
export type AccountNotice =
  | 'created'
  | 'password-changed'
  | 'activated'
  | 'address-added'
  | 'address-changed'
  /** The address is saved, but another one is still the default. */
  | 'address-not-default';

export const { set: setAccountNotice, useMessage: useAccountNotice } = createFlashMessage<AccountNotice>();
