import { hrefFor, isWallet, mapMarkets, type RouteMatch } from '@marehalm/shop';
import type { MarketSettings } from '@marehalm/shop/content';
import { messages } from '../../.messages/all';
import { paymentProvider } from '../config/payment-provider.ts';
import { loadAboutPagePath } from './about-page-path.server.ts';
import { loadShopContent } from './content.server.ts';
import { assertPaymentTexts } from './assert-payment-texts.server.ts';
import { createUnlistedPageData } from './unlisted-page-data.server.ts';
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

const cardMethods = paymentProvider.methods.filter((method) => !isWallet(method));

/** Loads the prerendered part of the checkout. The browser loads everything about the shopper. */
export async function loadCheckout(match: RouteMatch) {
  const { settings, offers } = await loadShopContent(match.locale);
  assertPaymentTexts(cardMethods, match.locale, messages[match.locale]);
  const { name, street, postcode, city, country, cvr } = settings.company;
  const seller: Seller = { name, address: `${street}, ${postcode}\u00A0${city}, ${country}`, cvr };
  const payment = mapMarkets((market) => offers.markets.find(({ id }) => id === market)?.payment ?? []);
  return {
    ...(await createUnlistedPageData(match, 'checkout.title')),
    seller,
    payment,
    paths: await pathsFor(match),
  };
}

/** Loads the prerendered part of the confirmation. */
export async function loadConfirmation(match: RouteMatch) {
  return { ...(await createUnlistedPageData(match, 'confirmation.title')), paths: await pathsFor(match) };
}

async function pathsFor({ locale }: RouteMatch): Promise<CheckoutPaths> {
  return {
    home: hrefFor('home', locale),
    shop: hrefFor('shop', locale),
    confirmation: hrefFor('checkoutConfirmation', locale),
    terms: await loadAboutPagePath('terms', locale),
    withdraw: await loadAboutPagePath('withdraw', locale),
    privacy: await loadAboutPagePath('privacy', locale),
  };
}
