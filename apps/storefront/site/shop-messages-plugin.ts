import { join } from 'node:path';
import { compileMessages, createMessagesPlugin, type MessageOptions } from '@marehalm/messages';
import { defaultLocale, localeCodes } from '@marehalm/shop';

/** An e-mail address is asked for in several forms. */
const emailField = ['email', 'emailMissing', 'emailMalformed', 'emailLetter'].map((id) => `newsletter.${id}`);

/** Below the buy box. */
const detailsOfProduct = [
  ...['suitedTo', 'concerns', 'texture', 'scent', 'afterOpening'],
  ...['months', 'alternatives', 'parts', 'howToUse', 'warning'],
  ...['ingredients', 'fullIngredients', 'certifications', 'usedIn', 'related'],
];

const options: MessageOptions = {
  sources: join(import.meta.dirname, '../messages'),
  target: join(import.meta.dirname, '../.messages'),
  locales: localeCodes,
  defaultLocale,
  // Checkout and account share the fields of addresses; `server` is only in the HTML.
  areas: {
    account: [
      ...['account', 'order', 'review'],
      'confirmation.card',
      ...['checkout.field', 'checkout.mistake', 'checkout.mistakes', 'checkout.optional'],
    ],
    bag: ['bag', 'promo', 'samples', 'wishList.save', 'wishList.saveProduct', 'wishList.moved'],
    checkout: ['checkout', 'confirmation', 'order', 'bag.deliveryFree', 'bag.deliveryFree.parcelShop'],
    consent: ['consent'],
    giftCard: ['giftCard'],
    lists: ['filter', 'search'],
    media: ['carousel', 'video'],
    newsletter: ['newsletter'],
    orderStatus: ['orderStatus', ...emailField, 'newsletter.error'],
    overlays: ['location', 'preferences', 'search', 'zoom'],
    // What loads after a product's page: one file of messages for each language.
    product: [
      ...detailsOfProduct.map((id) => `product.${id}`),
      ...['quantity', 'bag.lineLimited', 'bag.lineMost', 'recentlyViewed'],
      ...['wishList.save', 'wishList.see'],
      ...['stockAlert', ...emailField, 'newsletter.sending', 'newsletter.error'],
    ],
    reviews: ['review'],
    // The offline page has no scripts.
    server: [
      ...['offline.cachedPages', 'offline.pageTitle', 'offline.toBag'],
      ...['error.generic', 'page.draft', 'list.seeSeries', 'product.delivery', 'scripts', 'site.name'],
    ],
    wishList: ['wishList'],
    withdrawal: ['withdrawal'],
  },
  writeModules: () =>
    Object.fromEntries(localeCodes.map((locale) => [`layout.${locale}.tsx`, layoutOf(locale)])),
};

/** Creates the plugin that compiles the messages of the shop into `.messages`. */
export const createShopMessagesPlugin = () => createMessagesPlugin(options);

/** Compiles the messages for tests; Vitest calls it before the first one. */
export const setup = (): void => compileMessages(options);

/** Returns the layout route of a language, with the messages of every page. */
const layoutOf = (locale: string) => `import messages from './page.${locale}.json';
import { Shell } from '../app/layout/shell';
import { searchOverlay } from '../app/search/search-overlay';
import type { ShellData } from '@marehalm/page-data';
import { createShellData } from '@marehalm/page-data/build';
import { loadPageSources } from '../app/server/page-sources.server';

export const loader = async () => createShellData(await loadPageSources(), '${locale}');

export default function LocaleShell({ loaderData }: { loaderData: ShellData }) {
  return <Shell locale="${locale}" messages={messages} search={searchOverlay} {...loaderData} />;
}
`;
