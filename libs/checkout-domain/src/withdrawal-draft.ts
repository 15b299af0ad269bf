import { loadText, removeText, saveText, type StorageSource } from './internal/storage.ts';
import { parseWithdrawal, type Withdrawal } from './withdrawal.ts';

/** Keeps what is entered until the tab is closed or the withdrawal has been received. Nothing here throws. */
export interface WithdrawalDrafts {
  /** Returns what was entered for an order before a reload; `undefined` where nothing is stored. Any text gives a valid one. */
  readonly load: (orderNumber: string) => Withdrawal | undefined;
  /** Stores what is entered for an order. */
  readonly save: (orderNumber: string, withdrawal: Withdrawal) => void;
  /** Removes what was entered for an order. */
  readonly remove: (orderNumber: string) => void;
}

/**
 * Creates the drafts of a tab. Each order that the form was opened for has its own, under `key` and its number: what is entered for
 * one is never taken for another. The form without an order has a draft too, by an empty number.
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
