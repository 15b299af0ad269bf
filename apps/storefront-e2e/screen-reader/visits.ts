import { createAccountByApi, testPassword } from '../src/account.ts';
import { toLocalizedPath } from '../src/localized-path.ts';
import { type TestShopper, danishShopper, germanShopper } from '../src/test-shoppers.ts';
import { getMessage, type Locale } from '../src/messages.ts';
import type { RunningShop } from '../src/running-shop.ts';
import type { ScreenReaderUser } from './screen-reader-user.ts';

/** What a shopper does in one visit; rejects when words that each step names are not heard in their order. */
export type Visit = (listener: ScreenReaderUser, shop: RunningShop, locale: Locale) => Promise<void>;

/** Shoppers, by language, with names that every keyboard can type. */
const shoppers: Readonly<Record<Locale, TestShopper>> = {
  en: germanShopper,
  da: { ...danishShopper, contact: { ...danishShopper.contact, lastName: 'Berg', street: 'Klitvej 12' } },
};

/** The names of countries that are selected by typing. */
const countries: Readonly<Record<string, string>> = { DE: 'Germany' };

const frontPageHeading: Readonly<Record<Locale, string>> = {
  en: 'Care for skin that lives with the wind',
  da: 'Pleje til hud, der lever med vinden',
};

/** Activates the button or link on the line that was read last. Orca's cursor is on it, the focus is not. */
async function activate(
  { press, pressUntil }: ScreenReaderUser,
  key: 'b' | 'k',
  name: string,
): Promise<void> {
  await press('Up');
  await pressUntil(key, name, 3);
  await press('Return');
}

const purchase: Visit = async (listener, shop, locale) => {
  const { open, press, pressUntil, hear, step, type, readUntil } = listener;
  const t = (key: string, values?: Record<string, string | number>) => getMessage(locale, key, values);
  const { product, contact, total } = shoppers[locale];

  step('Opens the front page');
  await open(shop.origin + toLocalizedPath(locale, '/'));
  await hear('Marehalm', t('site.skipToContent'));
  await press('Tab');
  await press('Return');
  await pressUntil('h', frontPageHeading[locale], 3);

  step('Follows a product of the front page');
  await pressUntil('k', product.name);
  await press('Return');
  await hear(product.name);

  step('Reads the product');
  await readUntil(t('product.addToBag'));

  step('Adds it to the bag');
  await activate(listener, 'b', t('product.addToBag'));
  await hear(t('bag.title'), t('bag.added', { product: `${product.name}, 30 ml` }), t('bag.settled'));

  step('Reads the bag');
  await readUntil(product.name, t('bag.total'), t('bag.checkout'));

  step('Goes to the checkout');
  await activate(listener, 'k', t('bag.checkout'));
  await hear(t('checkout.title'));

  step('Continues without an address');
  await pressUntil('Tab', t('checkout.continueToDelivery'), 25);
  await press('Return');
  const mistakes = Object.keys(contact).length + (contact['city'] === undefined ? 2 : 1);
  await hear(t('checkout.mistakes', { count: mistakes }));
  await press('Tab');
  await hear(t('checkout.mistake.email'));
  await press('Return');
  await hear(t('checkout.field.email'), t('checkout.mistake.email'));

  step('Fills in the address');
  await type(`listens-${locale}@example.com`);
  for (const [name, value] of Object.entries(contact).sort(byFormOrder)) {
    await pressUntil('Tab', t(`checkout.field.${name}`), 4);
    await type(countries[value] ?? value);
  }
  await press('Return');
  await hear(t('checkout.step.delivery'));

  step('Chooses the delivery');
  await readUntil(t('checkout.continueToPayment'));
  await activate(listener, 'b', t('checkout.continueToPayment'));
  await hear(t('checkout.step.payment'));

  step('Chooses a test card');
  await pressUntil('r', t('checkout.payment.success'), 10);
  await press('space');
  await pressUntil('b', t('checkout.continueToReview'), 10);
  await press('Return');
  await hear(t('checkout.step.review'));

  step('Reads the order');
  await readUntil(total, t('checkout.buy', { price: total }));

  step('Buys');
  await activate(listener, 'b', t('checkout.buy', { price: total }));
  await hear(t('checkout.buying'), t('confirmation.title'));

  step('Reads the confirmation');
  await readUntil(t('confirmation.number'), total);
};

/** The order of the fields in the form. */
const FIELDS = ['firstName', 'lastName', 'country', 'street', 'postcode', 'city', 'phone'];
const byFormOrder = ([one]: [string, string], [other]: [string, string]) =>
  FIELDS.indexOf(one) - FIELDS.indexOf(other);

const filteredList: Visit = async (listener, shop, locale) => {
  const { open, press, pressUntil, hear, step, readUntil } = listener;
  const t = (key: string, values?: Record<string, string | number>) => getMessage(locale, key, values);
  const oily = locale === 'da' ? 'Fedtet' : 'Oily';

  step('Opens the list of products');
  await open(shop.origin + toLocalizedPath(locale, '/shop'));
  await hear('Marehalm', t('site.skipToContent'));
  await press('Tab');
  await press('Return');
  await readUntil(t('list.count', { count: 36 }), t('filter.sort'), t('filter.title'), t('filter.skinType'));

  step('Chooses a filter');
  await pressUntil('x', oily, 20);
  await press('space');
  await hear(t('list.count', { count: 8 }));

  step('Reads the list');
  await pressUntil('h', shoppers[locale].product.name, 10);
  await press('Down');
  await press('Down');
  await press('Down');
  await pressUntil('h', '', 1);

  step('Removes the filter');
  await pressUntil('shift+b', t('filter.clear'), 20);
  await press('Return');
  await hear(t('list.count', { count: 36 }));

  step('Sorts the list');
  await pressUntil('c', t('filter.sort'), 5);
  await press('Return');
  await press('Down');
  await press('Return');
  await hear(t('list.count', { count: 36 }));
};

const account: Visit = async (listener, shop, locale) => {
  const { open, press, pressUntil, hear, step, type, readUntil } = listener;
  const t = (key: string, values?: Record<string, string | number>) => getMessage(locale, key, values);
  const email = `listens-${locale}@example.com`;
  await createAccountByApi(shop, shoppers[locale], email);

  step('Opens the log-in');
  await open(shop.origin + toLocalizedPath(locale, '/account/login'));
  await hear(t('account.title.accountLogin'));
  await pressUntil('h', t('account.title.accountLogin'), 3);

  step('Logs in with a wrong password');
  await pressUntil('Tab', t('checkout.field.email'), 5);
  await type(email);
  await pressUntil('Tab', t('account.password'), 3);
  await type('not this one');
  await press('Return');
  await hear(t('account.trouble.wrong-credentials'));

  step('Logs in');
  await press('ctrl+a');
  await type(testPassword);
  await press('Return');
  await hear(t('account.title.accountOverview'));

  step('Reads the overview');
  await readUntil(email, t('account.orders'), t('account.order', { number: '' }).trim());

  step('Opens the order');
  await pressUntil('k', t('account.order', { number: '' }).trim(), 20);
  await press('Return');
  await hear(t('account.title.accountOrder'));
  await readUntil(shoppers[locale].product.name, shoppers[locale].total);

  step('Opens the addresses');
  await pressUntil('shift+k', t('account.title.accountAddresses'), 30);
  await press('Return');
  await hear(t('account.title.accountAddresses'));

  step('Logs out');
  await pressUntil('shift+b', t('account.logOut'), 10);
  await press('Return');
  await hear(t('account.title.accountLogin'));
};

/** Visits in the order in which they are made: the account has the order of the purchase. */
export const screenReaderVisits: Readonly<Record<string, Visit>> = {
  'filtered list': filteredList,
  purchase,
  account,
};
