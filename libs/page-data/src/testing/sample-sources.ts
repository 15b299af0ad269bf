import { pictureSchema, type Picture } from '@marehalm/shop/content';
import type { CommerceVariant } from '@marehalm/commerce-client';
import { mapLocales, mapMarkets, markets, type MarketId } from '@marehalm/shop';
import type { Content } from '../pages/content.ts';
import { createPageSite } from '../pages/site.ts';
import type { PageSources } from '../pages/sources.ts';
import { getPictureFiles } from '../records/picture-files.ts';
import { createSampleContent } from './sample-content.ts';

/** Yields every picture anywhere in the content. */
function* picturesIn(value: unknown): Generator<Picture> {
  if (typeof value !== 'object' || value === null) return;
  const { success, data } = pictureSchema.safeParse(value);
  if (success) yield data;
  else for (const child of Object.values(value)) yield* picturesIn(child);
}

/** A variant with a rating in one market, a reduced one, and one that is sold out everywhere. */
function sampleVariant(sku: string, market: MarketId, position: number): CommerceVariant {
  const { currency } = markets[market];
  return {
    id: `gid://shopify/ProductVariant/${market}-${sku}`,
    sku,
    price: { amount: 10_000 + position * 1000, currency },
    ...(sku === 'MH-P02-30' ? { compareAtPrice: { amount: 20_000, currency } } : {}),
    availableForSale: sku !== 'MH-P05-40',
    ...(sku === 'MH-P01-30' && market === 'dk' ? { productRating: { average: 5, count: 1 } } : {}),
  };
}

/** The SKUs that every market sells: sizes, samples, gifts and amounts of the gift card. */
const listSkus = ({ products, offers }: Content): string[] => [
  ...products.flatMap(({ sizes }) => sizes.map(({ sku }) => sku)),
  ...offers.samples.items.map(({ sku }) => sku),
  ...offers.gifts.map(({ gift }) => gift.sku),
  ...['500', '200', 'OWN'].map((amount) => `MH-GIFT-CARD-${amount}`),
];

/** Creates the sources of a small shop's pages; `change` replaces parts of the content of each language. */
export function createSampleSources(
  change: (content: Content) => Partial<Content> = () => ({}),
): PageSources {
  const contents = mapLocales((locale) => {
    const content = createSampleContent(locale);
    return { ...content, ...change(content) };
  });
  const skus = [...new Set(Object.values(contents).flatMap(listSkus))];
  return {
    contents,
    variants: mapMarkets(
      (market) => new Map(skus.map((sku, position) => [sku, sampleVariant(sku, market, position)])),
    ),
    pictures: Object.fromEntries(
      [...picturesIn(contents)].map((picture) => [picture.id, { ...picture, ...getPictureFiles(picture) }]),
    ),
    videoPaths: Object.fromEntries(
      ['dunes.webm', 'dunes.mp4', 'dunes.en.vtt', 'dunes.da.vtt'].map((name) => [
        `/api/v1/media/${name}`,
        `/videos/${name}`,
      ]),
    ),
    site: createPageSite('https://www.sample.example'),
    texts: mapLocales((locale) => ({
      home: locale === 'en' ? 'Home' : 'Hjem',
      formatDraftTitle: (title) => `Draft: ${title}`,
      formatDelivery: ({ market, price, freeFrom, days }) =>
        `${market} ${price} ${freeFrom} ${days.join('-')}`,
      formatSeeSeries: (series) => `See ${series}`,
    })),
  };
}
