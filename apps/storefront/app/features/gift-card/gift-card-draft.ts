import * as z from 'zod/mini';
import { giftCardFields } from '@marehalm/ui';
import type { StorageSource } from '../../wiring/browser-storage';
import type { GiftCardValues } from './gift-card-values';

const KEY = 'marehalm-gift-card';
const MAX_LENGTH = 2000;
const stored = z.partialRecord(z.enum(giftCardFields), z.string().check(z.maxLength(MAX_LENGTH)));

/** What was typed in this tab before a reload or a step back; nothing where nothing readable is kept. */
export function readDraft(source: StorageSource): GiftCardValues | undefined {
  try {
    const result = stored.safeParse(JSON.parse(source().getItem(KEY) ?? 'null'));
    return result.success ? (result.data as GiftCardValues) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is typed until the tab is closed or the card is in the bag. */
export function keepDraft(source: StorageSource, values: GiftCardValues): void {
  try {
    source().setItem(KEY, JSON.stringify(values));
  } catch {
    // Full or forbidden: what is typed lives as long as the page.
  }
}

export function forgetDraft(source: StorageSource): void {
  try {
    source().removeItem(KEY);
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
}
