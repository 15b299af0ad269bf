import { hrefFor, markets, type MarketId, brand } from '@marehalm/shop';
import { type FeedProduct, formatProductFeed } from '@marehalm/site-metadata/feeds';
import { getRoutePage, type Content } from './content.ts';
import { toPictureView, findLinkPreviewImage } from './pictures.ts';
import { toSizeViews } from './product-view.ts';
import type { PageSources } from './sources.ts';

/** Returns the price of the first delivery method for an order of nothing else. */
function deliveryPrice(
  { deliveryMethods, freeDelivery }: Content['offers']['markets'][number],
  price: number,
) {
  const [method] = deliveryMethods;
  if (!method) return 0;
  const isFree =
    (freeDelivery.method === undefined || freeDelivery.method === method.id) &&
    price >= freeDelivery.from.amount;
  return isFree ? 0 : method.price.amount;
}

/**
 * Creates the feed of all sizes in a market, with Google Merchant's attributes and in the default language of the market. Each link
 * opens the page with this size and its price in this market.
 */
export function createProductFeed(sources: PageSources, market: MarketId): string {
  const { defaultLocale: locale, currency, countries } = markets[market];
  const { toUrl } = sources.site;
  const content = sources.contents[locale];
  const terms = content.offers.markets.find(({ id }) => id === market);
  if (!terms) throw new Error(`Cannot write the feed of products: the content has no market ${market}`);
  const toMoney = (amount: number) => ({ amount, currency });
  const categoryOf = (id: string | undefined) => content.categories.find((one) => one.id === id);

  const productsOf = (product: Content['products'][number]): FeedProduct[] => {
    const category = categoryOf(product.category);
    const path = hrefFor('product', locale, { slug: product.slugs[locale] });
    const views = toSizeViews(product, sources);
    return product.sizes.map((size, position) => {
      const { sku, label } = size;
      const sold = views[position]?.market[market];
      const picture = size.picture ?? product.pictures[0];
      const packshot = picture && findLinkPreviewImage(toPictureView(picture, sources), sources);
      if (!sold || !packshot) throw new Error(`Cannot list ${sku} for market ${market}: no price or picture`);
      return {
        sku,
        product: product.id,
        title: `${product.name}, ${product.subtitle}, ${label}`,
        description: `${product.promise} ${product.description}`,
        url: toUrl(`${path}?market=${market}&size=${sku}`),
        pictureUrl: toUrl(packshot.src),
        brand: brand.name,
        isAvailable: sold.available,
        price: toMoney(sold.price),
        compareAtPrice: sold.compareAt === undefined ? undefined : toMoney(sold.compareAt),
        label,
        measure: size,
        categories: [categoryOf(category?.parent), category].flatMap((one) => one?.name ?? []),
        isBundle: product.bundle !== undefined,
        shipping: countries.map((country) => ({
          country,
          service: terms.deliveryMethods[0]?.name,
          price: toMoney(deliveryPrice(terms, sold.price)),
        })),
      };
    });
  };

  return formatProductFeed({
    title: `${brand.name}, ${terms.name}`,
    url: toUrl(hrefFor('shop', locale)),
    description: getRoutePage(content, 'shop').description,
    products: content.products.filter(({ draft }) => !draft).flatMap(productsOf),
  });
}
