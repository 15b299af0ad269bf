import { type CurrencyCode } from './money.ts';
import { type Offer, type GoodsKind } from './offer.ts';
import { type UnitPrice } from './unit-price.ts';

/** Price and availability of a SKU in one market. Amounts are minor units of the market's currency, VAT included. */
export interface MarketPrice {
  /** Id of the variant in that market's commerce service. */
  readonly variantId: string;
  /** For one unit. */
  readonly price: number;
  /** The lowest own price of the last 30 days, while the price is reduced (Directive 98/6/EC art. 6a). */
  readonly compareAt?: number;
  /** For one {@link MultiMarketOffer.per} (Directive 98/6/EC art. 3). */
  readonly unitPrice?: number;
  /** Whether it can be bought now. */
  readonly available: boolean;
  /** Units in stock, when known. */
  readonly stock?: number;
  /** Minimum and maximum amount of a gift card whose buyer may choose it. */
  readonly ownAmount?: { readonly min: number; readonly max: number };
}

/**
 * A SKU as the bag shows it, with its texts in every language and its price and stock in every market, so that a line can be
 * rendered without a request after a switch of language or market.
 */
export interface MultiMarketOffer<Market extends string = string, Locale extends string = string> {
  readonly sku: string;
  /** Id of the product that this is a size of. */
  readonly product: string;
  /** Collections of the product. */
  readonly collections: readonly string[];
  readonly kind: GoodsKind;
  readonly name: Readonly<Record<Locale, string>>;
  /** Label of the size, such as `30 ml`. */
  readonly size: Readonly<Record<Locale, string>>;
  /** Paths of the product page; missing for offers without a page. */
  readonly href?: Readonly<Record<Locale, string>>;
  readonly picture: {
    readonly src: string;
    readonly srcSet: string;
    /** Pixels. */
    readonly width: number;
    readonly height: number;
    /** `#rrggbb`, shown until the picture has loaded. */
    readonly ground: string;
    readonly alt: string;
  };
  /** Unit of {@link MarketPrice.unitPrice}. */
  readonly per?: UnitPrice['per'];
  readonly market: Readonly<Record<Market, MarketPrice>>;
}

/** Offers by SKU. */
export type MultiMarketOffersBySku<Market extends string = string, Locale extends string = string> = Readonly<
  Record<string, MultiMarketOffer<Market, Locale>>
>;

/** Ids of the markets and codes of the languages that every stored offer must cover. */
export interface MarketsAndLocales<Market extends string = string, Locale extends string = string> {
  readonly markets: readonly Market[];
  readonly locales: readonly Locale[];
}

/** Finds the offer of a SKU. Safe for untrusted SKUs such as `constructor`. */
export function findMultiMarketOffer<Market extends string, Locale extends string>(
  offers: MultiMarketOffersBySku<Market, Locale>,
  sku: string,
): MultiMarketOffer<Market, Locale> | undefined {
  return Object.hasOwn(offers, sku) ? offers[sku] : undefined;
}

/**
 * Checks whether an untrusted value, such as one from a storage, is a complete offer in all given markets and locales: paths must
 * stay on the shop's origin and amounts must be safe integers.
 */
export function isMultiMarketOffer<Market extends string, Locale extends string>(
  { markets, locales }: MarketsAndLocales<Market, Locale>,
  value: unknown,
): value is MultiMarketOffer<Market, Locale> {
  if (!isObject(value) || !isObject(value['market']) || !isObject(value['picture'])) return false;
  const { market, picture, collections } = value;
  const isInAll = (texts: unknown, is: (text: unknown) => boolean) =>
    isObject(texts) && locales.every((locale) => is(texts[locale]));
  return (
    isText(value['sku']) &&
    isText(value['product']) &&
    kinds.includes(value['kind'] as GoodsKind) &&
    isInAll(value['name'], isText) &&
    isInAll(value['size'], isText) &&
    (value['href'] === undefined || isInAll(value['href'], isPath)) &&
    Array.isArray(collections) &&
    collections.every(isText) &&
    isPath(picture['src']) &&
    isSrcSet(picture['srcSet']) &&
    isText(picture['alt']) &&
    markets.every((id) => isMarketPrice(market[id]))
  );
}

/** Parses stored offers and drops invalid ones. Never throws; returns no offers for an invalid text. */
export function parseMultiMarketOffers<Market extends string, Locale extends string>(
  marketsAndLocales: MarketsAndLocales<Market, Locale>,
  text: string | null,
): MultiMarketOffersBySku<Market, Locale> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (!isObject(stored)) return {};
    const entries = Object.entries(stored);
    return Object.fromEntries(
      entries.filter((entry): entry is [string, MultiMarketOffer<Market, Locale>] =>
        isMultiMarketOffer(marketsAndLocales, entry[1]),
      ),
    );
  } catch {
    return {};
  }
}

/**
 * Returns the offer in one market as the bag's rules need it, with amounts in `currency`.
 *
 * @example
 * ```ts
 * const picture = { src: '/a.avif', srcSet: '/a.avif 240w', width: 4, height: 5, ground: '#fff', alt: '' };
 * const serum: MultiMarketOffer<'eu', 'en'> = {
 *   ...{ sku: 'SERUM-30', product: 'serum', collections: [], kind: 'merchandise', picture },
 *   ...{ name: { en: 'Serum' }, size: { en: '30 ml' } },
 *   market: { eu: { variantId: '1', price: 37_500, available: true, stock: 3 } },
 * };
 * toOfferInMarket(serum, 'eu', 'EUR').price; // => { amount: 37500, currency: 'EUR' }
 * ```
 */
export function toOfferInMarket<Market extends string>(
  offer: MultiMarketOffer<Market>,
  market: Market,
  currency: CurrencyCode,
): Offer {
  const { sku, product, collections, kind } = offer;
  const { price, compareAt, available, stock, ownAmount } = offer.market[market];
  const inCurrency = (amount: number) => ({ amount, currency });
  return {
    sku,
    product,
    collections,
    kind,
    price: inCurrency(price),
    ...(compareAt === undefined ? {} : { compareAtPrice: inCurrency(compareAt) }),
    ...(ownAmount ? { ownAmount: { min: inCurrency(ownAmount.min), max: inCurrency(ownAmount.max) } } : {}),
    available,
    ...(stock === undefined ? {} : { stock }),
  };
}

/** A liter or kilogram in halves of a milliliter or gram: no pack is labeled more exactly. */
const HALVES_PER_BASE_UNIT = 2000;

/**
 * Returns a copy of `offer` with another price in one market, in minor units. The unit price per liter or kilogram changes in proportion;
 * that per ounce is left out, because it is too coarse to calculate the content of the pack. Returns `offer` itself when it has no price in
 * that market.
 */
export function replaceMarketPrice<Offered extends MultiMarketOffer>(
  offer: Offered,
  market: keyof Offered['market'] & string,
  price: number,
): Offered {
  const found = offer.market[market];
  if (!found) return offer;
  const { unitPrice: formerUnitPrice, ...before } = found;
  const isMetric = offer.per === undefined || offer.per === 'l' || offer.per === 'kg';
  const halves =
    isMetric && formerUnitPrice && Math.round((before.price * HALVES_PER_BASE_UNIT) / formerUnitPrice);
  const unitPrice = halves ? { unitPrice: Math.round((price * HALVES_PER_BASE_UNIT) / halves) } : {};
  return { ...offer, market: { ...offer.market, [market]: { ...before, price, ...unitPrice } } };
}

/** Returns a copy of `offer` with another stock in one market, in units. It becomes unavailable there at 0. */
export function replaceMarketStock<Offered extends MultiMarketOffer>(
  offer: Offered,
  market: keyof Offered['market'] & string,
  stock: number,
): Offered {
  const change = { ...offer.market[market], stock, available: stock > 0 };
  return { ...offer, market: { ...offer.market, [market]: change } };
}

const kinds: readonly GoodsKind[] = ['merchandise', 'gift-card', 'sample', 'gift'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Browsers read a backslash as a slash, two of them as the start of a host, and skip control characters. */
const isPath = (value: unknown) => isText(value) && /^\/(?![/\\])\P{Cc}*$/u.test(value);

/** The files of one picture, each with its width. */
const isSrcSet = (value: unknown) => isText(value) && value.split(',').every((file) => isPath(file.trim()));

const isWholeOrMissing = (value: unknown) => value === undefined || Number.isSafeInteger(value);

const isRange = (value: unknown) =>
  isObject(value) && [value['min'], value['max']].every(Number.isSafeInteger);

const isMarketPrice = (price: unknown) =>
  isObject(price) &&
  Number.isSafeInteger(price['price']) &&
  isWholeOrMissing(price['compareAt']) &&
  isWholeOrMissing(price['unitPrice']) &&
  isWholeOrMissing(price['stock']) &&
  isText(price['variantId']) &&
  (price['ownAmount'] === undefined || isRange(price['ownAmount']));
