import { money } from '@marehalm/cart-domain/money';
import type { BilingualText } from '@marehalm/shop/content';
import { formatPrice } from '@marehalm/i18n-routing';
import { mapLocales } from '@marehalm/shop';
import { localizeTexts } from '../localize-texts.ts';
import type { Content, PictureEntry } from '../load-content.ts';
import { toGlobalId } from './global-ids.ts';
import type { Variant } from './shop-catalogue.ts';
import type { MarketShop } from './market-shops.ts';
import { assembleProduct } from './assemble-product.ts';

/** Offset of the gift card's number in a shop; lower numbers belong to the content's products. */
export const GIFT_CARD_PRODUCT_OFFSET = 900_000;
const FIRST_SAMPLE_NUMBER = 910_000;
const FIRST_GIFT_NUMBER = 920_000;

/** Returns the pictures with these ids that exist in the content. */
type PicturesOf = (ids: readonly string[]) => PictureEntry[];

/** Creates the gift card: one product with a variant for each amount in the shop's currency, and one for any other amount. */
export function buildGiftCardProduct(
  { giftCards }: Content,
  { firstNumber, currency }: MarketShop,
  picturesOf: PicturesOf,
) {
  const number = firstNumber + GIFT_CARD_PRODUCT_OFFSET;
  const [least, most] = giftCards.custom[currency];
  const ownAmount: Omit<Variant, 'id' | 'product'> = {
    sku: `${giftCards.sku}-OWN`,
    label: localizeTexts({ en: 'Own amount', da: 'Eget beløb' }),
    kind: 'gift-card',
    contentProduct: 'gift-card',
    priceAt: () => ({ price: money(least, currency) }),
    ownAmount: { min: money(least, currency), max: money(most, currency) },
  };
  return assembleProduct(
    {
      id: toGlobalId('Product', number),
      contentId: 'gift-card',
      number,
      handles: giftCards.slugs,
      title: giftCards.name,
      subtitle: giftCards.subtitle,
      promise: giftCards.promise,
      description: giftCards.description,
      type: giftCards.name,
      optionName: localizeTexts({ en: 'Amount', da: 'Beløb' }),
      tags: ['gift-card'],
      isGiftCard: true,
      pictures: picturesOf([giftCards.picture]),
      released: '2026-01-01',
      popularity: 0,
      related: [],
      collections: [],
    },
    [
      ...giftCards.amounts[currency].map((amount): Omit<Variant, 'id' | 'product'> => ({
        sku: `${giftCards.sku}-${amount}`,
        label: mapLocales((locale) => formatPrice({ amount, currency }, locale)),
        kind: 'gift-card',
        contentProduct: 'gift-card',
        priceAt: () => ({ price: money(amount, currency) }),
      })),
      ownAmount,
    ],
  );
}

/**
 * Creates the samples, as variants of a product without a collection: published, so that a cart accepts them, but not listed. The
 * same works in a hosted shop.
 */
export function buildSampleProduct(
  content: Content,
  { firstNumber, currency }: MarketShop,
  picturesOf: PicturesOf,
) {
  const { terms, items } = content.offers.samples;
  const number = firstNumber + FIRST_SAMPLE_NUMBER;
  return assembleProduct(
    {
      ...createHiddenProduct(
        'free-samples',
        number,
        localizeTexts({ en: 'Free samples', da: 'Gratis prøver' }),
      ),
      description: terms,
      optionName: localizeTexts({ en: 'Sample', da: 'Prøve' }),
      pictures: picturesOf(
        firstPictures(
          content,
          items.map(({ product }) => product),
        ),
      ),
    },
    items.map((item) => ({
      sku: item.sku,
      label: item.name,
      kind: 'sample',
      contentProduct: item.product,
      priceAt: () => ({ price: money(0, currency) }),
      stockSku: item.sku,
      declaredStock: item.stock,
    })),
  );
}

/** Builds the hidden product whose variants are the free gifts with purchase. */
export function buildGiftProduct(
  content: Content,
  { firstNumber, currency }: MarketShop,
  picturesOf: PicturesOf,
) {
  const { gifts } = content.offers;
  const number = firstNumber + FIRST_GIFT_NUMBER;
  const title = localizeTexts({ en: 'Free gifts', da: 'Gratis gaver' });
  return assembleProduct(
    {
      ...createHiddenProduct('free-gifts', number, title),
      description: title,
      optionName: localizeTexts({ en: 'Gift', da: 'Gave' }),
      pictures: picturesOf(
        firstPictures(
          content,
          gifts.map(({ gift }) => gift.product),
        ),
      ),
    },
    findDistinctGifts(gifts).map(({ name, gift }) => {
      const product = content.products.find(({ id }) => id === gift.product);
      const size = product?.sizes.find(({ id }) => id === gift.size);
      return {
        sku: gift.sku,
        label: name,
        kind: 'gift',
        contentProduct: gift.product,
        priceAt: () => ({ price: money(0, currency) }),
        stockSku: size?.sku ?? gift.sku,
      };
    }),
  );
}

/** Two rules may give the same gift. */
function findDistinctGifts(gifts: Content['offers']['gifts']): Content['offers']['gifts'] {
  return [...new Map(gifts.map((rule) => [rule.gift.sku, rule])).values()];
}

function createHiddenProduct(handle: string, number: number, title: BilingualText) {
  return {
    id: toGlobalId('Product', number),
    contentId: handle,
    number,
    handles: mapLocales(() => handle),
    title,
    type: title,
    tags: ['not-listed'],
    isGiftCard: false,
    released: '2026-01-01',
    popularity: 0,
    related: [],
    collections: [],
  };
}

function firstPictures(content: Content, productIds: readonly string[]): string[] {
  const pictures = productIds.map((id) => content.products.find((product) => product.id === id)?.pictures[0]);
  return [...new Set(pictures.filter((picture) => picture !== undefined))];
}
