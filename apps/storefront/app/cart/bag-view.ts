import {
  calculateBagTotals,
  type CurrencyCode,
  currencyCodes,
  type Bag,
  type BagTotals,
  type FindOffer,
  type PromoCode,
  type RemoteCart,
} from '@marehalm/cart-domain';
import { brand, markets, type MarketId } from '@marehalm/shop';
import type { OfferCache } from './cart-store';
import type { BagTerms } from '../view-models/bag-terms';
import { offerIn } from './offer-cache';
import { ownValue } from '../browser/own-value';

export interface BagSources {
  readonly bag: Bag;
  readonly market: MarketId;
  readonly offers: OfferCache;
  /** Missing until they have been fetched: then there are no gifts and samples yet. */
  readonly terms: BagTerms | undefined;
  /**
   * Keys of lines that the shop has turned down. Samples and gifts among them are sold out, whatever the terms said when the page
   * was made.
   */
  readonly unavailable?: readonly string[] | undefined;
  /** The cart as the shop keeps it, which knows what promo codes take off. */
  readonly cart: RemoteCart | undefined;
  readonly now: Date;
}

/** The offers of one market: what is kept beside the bag, the samples and the gifts. */
export function offersOf({
  market,
  offers,
  terms,
  unavailable = [],
}: Pick<BagSources, 'market' | 'offers' | 'terms' | 'unavailable'>): FindOffer {
  const free = new Map(
    [...(terms?.samples ?? []), ...(terms?.gifts ?? []).map((gift) => gift.offer)].map((offer) => [
      offer.sku,
      offer,
    ]),
  );
  return (sku) => {
    const offer = ownValue(offers, sku) ?? free.get(sku);
    if (!offer) return undefined;
    const inMarket = offerIn(market, offer);
    const isFree = offer.kind === 'sample' || offer.kind === 'gift';
    return isFree && unavailable.includes(sku) ? { ...inMarket, available: false } : inMarket;
  };
}

/**
 * Only the shop knows its codes. Until it has answered, a code does nothing. Then those for goods together take off what the cart
 * says, as a fixed amount, so that thresholds count goods after codes here too, and one for delivery pays for that.
 */
function codesOf(cart: RemoteCart | undefined, discount: number): PromoCode[] {
  const terms = {
    aliases: [],
    scope: { kind: 'order' },
    excludes: [],
    firstOrderOnly: false,
    singleUse: false,
    combinable: true,
  } as const;
  const amounts = Object.fromEntries(currencyCodes.map((code) => [code, discount])) as Record<
    CurrencyCode,
    number
  >;
  const applicable = cart?.codes.filter((one) => one.applicable) ?? [];
  const forDelivery = applicable.find((one) => one.lowers === 'delivery');
  const forGoods = discount > 0 && applicable.find((one) => one.lowers !== 'delivery');
  return [
    ...(forGoods ? [{ ...terms, code: forGoods.code, kind: 'fixed' as const, amounts }] : []),
    ...(forDelivery ? [{ ...terms, code: forDelivery.code, kind: 'free-delivery' as const }] : []),
  ];
}

/** Minor units that the cart's codes take off its goods. */
function discountOf(cart: RemoteCart | undefined): number {
  if (!cart) return 0;
  const goods = cart.lines.reduce((sum, line) => sum + line.unitPrice.amount * line.quantity, 0);
  return Math.max(0, goods - cart.cost.subtotal.amount);
}

/** What the bag costs and brings, by the one calculation of the domain. */
export function totalsOf(sources: BagSources): BagTotals {
  const { bag, market, terms, cart, now } = sources;
  const ofMarket = terms?.markets.find((one) => one.id === market);
  const promoCodes = codesOf(cart, discountOf(cart));
  return calculateBagTotals({
    bag: { ...bag, promoCodes: promoCodes.map(({ code }) => code) },
    offers: offersOf(sources),
    currency: markets[market].currency,
    promoCodes,
    giftRules: (terms?.gifts ?? []).map((gift) => gift.rule),
    samples: { limit: terms?.samplesLimit ?? 0, skus: (terms?.samples ?? []).map((sample) => sample.sku) },
    ...(ofMarket
      ? {
          delivery: {
            methods: ofMarket.methods.map(({ id, price }) => ({
              id,
              price,
              ...(ofMarket.freeDelivery.method === undefined || ofMarket.freeDelivery.method === id
                ? { freeFrom: ofMarket.freeDelivery.from }
                : {}),
            })),
          },
        }
      : {}),
    vatRate: ofMarket?.vatRates[markets[market].country] ?? markets[market].vatRate,
    at: now,
    timeZone: brand.timeZone,
  });
}
