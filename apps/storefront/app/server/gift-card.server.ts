import {
  hrefFor,
  hrefOf,
  marketIds,
  markets,
  mapLocales,
  mapMarkets,
  type LocaleCode,
  type RouteMatch,
} from '@marehalm/shop';
import { toProductJsonLd } from '@marehalm/site-metadata';
import { loadVariantsPerMarket, type VariantsPerMarket } from './variants-per-market.server.ts';
import { loadShopContent, loadContentPerLocale, type Content } from './content.server.ts';
import { describePage } from './page-head.server.ts';
import { toPictureView } from './pictures.server.ts';
import type { MarketPrice } from '../view-models/product-card-view.ts';
import type { PerMarket } from '../view-models/per-market.ts';
import { getAboutPagePath } from './about-page-path.server.ts';
import { structuredDataSite } from './site-url.server.ts';
import { createOfferFacts } from './structured-data.server.ts';

type ProductMatch = Extract<RouteMatch, { name: 'product' }>;
type GiftCard = NonNullable<Content['offers']['giftCard']>;

/** Resolves to whether the product route shows the gift card, according to the content. */
export async function isGiftCardPage({ locale, parameters }: ProductMatch): Promise<boolean> {
  const { giftCard } = (await loadShopContent(locale)).offers;
  return giftCard?.slugs[locale] === parameters.slug;
}

/** Returns the prices of a SKU in every market. In markets that do not sell it, it is unavailable and has no variant. */
function marketPrices(
  assortment: VariantsPerMarket,
  sku: string,
  { ownAmount }: GiftCard,
): PerMarket<MarketPrice> {
  return mapMarkets((id) => {
    const variant = assortment[id].get(sku);
    if (!variant) return { variantId: '', price: 0, available: false };
    const { currency } = markets[id];
    const price = variant.price.amount;
    return {
      variantId: variant.id,
      price,
      available: variant.availableForSale,
      // Each line has its amount, so that 200 kr. never become 200 euros in another market.
      ownAmount: isOwn(sku)
        ? { min: ownAmount.from[currency], max: ownAmount.to[currency] }
        : { min: price, max: price },
    };
  });
}

const isOwn = (sku: string) => sku.endsWith('-OWN');

/** Returns the SKUs of the fixed amounts in each market, ascending. */
function fixedSkus(assortment: VariantsPerMarket, { sku }: GiftCard): PerMarket<readonly string[]> {
  const skus = mapMarkets((id) => {
    const variants = [...assortment[id]].filter(([name]) => name.startsWith(`${sku}-`) && !isOwn(name));
    return variants.sort(([, a], [, b]) => a.price.amount - b.price.amount).map(([name]) => name);
  });
  const counts = new Set(marketIds.map((id) => skus[id].length));
  if (counts.size !== 1 || counts.has(0)) {
    throw new Error(
      `Cannot show the gift card: the shops sell ${[...counts].join(', ')} amounts, and the page shows them side by side`,
    );
  }
  return skus;
}

/**
 * Loads the data of the gift card page.
 *
 * @throws Error when a shop does not sell the gift card of the content.
 */
export async function loadGiftCard(match: ProductMatch) {
  const { locale } = match;
  const [contents, assortment] = await Promise.all([loadContentPerLocale(), loadVariantsPerMarket()]);
  const cardIn = (one: LocaleCode): GiftCard => {
    const { giftCard } = contents[one].offers;
    if (!giftCard) throw new Error('Cannot show the gift card: the content has none');
    return giftCard;
  };
  const card = cardIn(locale);
  const fixed = fixedSkus(assortment, card);
  const own = `${card.sku}-OWN`;
  const skus = [...new Set([...Object.values(fixed).flat(), own])];
  const picture = toPictureView(card.picture);
  const page = await describePage(match, {
    title: card.name,
    description: `${card.promise} ${card.description}`,
    kind: 'product',
    picture,
    trail: [{ label: card.name, path: hrefOf(match) }],
    statements: [
      toProductJsonLd(structuredDataSite, {
        name: card.name,
        description: card.description,
        sku: card.sku,
        path: hrefOf(match),
        pictures: [picture.src],
        offers: marketIds.flatMap((market) =>
          fixed[market].map((sku) => {
            const price = assortment[market].get(sku)?.price.amount ?? 0;
            return createOfferFacts(hrefOf(match), market, { sku, price, available: true });
          }),
        ),
      }),
    ],
  });

  return {
    kind: 'gift-card' as const,
    ...page,
    name: card.name,
    subtitle: card.subtitle,
    promise: card.promise,
    description: card.description,
    validityMonths: card.validityMonths,
    picture,
    /** By position, which is the same in every market. */
    fixedAmountSkus: fixed,
    customAmountSku: own,
    prices: Object.fromEntries(skus.map((sku) => [sku, marketPrices(assortment, sku, card)])),
    /** The offer for the bag. */
    bag: {
      name: mapLocales((one) => cardIn(one).name),
      href: mapLocales((one) => hrefFor('product', one, { slug: card.slugs[one] })),
      picture: toPictureView({ id: card.picture.id, alt: '' }),
    },
    contact: getAboutPagePath(contents[locale], 'contact', locale),
    terms: getAboutPagePath(contents[locale], 'terms', locale),
  };
}

export type GiftCardPageData = Awaited<ReturnType<typeof loadGiftCard>>;
