import type { Offer } from '@marehalm/cart-domain';
import { marketIds, markets, type MarketId } from '@marehalm/i18n-routing';
import type { BagOffer } from '../../catalogue/product-view';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a stored value still has what drawing and pricing a line needs. Another version of the shop may have written it. */
function isBagOffer(value: unknown): value is BagOffer {
  if (!isObject(value) || !isObject(value['market']) || !isObject(value['name']) || !isObject(value['size']))
    return false;
  const { market } = value;
  return (
    typeof value['sku'] === 'string' &&
    typeof value['product'] === 'string' &&
    Array.isArray(value['collections']) &&
    isObject(value['picture']) &&
    marketIds.every((id) => {
      const price = market[id];
      return (
        isObject(price) &&
        Number.isSafeInteger(price['price']) &&
        typeof price['variantId'] === 'string' &&
        (price['ownAmount'] === undefined || isRange(price['ownAmount']))
      );
    })
  );
}

function isRange(value: unknown): boolean {
  return isObject(value) && [value['min'], value['max']].every(Number.isSafeInteger);
}

/** The offers in a stored text, without those that are damaged. Never throws. */
export function parseKeptOffers(text: string | null): Readonly<Record<string, BagOffer>> {
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

/** `offer` with another price in one market: the shop's cart knew better. */
export function repriced(offer: BagOffer, market: MarketId, price: number): BagOffer {
  return { ...offer, market: { ...offer.market, [market]: { ...offer.market[market], price } } };
}

/** `offer` as it is where the shop's cart says that less, or nothing, is left. */
export function restocked(offer: BagOffer, market: MarketId, stock: number): BagOffer {
  const change = { stock, available: stock > 0 };
  return { ...offer, market: { ...offer.market, [market]: { ...offer.market[market], ...change } } };
}
