import * as z from 'zod/mini';
import { type MarketId, marketIds, storageKeys } from '@marehalm/shop';
import { giftCardFields } from '@marehalm/ui';
import type { StorageSource } from '@marehalm/cart-domain';
import type { GiftCardValues } from './gift-card-values';

const KEY = storageKeys.giftCard;
const MAX_LENGTH = 2000;
const stored = z.object({
  market: z.enum(marketIds),
  values: z.partialRecord(z.enum(giftCardFields), z.string().check(z.maxLength(MAX_LENGTH))),
});

/**
 * What was typed in this tab before a reload or a step back; nothing where nothing readable is kept. An amount of one's own that
 * was typed in another market than `market` is left out: 250 kr. are not 250 euros.
 */
export function readDraft(source: StorageSource, market: MarketId): GiftCardValues | undefined {
  try {
    const result = stored.safeParse(JSON.parse(source()?.getItem(KEY) ?? 'null'));
    if (!result.success) return undefined;
    const { ownAmount, ...others } = result.data.values as GiftCardValues;
    return ownAmount !== undefined && result.data.market === market ? { ...others, ownAmount } : others;
  } catch {
    return undefined;
  }
}

/** Keeps what is typed in `market` until the tab is closed or the card is in the bag. */
export function keepDraft(source: StorageSource, values: GiftCardValues, market: MarketId): void {
  try {
    source()?.setItem(KEY, JSON.stringify({ market, values }));
  } catch {
    // Full or forbidden: what is typed lives as long as the page.
  }
}

export function forgetDraft(source: StorageSource): void {
  try {
    source()?.removeItem(KEY);
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
}
