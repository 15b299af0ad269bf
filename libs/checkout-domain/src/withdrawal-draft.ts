import { loadText, removeText, saveText, type StorageSource } from './internal/storage.ts';
import { parseWithdrawal, type Withdrawal } from './withdrawal.ts';

/** Stores the form until the tab is closed or the withdrawal has been received. Never throws. */
export interface WithdrawalDrafts {
  /** Loads the form of an order; `undefined` when nothing is stored. Any stored text gives a valid form. */
  readonly load: (orderNumber: string) => Withdrawal | undefined;
  /** Saves the form of an order. */
  readonly save: (orderNumber: string, withdrawal: Withdrawal) => void;
  /** Removes the form of an order. */
  readonly remove: (orderNumber: string) => void;
}

/**
 * Creates the drafts of a tab. Each order has its own draft under `key` and its number; the form without an order has
 * one too, with an empty number.
 */
export function createWithdrawalDrafts({
  source,
  key,
}: {
  readonly source: StorageSource;
  readonly key: string;
}): WithdrawalDrafts {
  const keyOf = (orderNumber: string) => `${key} ${orderNumber}`.trim();
  return {
    load: (orderNumber) => {
      const text = loadText(source, keyOf(orderNumber));
      return text === null ? undefined : parseWithdrawal(new URLSearchParams(text));
    },
    save: (orderNumber, withdrawal) => {
      saveText(source, keyOf(orderNumber), String(new URLSearchParams(Object.entries(withdrawal))));
    },
    remove: (orderNumber) => {
      removeText(source, keyOf(orderNumber));
    },
  };
}
