import { describe, expect, test } from 'vitest';
import { toOnlineStoreJsonLd, toProductJsonLd, type OfferFacts } from './shop-json-ld.ts';
import type { Site } from './site.ts';

const site: Site = { name: 'Kyst', toUrl: (path) => `https://kyst.example${path}` };
const offer: OfferFacts = {
  sku: 'S-30',
  label: '30 ml',
  path: '/serum?size=S-30',
  price: { amount: 37_500, currency: 'DKK' },
  isAvailable: true,
  countries: ['DK'],
  measure: { amount: 30, unit: 'ml' },
};
const productWith = (...offers: OfferFacts[]) =>
  toProductJsonLd(site, {
    name: 'Serum',
    description: 'Calms',
    sku: 'S-30',
    path: '/serum',
    pictures: ['/serum.avif'],
    offers,
  });

test('toOnlineStoreJsonLd() says who runs the shop and how long goods may be sent back', () => {
  const store = toOnlineStoreJsonLd(site, {
    path: '/#shop',
    logo: '/logo.svg',
    legalName: 'Kyst ApS',
    email: 'hej@kyst.example',
    registration: { register: 'CVR', number: '12345678' },
    address: { street: 'Stranden 1', postcode: '9990', city: 'Skagen', country: 'DK' },
    returns: { days: 14, countries: ['DK', 'NO'] },
  });
  expect(store).toMatchObject({
    '@id': 'https://kyst.example/#shop',
    legalName: 'Kyst ApS',
    logo: 'https://kyst.example/logo.svg',
    identifier: { propertyID: 'CVR', value: '12345678' },
    address: { streetAddress: 'Stranden 1', addressCountry: 'DK' },
    hasMerchantReturnPolicy: { applicableCountry: ['DK', 'NO'], merchantReturnDays: 14 },
  });
});

describe('toProductJsonLd()', () => {
  test('says how buyers rate a product, and what they say', () => {
    const review = {
      ...{ stars: 4, title: 'Calm', text: 'One pump.', name: 'Ida', date: '2026-11-20', language: 'en' },
    };
    const facts = {
      name: 'Serum',
      description: 'Calms',
      sku: 'S-30',
      path: '/serum',
      pictures: [],
      offers: [],
    };
    expect(
      toProductJsonLd(site, { ...facts, rating: { average: 4.3, count: 12 }, reviews: [review] }),
    ).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.3, bestRating: 5, reviewCount: 12 },
      review: [
        {
          '@type': 'Review',
          name: 'Calm',
          reviewBody: 'One pump.',
          inLanguage: 'en',
          datePublished: '2026-11-20',
          author: { '@type': 'Person', name: 'Ida' },
          reviewRating: { ratingValue: 4, bestRating: 5, worstRating: 1 },
        },
      ],
    });
    const unrated = toProductJsonLd(site, { ...facts, rating: undefined, reviews: [] });
    expect(unrated).not.toHaveProperty('aggregateRating');
    expect(unrated).not.toHaveProperty('review');
  });

  test('offers each size with its price, and the quantity that prices are compared by', () => {
    expect(productWith(offer)).toEqual({
      '@type': 'Product',
      name: 'Serum',
      description: 'Calms',
      sku: 'S-30',
      url: 'https://kyst.example/serum',
      brand: { '@type': 'Brand', name: 'Kyst' },
      image: ['https://kyst.example/serum.avif'],
      offers: [
        {
          '@type': 'Offer',
          sku: 'S-30',
          name: '30 ml',
          url: 'https://kyst.example/serum?size=S-30',
          price: '375.00',
          priceCurrency: 'DKK',
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: '375.00',
            priceCurrency: 'DKK',
            valueAddedTaxIncluded: true,
            referenceQuantity: {
              '@type': 'QuantitativeValue',
              value: 30,
              unitCode: 'MLT',
              valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: 'LTR' },
            },
          },
          eligibleRegion: ['DK'],
          itemCondition: 'https://schema.org/NewCondition',
          availability: 'https://schema.org/InStock',
          seller: { '@type': 'Organization', name: 'Kyst' },
        },
      ],
    });
  });

  test.each([
    [{ unit: 'g' }, { unitCode: 'GRM', valueReference: { unitCode: 'KGM' } }],
    [{ unit: 'pcs' }, undefined],
    [{ unit: 'constructor' }, undefined],
  ])('compares %j by its own base unit', ({ unit }, expected) => {
    const { offers } = productWith({ ...offer, measure: { amount: 50, unit } });
    const quantities = JSON.parse(JSON.stringify(offers)) as {
      priceSpecification: { referenceQuantity?: object };
    }[];
    if (expected) expect(quantities[0]?.priceSpecification.referenceQuantity).toMatchObject(expected);
    else expect(quantities[0]?.priceSpecification.referenceQuantity).toBeUndefined();
  });

  test('writes prices in the decimals of their currency, and says what is sold out', () => {
    const price = { amount: 4200, currency: 'JPY' };
    expect(productWith({ ...offer, price, isAvailable: false, label: undefined }).offers).toMatchObject([
      { price: '4200', priceCurrency: 'JPY', availability: 'https://schema.org/OutOfStock' },
    ]);
  });

  test('names the category where there is one', () => {
    const facts = { name: 'Serum', description: '', sku: 'S', path: '/s', pictures: [], offers: [] };
    expect(toProductJsonLd(site, { ...facts, category: 'Face' }).category).toBe('Face');
    expect(Object.keys(toProductJsonLd(site, facts))).not.toContain('category');
  });
});
