import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import type * as shop from '@marehalm/shop';
import { assertRouteFiles } from './assert-route-files';

// React Router loads this file with its own Vite, which resolves libraries to `dist`; Node resolves them to their sources.
const { localeCodes, locales, routeNames, getRoutePatterns } = createRequire(import.meta.url)(
  '@marehalm/shop',
) as typeof shop;

/** The file of each route. Both languages share it; the id of the route contains the language. */
const files = {
  home: 'routes/home.tsx',
  notFound: 'routes/not-found.tsx',
  offline: 'routes/offline.tsx',
  account: 'routes/account.tsx',
  accountLogin: 'routes/account-login.tsx',
  accountCreate: 'routes/account-create.tsx',
  accountEdit: 'routes/account-edit.tsx',
  accountOverview: 'routes/account-overview.tsx',
  accountOrder: 'routes/account-order.tsx',
  accountAddresses: 'routes/account-addresses.tsx',
  accountAddressAdd: 'routes/account-address-add.tsx',
  accountAddressEdit: 'routes/account-address-edit.tsx',
  accountForgottenPassword: 'routes/account-forgotten-password.tsx',
  accountResetPassword: 'routes/account-reset-password.tsx',
  cart: 'routes/cart.tsx',
  checkout: 'routes/checkout.tsx',
  checkoutConfirmation: 'routes/checkout-confirmation.tsx',
  orderStatus: 'routes/order-status.tsx',
  wishList: 'routes/wish-list.tsx',
  shop: 'routes/shop.tsx',
  careJournal: 'routes/care-journal.tsx',
  tipsTricks: 'routes/tips-tricks.tsx',
  about: 'routes/about.tsx',
  journal: 'routes/journal.tsx',
  product: 'routes/product.tsx',
  routine: 'routes/routine.tsx',
  sustainability: 'routes/sustainability.tsx',
  tips: 'routes/tips.tsx',
  collection: 'routes/collection.tsx',
} as const satisfies Readonly<Record<shop.RouteName, string>>;

assertRouteFiles(files, routeNames, (file) => existsSync(new URL(file, import.meta.url)));

function routesOf(locale: shop.LocaleCode): RouteConfigEntry {
  const patterns = getRoutePatterns(locale);
  const pages = Object.entries(files).map(([name, file]) => {
    const pattern = patterns[name as shop.RouteName];
    const id = `${locale}.${name}`;
    return pattern === '' ? index(file, { id }) : route(pattern, file, { id, caseSensitive: true });
  });
  return layout(`../.messages/layout.${locale}.tsx`, { id: locale }, pages);
}

const dataFiles = [
  route('bag-terms.json', 'routes/bag-terms.ts'),
  route('offers.json', 'routes/offers.ts'),
  route('feeds/:feed', 'routes/feeds.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  ...localeCodes.map((locale) => {
    const path = [locales[locale].prefix, 'manifest.webmanifest'].filter(Boolean).join('/');
    return route(path, 'routes/manifest.ts', { id: `${locale}.manifest` });
  }),
];

export default [...dataFiles, ...localeCodes.map(routesOf)] satisfies RouteConfig;
