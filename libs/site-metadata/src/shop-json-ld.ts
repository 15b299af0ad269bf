import type * as schema from 'schema-dts';
import { toDecimalPrice } from './internal/to-decimal-price.ts';
import type { ThingObject } from './internal/thing-object.ts';
import type { Measure, Money, Site } from './site.ts';

/** The company that runs a shop. */
export interface OnlineStoreFacts {
  /** `@id` by which other items name it, as a path. */
  readonly path: string;
  /** Path of its logo. */
  readonly logo: string;
  readonly legalName: string;
  readonly email: string;
  /** Its number in a business register: `{ register: 'CVR', number: '12345678' }`. */
  readonly registration: { readonly register: string; readonly number: string };
  readonly address: {
    readonly street: string;
    readonly postcode: string;
    readonly city: string;
    /** ISO 3166-1 alpha-2. */
    readonly country: string;
  };
  /** Goods may be sent back by mail, at the shopper's cost, within so many days. */
  readonly returns: { readonly days: number; readonly countries: readonly string[] };
}

/**
 * Returns the schema.org `OnlineStore` of a shop: legal identity (Directive 2000/31/EC, art. 5) and return period (2011/83/EU,
 * art. 9).
 */
export function toOnlineStoreJsonLd(
  site: Site,
  { path, logo, legalName, email, registration, address, returns }: OnlineStoreFacts,
): ThingObject<schema.OnlineStore> {
  return {
    '@type': 'OnlineStore',
    '@id': site.toUrl(path),
    name: site.name,
    legalName,
    url: site.toUrl('/'),
    logo: site.toUrl(logo),
    email,
    identifier: { '@type': 'PropertyValue', propertyID: registration.register, value: registration.number },
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postcode,
      addressLocality: address.city,
      addressCountry: address.country,
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: [...returns.countries],
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: returns.days,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    },
  };
}

/** A product with everything that can be bought of it. */
export interface ProductFacts {
  readonly name: string;
  readonly description: string;
  readonly sku: string;
  readonly path: string;
  readonly category?: string | undefined;
  /** Paths of its pictures. */
  readonly pictures: readonly string[];
  readonly offers: readonly OfferFacts[];
  /** How buyers rate it; absent without ratings. */
  readonly rating?: RatingFacts | undefined;
  /** Reviews that its page shows. */
  readonly reviews?: readonly ReviewFacts[] | undefined;
}

/** How buyers rate a product, in stars from 1 to 5. */
export interface RatingFacts {
  readonly average: number;
  /** From 1. */
  readonly count: number;
}

/** A review of a product by one buyer. */
export interface ReviewFacts {
  /** 1 to 5. */
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  /** The name that is shown. */
  readonly name: string;
  /** ISO 8601 date. */
  readonly date: string;
  /** Language it is written in. */
  readonly language: string;
}

/** One size of a product in one market. */
export interface OfferFacts {
  readonly sku: string;
  /** `30 ml`. */
  readonly label?: string | undefined;
  /** Path of the page that shows this size at this price. */
  readonly path: string;
  /** VAT included. */
  readonly price: Money;
  readonly isAvailable: boolean;
  /** Countries that it is delivered to, ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  readonly measure?: Measure | undefined;
}

/** Returns a product of the shop's own brand, with an offer for each size in each market. */
export function toProductJsonLd(site: Site, product: ProductFacts): ThingObject<schema.Product> {
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.sku,
    url: site.toUrl(product.path),
    ...(product.category ? { category: product.category } : {}),
    brand: { '@type': 'Brand', name: site.name },
    image: product.pictures.map(site.toUrl),
    offers: product.offers.map((offer) => toOffer(site, offer)),
    ...(product.rating ? { aggregateRating: toAggregateRating(product.rating) } : {}),
    ...(product.reviews && product.reviews.length > 0 ? { review: product.reviews.map(toReview) } : {}),
  };
}

const toAggregateRating = ({ average, count }: RatingFacts): schema.AggregateRating => ({
  '@type': 'AggregateRating',
  ratingValue: average,
  bestRating: 5,
  worstRating: 1,
  reviewCount: count,
});

const toReview = ({ stars, title, text, name, date, language }: ReviewFacts): schema.Review => ({
  '@type': 'Review',
  name: title,
  reviewBody: text,
  inLanguage: language,
  datePublished: date,
  author: { '@type': 'Person', name },
  reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
});

function toOffer(
  site: Site,
  { sku, label, path, price, isAvailable, countries, measure }: OfferFacts,
): ThingObject<schema.Offer> {
  const amount = toDecimalPrice(price);
  const quantity = measure && toReferenceQuantity(measure);
  const specification: schema.UnitPriceSpecification = {
    '@type': 'UnitPriceSpecification',
    price: amount,
    priceCurrency: price.currency,
    valueAddedTaxIncluded: true,
    ...(quantity ? { referenceQuantity: quantity } : {}),
  };
  return {
    '@type': 'Offer',
    sku,
    ...(label ? { name: label } : {}),
    url: site.toUrl(path),
    price: amount,
    priceCurrency: price.currency,
    priceSpecification: specification,
    eligibleRegion: [...countries],
    itemCondition: 'https://schema.org/NewCondition',
    availability: isAvailable ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    seller: { '@type': 'Organization', name: site.name },
  };
}

/** UN/CEFACT's codes of units, with those of the unit that prices are compared by (98/6/EC). */
const UNIT_CODES: Readonly<Partial<Record<string, { readonly own: string; readonly base: string }>>> = {
  ml: { own: 'MLT', base: 'LTR' },
  g: { own: 'GRM', base: 'KGM' },
};

function toReferenceQuantity({ amount, unit }: Measure): schema.QuantitativeValue | undefined {
  const codes = Object.hasOwn(UNIT_CODES, unit) ? UNIT_CODES[unit] : undefined;
  return (
    codes && {
      '@type': 'QuantitativeValue',
      value: amount,
      unitCode: codes.own,
      valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: codes.base },
    }
  );
}
