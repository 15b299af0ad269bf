import type { Offer } from '@marehalm/cart-domain';
import { localeCodes, marketIds, markets, type MarketId } from '@marehalm/shop';
import type { BagOffer } from '../view-models/product';
import type { OfferCache } from './cart-store';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const kinds: readonly BagOffer['kind'][] = ['merchandise', 'gift-card', 'sample', 'gift'];

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * A path of the shop: browsers take a backslash for a slash, two of them for the beginning of a host, and leave out tabs and ends of
 * lines.
 */
const isPath = (value: unknown) => isText(value) && /^\/(?![/\\])\P{Cc}*$/u.test(value);

/** Files of one picture, each with its width. */
const isSrcSet = (value: unknown) => isText(value) && value.split(',').every((one) => isPath(one.trim()));

const isInBoth = (value: unknown, is: (part: unknown) => boolean) =>
  isObject(value) && localeCodes.every((code) => is(value[code]));

const isWhole = (value: unknown) => value === undefined || Number.isSafeInteger(value);

/** Whether a stored value still has what drawing and pricing a line needs. Another version of the shop may have written it. */
export function isBagOffer(value: unknown): value is BagOffer {
  if (!isObject(value) || !isObject(value['market']) || !isObject(value['picture'])) return false;
  const { market, picture, collections } = value;
  return (
    isText(value['sku']) &&
    isText(value['product']) &&
    kinds.includes(value['kind'] as never) &&
    isInBoth(value['name'], isText) &&
    isInBoth(value['size'], isText) &&
    (value['href'] === undefined || isInBoth(value['href'], isPath)) &&
    Array.isArray(collections) &&
    collections.every(isText) &&
    isPath(picture['src']) &&
    isSrcSet(picture['srcSet']) &&
    isText(picture['alt']) &&
    marketIds.every((id) => {
      const price = market[id];
      return (
        isObject(price) &&
        Number.isSafeInteger(price['price']) &&
        isWhole(price['compareAt']) &&
        isWhole(price['unitPrice']) &&
        isWhole(price['stock']) &&
        isText(price['variantId']) &&
        (price['ownAmount'] === undefined || isRange(price['ownAmount']))
      );
    })
  );
}

function isRange(value: unknown): boolean {
  return isObject(value) && [value['min'], value['max']].every(Number.isSafeInteger);
}

/** Returns the offers in a stored text, without those that are damaged. Never throws. */
export function parseOfferCache(text: string | null): OfferCache {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (!isObject(stored)) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, BagOffer] => isBagOffer(entry[1])),
    );
  } catch {
    return {};
  }
}

/** An offer as one market makes it, for the rules of the bag. */
export function offerIn(market: MarketId, offer: BagOffer): Offer {
  const { currency } = markets[market];
  const { price, compareAt, available, stock, ownAmount } = offer.market[market];
  return {
    sku: offer.sku,
    product: offer.product,
    collections: offer.collections,
    kind: offer.kind,
    price: { amount: price, currency },
    ...(compareAt === undefined ? {} : { compareAtPrice: { amount: compareAt, currency } }),
    ...(ownAmount
      ? {
          ownAmount: {
            min: { amount: ownAmount.min, currency },
            max: { amount: ownAmount.max, currency },
          },
        }
      : {}),
    available,
    ...(stock === undefined ? {} : { stock }),
  };
}

/** A litre or kilogram in halves of a millilitre or gram: no pack says more exactly what it holds. */
const HALVES = 2000;

/**
 * `offer` with another price in one market: the shop's cart knew better. Beside it stands what a litre or kilogram costs at that
 * price (Directive 98/6/EC art. 3); what the pack holds follows from what both were before.
 */
export function repriced(offer: BagOffer, market: MarketId, price: number): BagOffer {
  const before = offer.market[market];
  const content = before.unitPrice && Math.round((before.price * HALVES) / before.unitPrice);
  const now = {
    ...before,
    price,
    ...(content ? { unitPrice: Math.round((price * HALVES) / content) } : {}),
  };
  return { ...offer, market: { ...offer.market, [market]: now } };
}

/** `offer` as it is where the shop's cart says that less, or nothing, is left. */
export function restocked(offer: BagOffer, market: MarketId, stock: number): BagOffer {
  const change = { stock, available: stock > 0 };
  return { ...offer, market: { ...offer.market, [market]: { ...offer.market[market], ...change } } };
}
