import { storageKeys } from '@marehalm/shop';
import { type Bag, type BagCommand, parseStoredBag, serializeBag } from '@marehalm/cart-domain';
import { attempt } from '@marehalm/static-router/client';
import { ownValue } from '../browser/own-value';
import { dispatchToBag } from './bag';
import { bagStore, cacheOffers } from './bag-store';
import { cartStore } from './cart-store';
import { parseOfferCache } from './offer-cache';

/** What the storage does not take is there as long as the page is open. */
const unstored = new Map<string, string>();

const read = (key: string): string | null =>
  unstored.get(key) ?? attempt(() => window.localStorage.getItem(key)) ?? null;

function write(key: string, text: string): void {
  unstored.set(key, text);
  attempt(() => {
    window.localStorage.setItem(key, text);
    unstored.delete(key);
  });
}

/** Whether a bag was put aside and not put back. */
export const hasBagAside = (): boolean => read(storageKeys.bagAside) !== null;

/**
 * Keeps the bag for later, with what is known of the things in it. One that was put aside before stays the one: what came after it
 * is in a cart whose link opens it again.
 */
export function setBagAside(): void {
  if (hasBagAside()) return;
  const { bag } = bagStore.getState();
  const cached = cartStore.getState().offers;
  const offers = bag.lines.flatMap(({ sku }) => ownValue(cached, sku) ?? []);
  write(
    storageKeys.offersAside,
    JSON.stringify(Object.fromEntries(offers.map((offer) => [offer.sku, offer]))),
  );
  write(storageKeys.bagAside, serializeBag(bag));
}

/** Adds what was put aside to the bag, and forgets that it was. Does nothing where nothing was. */
export function putBagBack(): void {
  const text = read(storageKeys.bagAside);
  if (text === null) return;
  const offers = Object.values(parseOfferCache(read(storageKeys.offersAside)));
  for (const key of [storageKeys.bagAside, storageKeys.offersAside]) {
    unstored.delete(key);
    attempt(() => window.localStorage.removeItem(key));
  }
  cacheOffers(offers);
  for (const command of commandsFor(parseStoredBag(text).bag)) dispatchToBag(command);
}

/** What makes an empty bag `bag`. */
export function commandsFor({ lines, samples, promoCodes, giftCards, note }: Bag): readonly BagCommand[] {
  return [
    ...lines.map((line): BagCommand => ({ ...line, type: 'addLine' })),
    { type: 'selectSamples', skus: samples },
    ...promoCodes.map((code): BagCommand => ({ type: 'applyPromoCode', code })),
    ...giftCards.map((code): BagCommand => ({ type: 'redeemGiftCard', code })),
    { type: 'setNote', note },
  ];
}
