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
import type { VariantsPerMarket } from './variants-per-market.ts';
import type { Content } from './content.ts';
import { describePage } from './page-head.ts';
import { toPictureView } from './pictures.ts';
import type { MarketPrice } from '../view-models/product-card-view.ts';
import type { PerMarket } from '../view-models/per-market.ts';
import { getAboutPagePath } from './about-page-path.ts';
import type { PageSources } from './sources.ts';
import { createOfferFacts } from './structured-data.ts';

type ProductMatch = Extract<RouteMatch, { name: 'product' }>;
type GiftCard = NonNullable<Content['offers']['giftCard']>;

/** Returns whether the product route shows the gift card, according to the content. */
export const isGiftCardPage = ({ contents }: PageSources, { locale, parameters }: ProductMatch): boolean =>
  contents[locale].offers.giftCard?.slugs[locale] === parameters.slug;

/** Returns the prices of a SKU in every market. In markets that do not sell it, it is unavailable and has no variant. */
function marketPrices(
  variants: VariantsPerMarket,
  sku: string,
  { ownAmount }: GiftCard,
): PerMarket<MarketPrice> {
  return mapMarkets((id) => {
    const variant = variants[id].get(sku);
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
function fixedSkus(variants: VariantsPerMarket, { sku }: GiftCard): PerMarket<readonly string[]> {
  const skus = mapMarkets((id) => {
    const fixed = [...variants[id]].filter(([name]) => name.startsWith(`${sku}-`) && !isOwn(name));
    return fixed.sort(([, a], [, b]) => a.price.amount - b.price.amount).map(([name]) => name);
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
 * Returns the data of the gift card's page.
 *
 * @throws Error when a shop does not sell the gift card of the content.
 */
export function createGiftCardPageData(sources: PageSources, match: ProductMatch) {
  const { locale } = match;
  const { contents, variants } = sources;
  const cardIn = (one: LocaleCode): GiftCard => {
    const { giftCard } = contents[one].offers;
    if (!giftCard) throw new Error('Cannot show the gift card: the content has none');
    return giftCard;
  };
  const card = cardIn(locale);
  const fixed = fixedSkus(variants, card);
  const own = `${card.sku}-OWN`;
  const skus = [...new Set([...Object.values(fixed).flat(), own])];
  const picture = toPictureView(card.picture, sources);
  const page = describePage(sources, match, {
    title: card.name,
    description: `${card.promise} ${card.description}`,
    kind: 'product',
    picture,
    trail: [{ label: card.name, path: hrefOf(match) }],
    statements: [
      toProductJsonLd(sources.site, {
        name: card.name,
        description: card.description,
        sku: card.sku,
        path: hrefOf(match),
        pictures: [picture.src],
        offers: marketIds.flatMap((market) =>
          fixed[market].map((sku) => {
            const price = variants[market].get(sku)?.price.amount ?? 0;
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
    prices: Object.fromEntries(skus.map((sku) => [sku, marketPrices(variants, sku, card)])),
    /** The offer for the bag. */
    bag: {
      name: mapLocales((one) => cardIn(one).name),
      href: mapLocales((one) => hrefFor('product', one, { slug: card.slugs[one] })),
      picture: toPictureView({ id: card.picture.id, alt: '' }, sources),
    },
    contact: getAboutPagePath(contents[locale], 'contact', locale),
    terms: getAboutPagePath(contents[locale], 'terms', locale),
  };
}

export type GiftCardPageData = ReturnType<typeof createGiftCardPageData>;
