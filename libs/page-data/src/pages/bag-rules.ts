import type { GiftRule } from '@marehalm/cart-domain/bag';
import type { GiftPromotion, Picture } from '@marehalm/shop/content';
import { defaultLocale, hrefFor, type LocaleCode, mapLocales } from '@marehalm/shop';
import type { Content } from './content.ts';
import { toPictureView } from './pictures.ts';
import { getVariantPrices, getProduct } from './product-view.ts';
import type { PageSources } from './sources.ts';
import type { BagRules } from '../view-models/bag-offer.ts';
import type { BagOffer } from '../view-models/bag-offer.ts';
import type { PerLocale } from '../view-models/per-market.ts';

/**
 * Returns the samples, gifts, VAT rates and delivery methods of all markets in all languages, as served in `/bag-terms.json`.
 * Throws if a product has no picture or a shop does not sell it.
 */
export function createBagRules(sources: PageSources): BagRules {
  const { contents, variants } = sources;
  const inEach = <Value>(read: (content: Content, locale: LocaleCode) => Value): PerLocale<Value> =>
    mapLocales((locale) => read(contents[locale], locale));
  const { offers } = contents[defaultLocale];

  const zeroPriced = (
    kind: 'sample' | 'gift',
    sku: string,
    product: string,
    name: PerLocale<string>,
    size: PerLocale<string>,
  ): BagOffer => {
    const origin = getProduct(contents[defaultLocale], product);
    const [picture] = origin.pictures as readonly Picture[];
    if (!picture) throw new Error(`Cannot offer ${sku}: product ${product} has no picture`);
    return {
      sku,
      product,
      collections: [],
      kind,
      name,
      size,
      href: inEach((content, locale) =>
        hrefFor('product', locale, { slug: getProduct(content, product).slugs[locale] }),
      ),
      picture: toPictureView({ id: picture.id, alt: '' }, sources),
      market: getVariantPrices(variants, sku),
    };
  };

  return {
    samplesLimit: offers.samples.limit,
    samplesTerms: inEach((content) => content.offers.samples.terms),
    samples: offers.samples.items.map(({ id, sku, product, amount, unit }) => {
      const name = inEach((content) => content.offers.samples.items.find((one) => one.id === id)?.name ?? id);
      return zeroPriced(
        'sample',
        sku,
        product,
        name,
        inEach(() => `${amount} ${unit}`),
      );
    }),
    gifts: offers.gifts.map((gift) => {
      const { sku, product, size } = gift.gift;
      const texts = (content: Content) => content.offers.gifts.find((one) => one.id === gift.id);
      return {
        rule: ruleOf(gift),
        terms: inEach((content) => texts(content)?.terms ?? ''),
        offer: zeroPriced(
          'gift',
          sku,
          product,
          inEach((content) => texts(content)?.name ?? getProduct(content, product).name),
          inEach((content) => getProduct(content, product).sizes.find((one) => one.id === size)?.label ?? ''),
        ),
      };
    }),
    markets: offers.markets.map((market) => ({
      id: market.id,
      vatRates: market.vatRates,
      freeDelivery: market.freeDelivery,
      methods: market.deliveryMethods.map((method) => ({
        id: method.id,
        price: method.price,
        days: method.days,
        name: inEach(
          (content) =>
            content.offers.markets
              .find((one) => one.id === market.id)
              ?.deliveryMethods.find((one) => one.id === method.id)?.name ?? method.name,
        ),
      })),
    })),
  };
}

/** Returns the rule of a gift without its texts. */
const ruleOf = ({ gift, replaces, name: _name, terms: _terms, ...rule }: GiftPromotion): GiftRule => ({
  ...rule,
  ...(replaces ? { replaces } : {}),
  gift: { sku: gift.sku, quantity: gift.quantity },
});
