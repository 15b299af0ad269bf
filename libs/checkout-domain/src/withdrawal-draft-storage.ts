import {
  loadText,
  removeStoredText,
  saveTextIfPossible,
  type TextStorageGetter,
} from './internal/text-storage.ts';
import { parseWithdrawal, type Withdrawal } from './withdrawal.ts';

/** Stores the form until the tab is closed or the withdrawal has been received. Never throws. */
export interface WithdrawalDraftStorage {
  /** Loads the form of an order; `undefined` when nothing is stored. Any stored text gives a valid form. */
  readonly load: (orderNumber: string) => Withdrawal | undefined;
  /** Saves the form of an order. */
  readonly save: (orderNumber: string, withdrawal: Withdrawal) => void;
  /** Removes the form of an order. */
  readonly remove: (orderNumber: string) => void;
}

/**
 * Creates the storage of withdrawal form drafts, one per order number under `<key> <order number>`; the draft without an order
 * number is under `key`.
 */
export function createWithdrawalDraftStorage({
  source,
  key,
}: {
  readonly source: TextStorageGetter;
  readonly key: string;
}): WithdrawalDraftStorage {
  const keyOf = (orderNumber: string) => `${key} ${orderNumber}`.trim();
  return {
    load: (orderNumber) => {
      const text = loadText(source, keyOf(orderNumber));
      return text === null ? undefined : parseWithdrawal(new URLSearchParams(text));
    },
    save: (orderNumber, withdrawal) => {
      saveTextIfPossible(source, keyOf(orderNumber), String(new URLSearchParams(Object.entries(withdrawal))));
    },
    remove: (orderNumber) => {
      removeStoredText(source, keyOf(orderNumber));
    },
  };
}
