import { brand } from '@marehalm/shop';
import { toGlobalId } from './global-ids.ts';
import type { MetafieldsArguments } from './metafields.ts';
import { toPaymentSettingsObject } from './payment-settings-object.ts';
import type { RequestContext } from './request-context.ts';

/** Returns the shop as the schema's `Shop`. */
export function toShopObject(context: RequestContext) {
  const { shop, links } = context;
  const url = links.home();
  return {
    __typename: 'Shop',
    id: toGlobalId('Shop', shop.firstNumber),
    name: brand.name,
    description: null,
    moneyFormat: shop.currency === 'EUR' ? '€{{amount}}' : '{{amount_with_comma_separator}} kr.',
    primaryDomain: { host: new URL(url).host, sslEnabled: url.startsWith('https:'), url },
    paymentSettings: toPaymentSettingsObject(context),
    shipsToCountries: shop.countries,
    brand: {
      colors: { primary: [], secondary: [] },
      coverImage: null,
      logo: null,
      squareLogo: null,
      shortDescription: null,
      slogan: null,
    },
    privacyPolicy: () => toPolicyObject('privacy', 'privacy-policy', context),
    termsOfService: () => toPolicyObject('terms', 'terms-of-service', context),
    termsOfSale: () => toPolicyObject('terms', 'terms-of-sale', context),
    shippingPolicy: () => toPolicyObject('delivery', 'shipping-policy', context),
    refundPolicy: () => toPolicyObject('delivery', 'refund-policy', context),
    contactInformation: () => toPolicyObject('contact', 'contact-information', context),
    // There are no subscriptions, and every page contains the imprint.
    subscriptionPolicy: null,
    legalNotice: null,
    // Accounts belong to these services: there is no page of Shopify and no external login.
    customerAccountUrl: null,
    customerAccountTranslations: null,
    socialLoginProviders: [],
    shopPayInstallmentsPricing: null,
    metafield: () => null,
    metafields: ({ identifiers }: MetafieldsArguments) => identifiers.map(() => null),
  };
}

/** Returns a page of the shop as the schema's `ShopPolicy`. */
function toPolicyObject(contentId: string, handle: string, context: RequestContext) {
  const { content, links, locale, shop } = context;
  const page = content.pages.find((each) => each.contentId === contentId);
  if (!page) return null;
  return {
    __typename: 'ShopPolicy',
    id: toGlobalId('ShopPolicy', `${shop.firstNumber}-${handle}`),
    handle,
    title: page.title[locale],
    body: () => page.html(locale),
    url: links.home() + page.path(locale),
  };
}
