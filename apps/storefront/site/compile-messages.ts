import { join } from 'node:path';
import { compileMessages, type MessageOptions, messagesPlugin } from '@marehalm/messages';
import { defaultLocale, localeCodes, wallets } from '@marehalm/shop';

/** An e-mail address is asked for in several forms. */
const emailField = ['email', 'emailMissing', 'emailMalformed', 'emailLetter'].map((id) => `newsletter.${id}`);

const options: MessageOptions = {
  sources: join(import.meta.dirname, '../messages'),
  target: join(import.meta.dirname, '../.messages'),
  locales: localeCodes,
  defaultLocale,
  // The fields of addresses are in the checkout and in the account; `server` is in the HTML alone.
  areas: {
    account: [
      ...['account', 'order'],
      ...[
        'confirmation.card',
        ...Object.values(wallets)
          .flat()
          .map((wallet) => `checkout.payment.${wallet}`),
      ],
      ...['checkout.field', 'checkout.mistake', 'checkout.mistakes', 'checkout.optional'],
    ],
    bag: ['bag', 'promo', 'samples'],
    checkout: ['checkout', 'confirmation', 'order'],
    consent: ['consent'],
    giftCard: ['giftCard'],
    lists: ['filter', 'search'],
    newsletter: ['newsletter'],
    orderStatus: ['orderStatus', ...emailField, 'newsletter.error'],
    overlays: ['location', 'preferences', 'search', 'zoom'],
    // What loads after a product's page: one file of messages for each language.
    product: [
      ...['quantity', 'bag.lineLimited', 'bag.lineMost', 'recentlyViewed'],
      ...['stockAlert', ...emailField, 'newsletter.sending', 'newsletter.error'],
    ],
    server: ['error.generic', 'page.draft', 'product.delivery', 'scripts', 'site.name'],
    withdrawal: ['withdrawal'],
  },
  writeModules: () =>
    Object.fromEntries(localeCodes.map((locale) => [`layout.${locale}.tsx`, layoutOf(locale)])),
};

/** Compiles the messages of the shop into `.messages` before anything is built. */
export const compileShopMessages = () => messagesPlugin(options);

/** Compiles them for tests too: Vitest calls it before the first. */
export const setup = (): void => compileMessages(options);

/** The layout route of a language, which has the messages of every page in it. */
const layoutOf = (locale: string) => `import messages from './page.${locale}.json';
import { Shell } from '../app/layout/shell';
import { searchOverlay } from '../app/search/search-overlay';
import { loadShell, type ShellData } from '../app/server/shell.server';

export const loader = () => loadShell('${locale}');

export default function LocaleShell({ loaderData }: { loaderData: ShellData }) {
  return <Shell locale="${locale}" messages={messages} search={searchOverlay} {...loaderData} />;
}
`;
