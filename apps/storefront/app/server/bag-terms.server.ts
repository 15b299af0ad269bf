import type { GiftRule } from '@marehalm/cart-domain';
import type { GiftPromotion, Picture } from '@marehalm/cms-client';
import { hrefFor, localeCodes, type LocaleCode } from '@marehalm/shop';
import { readAssortment } from './commerce.server.ts';
import { readContent } from './content.server.ts';
import { pictureView } from './pictures.server.ts';
import { pricesOf, productById } from './product-view.server.ts';
import type { BagOffer, BagTerms, PerLocale } from '../view-models/product.ts';

/** Everything a bag needs besides its own lines, in both languages: one file, fetched when a bag is first looked at. */
export async function loadBagTerms(): Promise<BagTerms> {
  const [en, da, assortment] = await Promise.all([readContent('en'), readContent('da'), readAssortment()]);
  const contents = { en, da };
  const inBoth = <Value>(read: (content: typeof en, locale: LocaleCode) => Value): PerLocale<Value> =>
    Object.fromEntries(
      localeCodes.map((locale) => [locale, read(contents[locale], locale)]),
    ) as PerLocale<Value>;

  const zeroPriced = (
    kind: 'sample' | 'gift',
    sku: string,
    product: string,
    name: PerLocale<string>,
    size: PerLocale<string>,
  ): BagOffer => {
    const origin = productById(en, product);
    const [picture] = origin.pictures as readonly Picture[];
    if (!picture) throw new Error(`Cannot offer ${sku}: product ${product} has no picture`);
    return {
      sku,
      product,
      collections: [],
      kind,
      name,
      size,
      href: inBoth((content, locale) =>
        hrefFor('product', locale, { slug: productById(content, product).slugs[locale] }),
      ),
      picture: pictureView({ id: picture.id, alt: '' }),
      market: pricesOf(assortment, sku),
    };
  };

  return {
    samplesLimit: en.offers.samples.limit,
    samplesTerms: inBoth((content) => content.offers.samples.terms),
    samples: en.offers.samples.items.map(({ id, sku, product, amount, unit }) => {
      const name = inBoth((content) => content.offers.samples.items.find((one) => one.id === id)?.name ?? id);
      return zeroPriced(
        'sample',
        sku,
        product,
        name,
        inBoth(() => `${amount} ${unit}`),
      );
    }),
    gifts: en.offers.gifts.map((gift) => {
      const { sku, product, size } = gift.gift;
      const texts = (content: typeof en) => content.offers.gifts.find((one) => one.id === gift.id);
      return {
        rule: ruleOf(gift),
        terms: inBoth((content) => texts(content)?.terms ?? ''),
        offer: zeroPriced(
          'gift',
          sku,
          product,
          inBoth((content) => texts(content)?.name ?? productById(content, product).name),
          inBoth(
            (content) => productById(content, product).sizes.find((one) => one.id === size)?.label ?? '',
          ),
        ),
      };
    }),
    markets: en.offers.markets.map((market) => ({
      id: market.id,
      vatRates: market.vatRates,
      freeDelivery: market.freeDelivery,
      methods: market.deliveryMethods.map((method) => ({
        id: method.id,
        price: method.price,
        days: method.days,
        name: inBoth(
          (content) =>
            content.offers.markets
              .find((one) => one.id === market.id)
              ?.deliveryMethods.find((one) => one.id === method.id)?.name ?? method.name,
        ),
      })),
    })),
  };
}

function ruleOf(gift: GiftPromotion): GiftRule {
  const { id, replaces } = gift;
  const common = {
    id,
    gift: { sku: gift.gift.sku, quantity: gift.gift.quantity },
    ...(replaces ? { replaces } : {}),
  };
  switch (gift.kind) {
    case 'spend-over':
      return { ...common, kind: gift.kind, thresholds: gift.thresholds };
    case 'buy-product':
      return { ...common, kind: gift.kind, product: gift.product, quantity: gift.quantity };
    case 'buy-collection':
      return { ...common, kind: gift.kind, collection: gift.collection, quantity: gift.quantity };
  }
}
