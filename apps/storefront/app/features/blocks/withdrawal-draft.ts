import type { StorageSource } from '../../wiring/browser-storage';
import { readWithdrawal, type Withdrawal } from './withdrawal.ts';

/** Each order that a form was opened for has a draft of its own: what is written about one is never taken for another. */
const keyOf = (asked: string) => `marehalm-withdrawal ${asked}`.trim();

/** What was written in this tab before a reload or a step back; nothing where nothing is kept. Any text gives a valid one. */
export function readDraft(source: StorageSource, asked: string): Withdrawal | undefined {
  try {
    const kept = source().getItem(keyOf(asked));
    return kept === null ? undefined : readWithdrawal(new URLSearchParams(kept));
  } catch {
    return undefined;
  }
}

/** Keeps what is written until the tab is closed or the withdrawal has been received. */
export function keepDraft(source: StorageSource, asked: string, withdrawal: Withdrawal): void {
  try {
    source().setItem(keyOf(asked), String(new URLSearchParams(Object.entries(withdrawal))));
  } catch {
    // Full or forbidden: what is written lives as long as the page.
  }
}

export function forgetDraft(source: StorageSource, asked: string): void {
  try {
    source().removeItem(keyOf(asked));
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
}
