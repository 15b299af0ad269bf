import { hrefFor, mapMarkets, type RouteMatch } from '@marehalm/shop';
import type { MarketSettings } from '@marehalm/shop/content';
import { getAboutPagePath } from './about-page-path.ts';
import type { PageSources } from './sources.ts';
import { createUnlistedPageData } from './unlisted-page-data.ts';
import type { PerMarket } from '../view-models/per-market.ts';

/** Paths of the checkout's links in the language of the page. */
export interface CheckoutPaths {
  readonly home: string;
  readonly shop: string;
  readonly confirmation: string;
  readonly terms: string;
  readonly withdraw: string;
  readonly privacy: string;
}

/** The seller, whom the shopper must know before ordering (consumer rights directive, art. 6 and 8). */
export interface Seller {
  readonly name: string;
  readonly address: string;
  /** Number in the Danish business register. */
  readonly cvr: string;
}

/** Means of payment in each market, in the order in which they are offered. */
export type PaymentMethodsPerMarket = PerMarket<MarketSettings['payment']>;

/** Creates the prerendered part of the checkout. The browser loads everything about the shopper. */
export function createCheckoutPageData(sources: PageSources, match: RouteMatch, title: string) {
  const { settings, offers } = sources.contents[match.locale];
  const { name, street, postcode, city, country, cvr } = settings.company;
  const seller: Seller = { name, address: `${street}, ${postcode}\u00A0${city}, ${country}`, cvr };
  const payment = mapMarkets((market) => offers.markets.find(({ id }) => id === market)?.payment ?? []);
  return {
    ...createUnlistedPageData(sources, match, title),
    seller,
    payment,
    paths: pathsFor(sources, match),
  };
}

/** Creates the prerendered part of the confirmation. */
export const createConfirmationPageData = (sources: PageSources, match: RouteMatch, title: string) => ({
  ...createUnlistedPageData(sources, match, title),
  paths: pathsFor(sources, match),
});

function pathsFor({ contents }: PageSources, { locale }: RouteMatch): CheckoutPaths {
  const content = contents[locale];
  return {
    home: hrefFor('home', locale),
    shop: hrefFor('shop', locale),
    confirmation: hrefFor('checkoutConfirmation', locale),
    terms: getAboutPagePath(content, 'terms', locale),
    withdraw: getAboutPagePath(content, 'withdraw', locale),
    privacy: getAboutPagePath(content, 'privacy', locale),
  };
}
