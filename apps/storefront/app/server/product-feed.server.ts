import { hrefFor, markets, type MarketId, brand } from '@marehalm/shop';
import { readAssortment } from './commerce.server.ts';
import { readContent, type Content } from './content.server.ts';
import { pictureView, sharedFileOf } from './pictures.server.ts';
import { sizeViews } from './product-view.server.ts';
import { siteAddress } from './site-address.server.ts';

/** "375.00 DKK" */
const amount = (minor: number, currency: string) => `${(minor / 100).toFixed(2)} ${currency}`;

/** What its unit is compared by (98/6/EC). */
const baseMeasure: Readonly<Record<string, string>> = { ml: '1 l', g: '1 kg' };

/** What the first way of delivery costs when nothing else is bought. */
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
 * Every size that is sold in a market, as an RSS 2.0 feed with Google Merchant's attributes. It is in the language in which the
 * market's visitors are met, and each link opens the page with this size and its price in this market.
 */
export async function productFeed(market: MarketId) {
  const { defaultLocale: locale, currency, countries } = markets[market];
  const [content, assortment] = await Promise.all([readContent(locale), readAssortment()]);
  const terms = content.offers.markets.find(({ id }) => id === market);
  if (!terms) throw new Error(`Cannot write the feed of products: the content has no market ${market}`);
  const nameOf = (things: readonly { id: string; name: string }[], id: string | undefined) =>
    things.find((one) => one.id === id)?.name;

  const items = content.products
    .filter(({ draft }) => !draft)
    .flatMap((product) => {
      const category = content.categories.find((one) => one.id === product.category);
      const packshot = product.pictures[0] && sharedFileOf(pictureView(product.pictures[0]));
      const path = hrefFor('product', locale, { slug: product.slugs[locale] });
      const sizes = sizeViews(product, assortment);
      return product.sizes.map(({ sku, amount: content_, unit, label }, position) => {
        const sold = sizes[position]?.market[market];
        if (!sold || !packshot)
          throw new Error(`Cannot list ${sku} for market ${market}: no price or picture`);
        const base = baseMeasure[unit];
        const { price, compareAt, available } = sold;
        return {
          'g:id': sku,
          'g:item_group_id': product.id,
          'g:title': `${product.name}, ${product.subtitle}, ${label}`,
          'g:description': `${product.promise} ${product.description}`,
          'g:link': siteAddress(`${path}?market=${market}&size=${sku}`),
          'g:image_link': siteAddress(packshot.src),
          'g:availability': available ? 'in_stock' : 'out_of_stock',
          'g:price': amount(compareAt ?? price, currency),
          ...(compareAt === undefined ? {} : { 'g:sale_price': amount(price, currency) }),
          ...(base
            ? { 'g:unit_pricing_measure': `${content_} ${unit}`, 'g:unit_pricing_base_measure': base }
            : {}),
          'g:brand': brand.name,
          'g:mpn': sku,
          'g:condition': 'new',
          'g:size': label,
          'g:product_type': [nameOf(content.categories, category?.parent), category?.name]
            .filter((name) => name !== undefined)
            .join(' > '),
          ...(product.bundle ? { 'g:is_bundle': 'yes' } : {}),
          'g:shipping': countries.map((country) => ({
            'g:country': country,
            'g:service': terms.deliveryMethods[0]?.name,
            'g:price': amount(deliveryPrice(terms, price), currency),
          })),
        };
      });
    });

  return {
    rss: {
      '@version': '2.0',
      '@xmlns:g': 'http://base.google.com/ns/1.0',
      channel: {
        title: `${brand.name}, ${terms.name}`,
        link: siteAddress(hrefFor('shop', locale)),
        description: content.pages.find((page) => page.route === 'shop')?.description ?? brand.name,
        item: items,
      },
    },
  };
}
