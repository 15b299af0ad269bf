import { hrefFor, type RouteMatch } from '@marehalm/shop';
import { readContent } from '../catalogue/content.server.ts';
import { plainHead } from '../catalogue/plain-head.server.ts';
import type { CheckoutPaths, Seller } from './state/checkout-types.ts';

/** What the checkout is built with; everything that is about the shopper happens in the browser. */
export async function loadCheckout(match: RouteMatch) {
  const { settings } = await readContent(match.locale);
  const { name, street, postcode, city, country, cvr } = settings.company;
  const seller: Seller = { name, address: `${street}, ${postcode}\u00A0${city}, ${country}`, cvr };
  return { ...(await plainHead(match, 'checkout.title')), seller, paths: await pathsFor(match) };
}

/** What the confirmation is built with. */
export async function loadConfirmation(match: RouteMatch) {
  return { ...(await plainHead(match, 'confirmation.title')), paths: await pathsFor(match) };
}

async function pathsFor({ locale }: RouteMatch): Promise<CheckoutPaths> {
  const { pages } = await readContent(locale);
  const pathOf = (id: string) => {
    const slugs = pages.find((page) => page.id === id && page.route === 'about')?.slugs;
    if (!slugs) throw new Error(`Cannot link to the page ${id}: the content has no such page under about`);
    return hrefFor('about', locale, { slug: slugs[locale] });
  };
  return {
    home: hrefFor('home', locale),
    shop: hrefFor('shop', locale),
    confirmation: hrefFor('checkoutConfirmation', locale),
    terms: pathOf('terms'),
    withdraw: pathOf('withdraw'),
    privacy: pathOf('privacy'),
  };
}
