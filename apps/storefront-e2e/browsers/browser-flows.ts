import { type TestShopper as Buyer, danishShopper, germanShopper } from '../src/test-shoppers.ts';
import { getMessage, type Locale } from '../src/messages.ts';
import type { RunningShop } from '../src/running-shop.ts';
import type { BrowserDriver } from './browser-driver.ts';

/**
 * A scenario that a shopper performs in one browser; rejects when a step fails. `visit` makes the shopper's email address unique.
 */
export type Flow = (shopper: BrowserDriver, shop: RunningShop, visit: string) => Promise<void>;

/** `text` in an XPath, whatever quotation marks it has. */
const quoted = (text: string) =>
  `concat(${text
    .split("'")
    .map((part) => `'${part}'`)
    .join(`,"'",`)},'')`;

/** No-break spaces as spaces: XPath's `normalize-space` knows only the latter. */
const TEXT_XPATH = 'normalize-space(translate(.,"\u00A0"," "))';
const says = (text: string) => `[${TEXT_XPATH}=${quoted(text)} or @aria-label=${quoted(text)}]`;
const begins = (text: string) => `[starts-with(${TEXT_XPATH},${quoted(text)})]`;
const inMain = (step: string) => `//main${step}`;
const inDialog = (step: string) => `//dialog[@open]${step}`;
const button = (text: string) => `//button${says(text)}`;
const link = (text: string) => `//a${says(text)}`;
const fieldOf = (label: string) => `//*[@id=//main//label${begins(label)}/@for]`;

const buy =
  ({ locale, product, contact, total }: Buyer): Flow =>
  async (shopper, shop, visit) => {
    const t = (key: string, values?: Record<string, string>) => getMessage(locale, key, values);
    const email = `${visit}-${locale}@example.com`;
    await shopper.open(shop.origin + product.path);
    await shopper.press(inMain(button(t('product.addToBag'))));
    await shopper.press(inDialog(link(t('bag.checkout'))));
    await shopper.write(fieldOf(t('checkout.field.email')), email);
    const { country, ...typed } = contact;
    if (country !== undefined) await shopper.select(fieldOf(t('checkout.field.country')), country);
    for (const [name, value] of Object.entries(typed))
      await shopper.write(fieldOf(t(`checkout.field.${name}`)), value);
    await shopper.press(inMain(button(t('checkout.continueToDelivery'))));
    // The delivery that is offered first.
    await shopper.press('//label[@for=(//main//input[@type="radio"])[1]/@id]');
    await shopper.press(inMain(button(t('checkout.continueToPayment'))));
    await shopper.press(inMain(`//label${begins(t('checkout.payment.success'))}`));
    await shopper.press(inMain(button(t('checkout.continueToReview'))));
    await shopper.press(inMain(button(t('checkout.buy', { price: total }))));
    await shopper.see(inMain(`//h1${says(t('confirmation.title'))}`));
    const mails = await shop.fetchMailsTo(email);
    const count = mails.filter(({ kind }) => kind === 'order-confirmation').length;
    if (count !== 1) throw new Error(`The shop has confirmed ${count} orders of ${email}`);
  };

const openPreferences = (shopper: BrowserDriver, locale: Locale) =>
  shopper.press(`//header${button(getMessage(locale, 'site.languageAndCurrency'))}`);

const en = (key: string, values?: Record<string, string | number>) => getMessage('en', key, values);

/** Every flow by its name. */
export const flows: Readonly<Record<string, Flow>> = {
  'purchase in Danish and kroner': buy(danishShopper),
  'purchase in English and euro': buy(germanShopper),

  async 'list: filter, order, more, back'(shopper, shop) {
    await shopper.open(`${shop.origin}/shop`);
    await shopper.press(inMain('//label[starts-with(normalize-space(.),"Face")]'));
    await shopper.arrive('?category=face');
    await shopper.select(inMain('//select'), 'lowest-price');
    await shopper.arrive('?category=face&sort=lowest-price');
    await shopper.press(inMain(button(en('filter.viewMore'))));
    await shopper.see(inMain('//article[count(preceding::article) >= 12]'));
    await shopper.press('(//main//article//a)[1]');
    await shopper.see(inMain(button(en('product.addToBag'))));
    await shopper.back();
    await shopper.arrive('?category=face&sort=lowest-price&page=2');
    await shopper.see(inMain('//article[count(preceding::article) >= 12]'));
  },

  async 'search over a page'(shopper, shop) {
    await shopper.open(`${shop.origin}/about/help`);
    await shopper.press(`//header${button(en('site.search'))}`);
    await shopper.write(inDialog('//input[@type="search"]'), 'lee serum');
    await shopper.press(inDialog('//a[contains(@href,"/product/lee-serum")]'));
    await shopper.arrive('/product/lee-serum');
    await shopper.see(inMain('//h1[normalize-space(.)="Lee Serum"]'));
  },

  async language(shopper, shop) {
    await shopper.open(`${shop.origin}/product/lee-serum`);
    await shopper.press('//footer//a[@hreflang="da"]');
    await shopper.arrive('/da/produkt/lae-serum');
    await shopper.see(inMain('//h1[normalize-space(.)="Læ Serum"]'));
    await shopper.see(inMain(button(getMessage('da', 'product.addToBag'))));
  },

  async market(shopper, shop) {
    await shopper.open(`${shop.origin}/product/lee-serum`);
    await openPreferences(shopper, 'en');
    await shopper.press(inDialog('//label[contains(.,"Norw")]'));
    await shopper.press(inDialog(button(en('preferences.save'))));
    await shopper.press(inMain(button(en('product.addToBag'))));
    await shopper.see(inDialog(`//dd[contains(.,"NOK")]`));
  },
};
