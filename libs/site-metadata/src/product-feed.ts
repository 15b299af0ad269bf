import { formatXml } from './internal/format-xml.ts';
import { toDecimalPrice } from './internal/to-decimal-price.ts';
import type { Measure, Money } from './site.ts';

/** The products of one market. All URLs are absolute. */
export interface ProductFeed {
  readonly title: string;
  readonly description: string;
  /** The page that lists the same. */
  readonly url: string;
  readonly products: readonly FeedProduct[];
}

/** One size of a product. */
export interface FeedProduct {
  readonly sku: string;
  /** Id of the product that it is a size of. */
  readonly product: string;
  readonly title: string;
  readonly description: string;
  /** Page with this size and this price. */
  readonly url: string;
  readonly pictureUrl: string;
  readonly brand: string;
  readonly isAvailable: boolean;
  /** Price, VAT included. */
  readonly price: Money;
  /** The price without the reduction. */
  readonly compareAtPrice?: Money | undefined;
  /** `30 ml`. */
  readonly label: string;
  readonly measure: Measure;
  /** Its categories, the widest first. */
  readonly categories: readonly string[];
  /** Whether it is a set of other products. */
  readonly isBundle: boolean;
  readonly shipping: readonly {
    /** ISO 3166-1 alpha-2. */
    readonly country: string;
    readonly service: string | undefined;
    readonly price: Money;
  }[];
}

/** Measure of the unit price (98/6/EC). */
const BASE_MEASURES: Readonly<Partial<Record<string, string>>> = { ml: '1 l', g: '1 kg' };

/** Formats the products of one market as an RSS 2.0 feed with Google Merchant attributes. */
export function formatProductFeed({ title, description, url, products }: ProductFeed): string {
  return formatXml({
    rss: {
      '@version': '2.0',
      '@xmlns:g': 'http://base.google.com/ns/1.0',
      channel: { title, link: url, description, item: products.map(toItem) },
    },
  });
}

function toItem(product: FeedProduct) {
  const { price, compareAtPrice, measure } = product;
  const base = Object.hasOwn(BASE_MEASURES, measure.unit) ? BASE_MEASURES[measure.unit] : undefined;
  return {
    'g:id': product.sku,
    'g:item_group_id': product.product,
    'g:title': product.title,
    'g:description': product.description,
    'g:link': product.url,
    'g:image_link': product.pictureUrl,
    'g:availability': product.isAvailable ? 'in_stock' : 'out_of_stock',
    'g:price': formatPrice(compareAtPrice ?? price),
    ...(compareAtPrice ? { 'g:sale_price': formatPrice(price) } : {}),
    ...(base
      ? {
          'g:unit_pricing_measure': `${measure.amount} ${measure.unit}`,
          'g:unit_pricing_base_measure': base,
        }
      : {}),
    'g:brand': product.brand,
    'g:mpn': product.sku,
    'g:condition': 'new',
    'g:size': product.label,
    'g:product_type': product.categories.join(' > '),
    ...(product.isBundle ? { 'g:is_bundle': 'yes' } : {}),
    'g:shipping': product.shipping.map(({ country, service, price: cost }) => ({
      'g:country': country,
      'g:service': service,
      'g:price': formatPrice(cost),
    })),
  };
}

/** `375.00 EUR`. */
const formatPrice = (price: Money) => `${toDecimalPrice(price)} ${price.currency}`;
