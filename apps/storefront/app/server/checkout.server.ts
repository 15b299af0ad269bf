import { hrefFor, perMarket, type RouteMatch } from '@marehalm/shop';
import type { Market } from '@marehalm/shop/content';
import { messages } from '../../.messages/all';
import { paymentProvider } from '../config/payment-provider.ts';
import { aboutHref } from './about-href.server.ts';
import { readContent } from './content.server.ts';
import { expectPaymentTexts } from './expect-payment-texts.ts';
import { plainHead } from './plain-head.server.ts';
import type { PerMarket } from '../view-models/product.ts';

/** Where the checkout leads, in the language of the page. */
export interface CheckoutPaths {
  readonly home: string;
  readonly shop: string;
  readonly confirmation: string;
  readonly terms: string;
  readonly withdraw: string;
  readonly privacy: string;
}

/** Who sells. The shopper must be told before ordering (consumer rights directive, art. 6 and 8). */
export interface Seller {
  readonly name: string;
  readonly address: string;
  /** Of the Danish business register. */
  readonly cvr: string;
}

/** Means of payment that each market offers, the first of them first. */
export type PaymentMeans = PerMarket<Market['payment']>;

/** Loads what the checkout is built with; everything that is about the shopper happens in the browser. */
export async function loadCheckout(match: RouteMatch) {
  const { settings, offers } = await readContent(match.locale);
  expectPaymentTexts(paymentProvider.methods, match.locale, messages[match.locale]);
  const { name, street, postcode, city, country, cvr } = settings.company;
  const seller: Seller = { name, address: `${street}, ${postcode}\u00A0${city}, ${country}`, cvr };
  const payment = perMarket((market) => offers.markets.find(({ id }) => id === market)?.payment ?? []);
  return { ...(await plainHead(match, 'checkout.title')), seller, payment, paths: await pathsFor(match) };
}

/** Loads what the confirmation is built with. */
export async function loadConfirmation(match: RouteMatch) {
  return { ...(await plainHead(match, 'confirmation.title')), paths: await pathsFor(match) };
}

async function pathsFor({ locale }: RouteMatch): Promise<CheckoutPaths> {
  return {
    home: hrefFor('home', locale),
    shop: hrefFor('shop', locale),
    confirmation: hrefFor('checkoutConfirmation', locale),
    terms: await aboutHref('terms', locale),
    withdraw: await aboutHref('withdraw', locale),
    privacy: await aboutHref('privacy', locale),
  };
}
