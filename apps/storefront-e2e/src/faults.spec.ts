import type { Page } from '@playwright/test';
import { getHeading, submitLogIn, createAccountWithAddress, testPassword } from './account.ts';
import { addToBag, getBagButton, getBagDrawer, fetchCommerceCart, getQuantityField } from './bag.ts';
import {
  getBuyButton,
  chooseMarket,
  danishShopper,
  germanShopper,
  field,
  fillAddress,
  fillContact,
  toLocalizedPath,
  main,
  payWith,
  placeOrder,
  press,
  goToCheckout,
  getStreet,
  type Shopper,
} from './checkout.ts';
import { choose } from './choose.ts';
import {
  FAULT_ERRORS_PATTERN,
  faults,
  shortenTimeouts,
  setTimeoutsShortened,
  type FaultName,
} from './faults.ts';
import { message, type Locale } from './messages.ts';
import type { Fault, FaultyService, RunningShop } from './running-shop.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { openPage, openHydratedPage, getPageProgress, waitUntilHydrated } from './open-page.ts';

/** The page and shop that a flow uses. */
interface Visit {
  readonly page: Page;
  readonly shop: RunningShop;
  /** The current language of the page. */
  readonly locale: Locale;
}

/** One attempt of a flow. */
interface Round {
  /** From 1. */
  readonly round: number;
  readonly how: FaultName;
  /** Whether the shopper comes from another page, and not from the previous round. */
  readonly isFirst: boolean;
}

/**
 * A flow that needs one service. On one page it meets faults in turn: `attempt` acts while the service fails, `expectFailure`
 * checks the message and that nothing is lost, and `retry` succeeds once the service works.
 */
interface Flow {
  readonly service: FaultyService;
  /** Which requests of the service fail; all by default. */
  readonly part?: (round: number, locale: Locale) => Pick<Fault, 'path'>;
  readonly open: (visit: Visit) => Promise<void>;
  /** Returns in the other language to where the shopper was; by default as `open` does. */
  readonly reopen?: (visit: Visit) => Promise<void>;
  readonly attempt: (visit: Visit, round: Round) => Promise<void>;
  readonly expectFailure: (visit: Visit, round: Round) => Promise<void>;
  readonly retry?: (visit: Visit, round: Round) => Promise<void>;
  /** The final success and all its effects; needed if one fault follows another directly. */
  readonly end?: (visit: Visit) => Promise<void>;
}

/** The message about an account service that does not answer. */
const accountTrouble = ({ page, locale }: Visit, how: FaultName) =>
  expect(
    main(page).getByText(
      message(locale, how === 'answers 429' ? 'account.trouble.throttled' : 'account.trouble.unreachable'),
    ),
  ).toBeVisible();

const other = (locale: Locale): Locale => (locale === 'da' ? 'en' : 'da');

/** A shopper of the Danish market, in both languages. */
const dane: Readonly<Record<Locale, Shopper>> = {
  da: danishShopper,
  en: { ...danishShopper, locale: 'en', product: { path: '/product/lee-serum', name: 'Lee Serum' } },
};

const balm = {
  da: { path: '/da/produkt/rav-laebepomade', name: 'Rav Læbepomade' },
  en: { path: '/product/amber-lip-balm', name: 'Amber Lip Balm' },
};

const front = { da: '/da', en: '/' };

const clearWater = { da: '/da/produkt/klart-vand-serum', en: '/product/clear-water-serum' };

const withdrawal = { da: '/da/om/fortryd-koeb', en: '/about/withdraw-from-contract' };

/** The link that returns to a step of the checkout. */
const edit = ({ page, locale }: Visit, step: string) =>
  main(page).getByRole('link', {
    name: message(locale, 'checkout.editStep', { step: message(locale, `checkout.step.${step}`) }),
  });

const unreachable = ({ page, locale }: Visit) =>
  expect(main(page).getByText(message(locale, 'checkout.problem.unreachable'))).toBeVisible();

/** Goes to `path` as a link would. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate(
    (to) =>
      void (
        window as unknown as { __reactRouterDataRouter: { navigate: (to: string) => Promise<void> } }
      ).__reactRouterDataRouter.navigate(to),
    path,
  );

const clubMember = (locale: Locale) => `club-${locale}@example.com`;

const clubEmail = ({ page, locale }: Visit) =>
  main(page).getByRole('textbox', { name: message(locale, 'newsletter.email'), exact: true });

/** One per fault, because a loaded page is cached. None links to the next, which would be prefetched. */
const pages = [
  { en: '/dune-grass', da: '/da/marehalm' },
  { en: '/face', da: '/da/ansigt' },
  { en: '/care-journal', da: '/da/care-journal' },
  { en: '/tips-tricks', da: '/da/tips-tricks' },
  { en: '/routine', da: '/da/routine' },
  { en: '/about/help', da: '/da/om/hjaelp' },
  { en: '/about/club', da: '/da/om/klubben' },
] as const;

const products = [
  { en: ['/product/lee-serum', 'Lee Serum'], da: ['/da/produkt/lae-serum', 'Læ Serum'] },
  {
    en: ['/product/amber-lip-balm', 'Amber Lip Balm'],
    da: ['/da/produkt/rav-laebepomade', 'Rav Læbepomade'],
  },
  {
    en: ['/product/clear-water-serum', 'Clear Water Serum'],
    da: ['/da/produkt/klart-vand-serum', 'Klart Vand Serum'],
  },
  { en: ['/product/still-cream', 'Still Cream'], da: ['/da/produkt/stille-creme', 'Stille Creme'] },
  { en: ['/product/dusk-serum', 'Dusk Serum'], da: ['/da/produkt/skumringsserum', 'Skumringsserum'] },
  {
    en: ['/product/oat-body-lotion', 'Oat Body Lotion'],
    da: ['/da/produkt/havre-bodylotion', 'Havre Bodylotion'],
  },
  { en: ['/product/path-foot-cream', 'Path Foot Cream'], da: ['/da/produkt/sti-fodcreme', 'Sti Fodcreme'] },
] as const;

const withdrawer = (locale: Locale) => `withdrawer-${locale}@example.com`;

/** Fills in a withdrawal up to its last button. */
async function fillWithdrawal({ page, locale }: Visit): Promise<void> {
  await openHydratedPage(page, withdrawal[locale]);
  for (const [name, text] of [
    ['name', 'Per Holm'],
    ['email', withdrawer(locale)],
    ['orderNumber', '#1005'],
  ] as const)
    await main(page)
      .getByLabel(message(locale, `withdrawal.${name}`))
      .fill(text);
  await press(page, locale, 'withdrawal.toReview');
}

/** Sends the withdrawal, and expects one mail however often it was sent before. */
async function withdraw({ page, shop, locale }: Visit): Promise<void> {
  await press(page, locale, 'withdrawal.confirm');
  await expect(
    main(page).getByRole('heading', { name: message(locale, 'withdrawal.received') }),
  ).toBeFocused();
  expect(await shop.fetchMailsTo(withdrawer(locale))).toHaveLength(1);
}

const promo = ({ page, locale }: Visit) =>
  page.getByLabel(message(locale, 'checkout.promo.label'), { exact: true });

const pressUse = ({ page, locale }: Visit) =>
  page.getByRole('button', { name: message(locale, 'checkout.promo.use'), exact: true }).click();

/** Flows of one shopper, page after page. */
interface Journey {
  /** The market, and the language of the first flow. */
  readonly shopper: Shopper;
  readonly flows: Readonly<Record<string, Flow>>;
}

/** By who the shopper is. */
const journeys: Readonly<Record<string, Journey>> = {
  'with a bag': {
    shopper: danishShopper,
    flows: {
      'puts things into the bag, changes and removes them': {
        service: 'commerce',
        async open({ page, shop, locale }) {
          await openPage(page, balm[locale].path);
          await addToBag(page, locale);
          await openPage(page, dane[locale].product.path);
          await expect.poll(() => fetchCommerceCart(page, shop, 'dk')).toHaveLength(1);
        },
        reopen: ({ page, locale }) => openPage(page, dane[locale].product.path),
        async attempt({ page, locale }) {
          const drawer = await addToBag(page, locale);
          await drawer
            .getByRole('button', {
              name: message(locale, 'bag.increase', { product: dane[locale].product.name }),
              exact: true,
            })
            .click();
          await drawer
            .getByRole('button', {
              name: message(locale, 'bag.removeProduct', { product: balm[locale].name }),
              exact: true,
            })
            .click();
        },
        async expectFailure({ page, locale }, { round, how }) {
          const drawer = getBagDrawer(page, locale);
          const says = drawer.getByRole('status').filter({ hasText: message(locale, 'bag.failing') });
          const updates = drawer.getByRole('status').filter({ hasText: message(locale, 'bag.updating') });
          await expect(how === 'is slow' ? updates.or(says) : says).toBeVisible();
          await expect(getQuantityField(drawer, locale, dane[locale].product.name)).toHaveValue(
            String(2 * round),
          );
        },
        async retry({ page, shop, locale }, { round }) {
          const drawer = getBagDrawer(page, locale);
          await expect(
            drawer.getByRole('status').filter({ hasText: message(locale, 'bag.settled') }),
          ).toBeVisible();
          // A request that timed out may still change the cart; the bag checks again once none can be pending.
          const bought = async () =>
            (await fetchCommerceCart(page, shop, 'dk'))?.filter(({ sku }) => !sku.includes('FREE'));
          await expect.poll(bought).toEqual([{ sku: 'MH-P04-30', quantity: 2 * round }]);
          await drawer.getByRole('button', { name: message(locale, 'bag.undo') }).click();
          await expect(getQuantityField(drawer, locale, balm[locale].name)).toHaveValue('1');
          await page.keyboard.press('Escape');
          await expect(drawer).toBeHidden();
          await expect(getBagButton(page, locale, 2 * round + 1)).toBeVisible();
        },
      },
    },
  },

  'at the checkout': {
    shopper: danishShopper,
    flows: {
      'tries a promo code at the checkout': {
        service: 'commerce',
        async open({ page, locale }) {
          await goToCheckout(page, { ...dane[locale], product: { path: clearWater[locale], name: '' } });
          await page.getByText(message(locale, 'checkout.promo.ask')).click();
        },
        async reopen({ page, locale }) {
          await openPage(page, toLocalizedPath(locale, '/checkout'));
          await page.getByText(message(locale, 'checkout.promo.ask')).click();
        },
        async attempt(visit) {
          await promo(visit).fill('kyst10');
          await pressUse(visit);
        },
        async expectFailure(visit) {
          const description = new RegExp(message(visit.locale, 'checkout.promo.unreachable'));
          await expect(promo(visit)).toHaveAccessibleDescription(description);
          await expect(promo(visit)).toHaveValue('kyst10');
        },
        async retry(visit) {
          const { page, locale } = visit;
          const code = { code: 'KYST10' };
          await pressUse(visit);
          await expect(page.getByText(message(locale, 'checkout.promo.applied', code))).toHaveCount(1);
          await page.getByRole('button', { name: message(locale, 'checkout.promo.remove', code) }).click();
          await expect(page.getByText(message(locale, 'checkout.promo.applied', code))).toHaveCount(0);
        },
      },

      'tells who buys, and goes on to the delivery': {
        service: 'commerce',
        open: ({ page, locale }) => fillContact(page, dane[locale], 'hvem@example.com'),
        async reopen({ page, locale }) {
          await openPage(page, toLocalizedPath(locale, '/checkout#contact'));
          await expect(field(page, locale, 'checkout.field.street')).toHaveValue(getStreet(danishShopper));
        },
        attempt: ({ page, locale }) => press(page, locale, 'checkout.continueToDelivery'),
        async expectFailure(visit) {
          const { page, locale } = visit;
          await unreachable(visit);
          await expect(field(page, locale, 'checkout.field.email')).toHaveValue('hvem@example.com');
          await expect(field(page, locale, 'checkout.field.street')).toHaveValue(getStreet(danishShopper));
        },
        async retry(visit) {
          const { page, locale } = visit;
          await press(page, locale, 'checkout.continueToDelivery');
          await expect(
            page.getByRole('heading', { name: message(locale, 'checkout.step.delivery') }),
          ).toBeVisible();
          await edit(visit, 'contact').click();
          await expect(field(page, locale, 'checkout.field.street')).toHaveValue(getStreet(danishShopper));
        },
      },

      'chooses how it is delivered': {
        service: 'commerce',
        async open({ page, locale }) {
          await press(page, locale, 'checkout.continueToDelivery');
          await choose(main(page).getByRole('radio').nth(1));
        },
        async reopen({ page, locale }) {
          await openPage(page, toLocalizedPath(locale, '/checkout#delivery'));
          await expect(main(page).getByRole('radio').nth(1)).toBeChecked();
        },
        attempt: ({ page, locale }) => press(page, locale, 'checkout.continueToPayment'),
        async expectFailure(visit) {
          await unreachable(visit);
          await expect(main(visit.page).getByRole('radio').nth(1)).toBeChecked();
        },
        async retry(visit) {
          const { page, locale } = visit;
          await press(page, locale, 'checkout.continueToPayment');
          await expect(
            page.getByRole('heading', { name: message(locale, 'checkout.step.payment') }),
          ).toBeVisible();
          await edit(visit, 'delivery').click();
          await expect(main(page).getByRole('radio').nth(1)).toBeChecked();
        },
      },

      'presses the last button': {
        service: 'commerce',
        async open({ page, locale }) {
          await press(page, locale, 'checkout.continueToPayment');
          await payWith(page, locale, 'success');
        },
        async reopen({ page, locale }) {
          await openPage(page, toLocalizedPath(locale, '/checkout'));
          // The payment method is never stored.
          await payWith(page, locale, 'success');
        },
        attempt: ({ page, locale }) => getBuyButton(page, locale).click(),
        async expectFailure(visit) {
          await unreachable(visit);
          await expect(main(visit.page).getByText('hvem@example.com').first()).toBeVisible();
          expect(await visit.shop.fetchMailsTo('hvem@example.com')).toEqual([]);
        },
        async retry({ page, locale }) {
          // The cart is synchronized again after a failed order, so the message may be gone before the press.
          const retry = main(page).getByRole('button', {
            name: message(locale, 'checkout.problem.retry'),
            disabled: false,
          });
          const said = main(page).getByText(message(locale, 'checkout.problem.unreachable'));
          await expect
            .poll(async () => {
              await retry.evaluateAll((buttons) => buttons.forEach((one) => (one as HTMLElement).click()));
              return said.count();
            })
            .toBe(0);
        },
        // And while the order is placed: each fault in turn meets the same order.
        async end({ page, shop, locale }) {
          const met: number[] = [];
          page.on('response', (answer) => {
            if (answer.request().postData()?.includes('cartSubmitForCompletion')) met.push(answer.status());
          });
          await shop.breakService('commerce', { cutAnswer: true, body: 'cartSubmitForCompletion', times: 2 });
          await placeOrder(page, locale);
          expect(met.length).toBeGreaterThan(1);
          expect(await shop.fetchMailsTo('hvem@example.com')).toHaveLength(1);
          await openPage(page, front[locale]);
          await expect(getBagButton(page, locale, 0)).toBeVisible();
        },
      },
    },
  },

  'with an account': {
    shopper: germanShopper,
    flows: {
      'logs in': {
        service: 'commerce',
        async open({ page, shop, locale }) {
          const logInPage = toLocalizedPath(locale, '/account/login');
          await openPage(page, logInPage);
          await createAccountWithAddress(page, shop, germanShopper, 'log-in@example.com');
          await page.evaluate(() => localStorage.clear());
          await openPage(page, logInPage);
        },
        reopen: ({ page, locale }) => openPage(page, toLocalizedPath(locale, '/account/login')),
        attempt: ({ page, locale }) => submitLogIn(page, locale, 'log-in@example.com'),
        async expectFailure(visit, { how }) {
          const { page, locale } = visit;
          await accountTrouble(visit, how);
          await expect(field(page, locale, 'checkout.field.email')).toHaveValue('log-in@example.com');
          await expect(field(page, locale, 'account.password')).toHaveValue(testPassword);
        },
        async end({ page, locale }) {
          await press(page, locale, 'account.logIn');
          await expect(getHeading(page, locale, 'account.title.accountOverview')).toBeVisible();
        },
      },

      'reads what was ordered': {
        service: 'commerce',
        open: ({ page, locale }) => openPage(page, toLocalizedPath(locale, '/account/addresses')),
        attempt: ({ page, locale }, { isFirst }) =>
          isFirst
            ? page
                .getByRole('link', { name: message(locale, 'account.title.accountOverview'), exact: true })
                .first()
                .click()
            : press(page, locale, 'account.retry'),
        async expectFailure(visit, { how }) {
          const { page, locale } = visit;
          await expect(getHeading(page, locale, 'account.title.accountOverview')).toBeVisible();
          await accountTrouble(visit, how);
        },
        async end({ page, locale }) {
          await press(page, locale, 'account.retry');
          await expect(main(page).getByText(message(locale, 'account.noOrders'))).toBeVisible();
        },
      },

      'saves an address': {
        service: 'commerce',
        async open({ page, locale }) {
          await openPage(page, toLocalizedPath(locale, '/account/addresses/add'));
          await fillAddress(page, {
            ...germanShopper,
            locale,
            contact: { ...germanShopper.contact, street: 'Hafen 1' },
          });
        },
        attempt: ({ page, locale }) => press(page, locale, 'account.saveAddress'),
        async expectFailure(visit, { how }) {
          const { page, locale } = visit;
          await accountTrouble(visit, how);
          await expect(field(page, locale, 'checkout.field.street')).toHaveValue('Hafen 1');
        },
        // At least one of the faults has let the service save it.
        async end({ page, locale }) {
          await press(page, locale, 'account.saveAddress');
          await expect(getHeading(page, locale, 'account.title.accountAddresses')).toBeVisible();
          await expect(main(page).getByText('Hafen 1')).toHaveCount(1);
        },
      },
    },
  },

  'who fills in forms': {
    shopper: germanShopper,
    flows: {
      'makes an account': {
        service: 'commerce',
        async open({ page, locale }) {
          await openPage(page, toLocalizedPath(locale, '/account/create'));
          await field(page, locale, 'checkout.field.firstName').fill('Ida');
          await field(page, locale, 'checkout.field.lastName').fill('Ærø');
          await field(page, locale, 'checkout.field.email').fill('made@example.com');
          await field(page, locale, 'account.password').fill(testPassword);
        },
        attempt: ({ page, locale }) => press(page, locale, 'account.create'),
        async expectFailure(visit, { how }) {
          const { page, locale } = visit;
          await accountTrouble(visit, how);
          await expect(field(page, locale, 'checkout.field.email')).toHaveValue('made@example.com');
        },
        async end({ page, shop, locale }) {
          await press(page, locale, 'account.create');
          const title = message(locale, 'account.confirm.title');
          await expect(main(page).getByRole('heading', { name: title })).toBeVisible();
          expect(await shop.fetchMailsTo('made@example.com')).toHaveLength(1);
        },
      },

      'joins the club': {
        service: 'newsletter',
        open: ({ page, locale }) => openPage(page, front[locale]),
        async reopen({ page, shop, locale }) {
          // The slow request has succeeded, which this page knows.
          const before = other(locale);
          await press(page, before, 'newsletter.submit');
          await expect(main(page).getByText(message(before, 'newsletter.success'))).toBeVisible();
          expect(await shop.fetchMailsTo(clubMember(before))).toHaveLength(1);
          await openPage(page, front[locale]);
        },
        async attempt(visit) {
          const { page, locale } = visit;
          await main(page)
            .getByRole('textbox', { name: message(locale, 'newsletter.name'), exact: true })
            .fill('Ida');
          await clubEmail(visit).fill(clubMember(locale));
          const policy = main(page).getByRole('checkbox').last();
          if (!(await policy.isChecked())) await choose(policy);
          await press(page, locale, 'newsletter.submit');
        },
        async expectFailure(visit, { how }) {
          const { page, locale } = visit;
          // The headers of the answer have arrived.
          const words = how === 'is cut off' ? 'newsletter.success' : 'newsletter.error';
          await expect(main(page).getByText(message(locale, words))).toBeVisible();
          if (how !== 'is cut off') await expect(clubEmail(visit)).toHaveValue(clubMember(locale));
        },
        async end({ page, shop, locale }) {
          await press(page, locale, 'newsletter.submit');
          await expect(main(page).getByText(message(locale, 'newsletter.success'))).toBeVisible();
          expect(await shop.fetchMailsTo(clubMember(locale))).toHaveLength(1);
        },
      },

      'withdraws from an order': {
        service: 'withdrawals',
        open: fillWithdrawal,
        async reopen(visit) {
          await withdraw({ ...visit, locale: other(visit.locale) });
          await fillWithdrawal(visit);
        },
        attempt: ({ page, locale }) => press(page, locale, 'withdrawal.confirm'),
        async expectFailure({ page, locale }, { how }) {
          const text = message(locale, how === 'answers 429' ? 'withdrawal.tooMany' : 'withdrawal.failed');
          await expect(main(page).getByRole('alert')).toHaveText(text);
          await expect(main(page).getByText('#1005').first()).toBeVisible();
        },
        end: withdraw,
      },
    },
  },

  'on the way': {
    shopper: germanShopper,
    flows: {
      'goes to another page': {
        service: 'shop',
        part: (round, locale) => ({ path: `${pages[round - 1]?.[locale] ?? ''}.data` }),
        open: ({ page, locale }) => openPage(page, toLocalizedPath(locale, '/cart')),
        attempt: ({ page, locale }, { round }) => follow(page, pages[round - 1]?.[locale] ?? ''),
        async expectFailure({ page, locale }, { how }) {
          if (how === 'is slow') return;
          await expect(
            page.getByRole('heading', { level: 1, name: message(locale, 'error.somethingWrong') }),
          ).toBeFocused();
          await expect(getPageProgress(page)).toHaveText(message(locale, 'site.loadFailed'));
        },
        async retry({ page, locale }, { round, how }) {
          if (how !== 'is slow')
            await main(page)
              .getByRole('link', { name: message(locale, 'error.tryAgain') })
              .click();
          const title = page.getByRole('heading', { level: 1 });
          await expect(title).not.toHaveText(message(locale, 'error.somethingWrong'));
          await expect(page).toHaveURL(pages[round - 1]?.[locale] ?? '');
          await expect(title).toBeFocused();
        },
      },

      'sees no pictures': {
        service: 'shop',
        part: () => ({ path: '/pictures/' }),
        open: ({ page, locale }) => openPage(page, toLocalizedPath(locale, '/cart')),
        attempt: ({ page, locale }, { round }) => follow(page, products[round - 1]?.[locale][0] ?? ''),
        async expectFailure({ page, locale }, { round }) {
          const name = products[round - 1]?.[locale][1] ?? '';
          await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
          const picture = main(page).getByRole('img').first();
          await expect(picture).toHaveAccessibleName(/\p{L}/u);
          await expect.poll(async () => (await picture.boundingBox())?.height).toBeGreaterThan(200);
          await addToBag(page, locale);
          await page.keyboard.press('Escape');
        },
        async end({ page, locale }) {
          await expect(getBagButton(page, locale, metBy('sees no pictures').length)).toBeVisible();
          await page.reload();
          await waitUntilHydrated(page);
          await expect(main(page).getByRole('img').first()).toHaveJSProperty('complete', true);
        },
      },

      'opens the search, whose code does not come': {
        service: 'shop',
        part: () => ({ path: '/assets/search-dialog' }),
        async open({ page, locale }) {
          await keepNoCode(page);
          await openPage(page, toLocalizedPath(locale, '/cart'));
        },
        reopen: ({ page, locale }) => openPage(page, toLocalizedPath(locale, '/cart')),
        async attempt({ page, locale }) {
          // As if a minute had passed: the page may reload once more for the code.
          await page.evaluate(() => sessionStorage.removeItem('static-router.reloaded-at'));
          await page
            .getByRole('banner')
            .getByRole('button', { name: message(locale, 'site.search'), exact: true })
            .click();
        },
        async expectFailure({ page, locale }, { how }) {
          // The page reloads once for the code, and then reports that it did not load. Late code is used all the same.
          if (how !== 'is slow')
            await expect(page.locator('[role=status][data-connection]')).toContainText(
              message(locale, 'offline.missing'),
            );
          await waitUntilHydrated(page);
          await expect(
            page.getByRole('heading', { level: 1, name: message(locale, 'bag.title') }),
          ).toBeVisible();
          await expect(getBagButton(page, locale, metBy('sees no pictures').length)).toBeVisible();
        },
        async retry({ page, locale }) {
          await openPage(page, toLocalizedPath(locale, '/cart'));
          await page
            .getByRole('banner')
            .getByRole('button', { name: message(locale, 'site.search'), exact: true })
            .click();
          const dialog = page.getByRole('dialog', { name: message(locale, 'search.title') });
          await expect(dialog).toBeVisible();
          // The URL controls whether it is open: closing it is back navigation.
          await page.keyboard.press('Escape');
          await expect(page).toHaveURL(toLocalizedPath(locale, '/cart'));
        },
      },
    },
  },
};

/** Disables the HTTP cache, so that code that loaded in one round is requested again in the next. */
async function keepNoCode(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/**
 * The faults that each flow meets: all of them, in the gate one; every fault occurs in some flow. The second half is
 * met in the other language.
 */
const encounters = sampleCases(
  Object.values(journeys).flatMap(({ flows }) =>
    Object.keys(flows).flatMap((what) =>
      faults.map(([how, fault], index) => ({ what, how, fault, isTurned: index >= faults.length / 2 })),
    ),
  ),
  ({ what }) => what,
  ({ how }) => how,
);

/** The rounds of the flow `what`. */
const metBy = (what: string) => encounters.filter((one) => one.what === what);

test.use({ expectedComplaints: FAULT_ERRORS_PATTERN });

for (const [who, { shopper, flows }] of Object.entries(journeys)) {
  test(`shopper ${who} loses nothing, whatever the services do`, async ({ page, shop }) => {
    test.setTimeout(120_000);
    await shortenTimeouts(page, false);
    await chooseMarket(page, shopper, shop);
    let visit: Visit = { page, shop, locale: shopper.locale };
    for (const [what, flow] of Object.entries(flows)) {
      const { service, part, open, reopen = open, attempt, expectFailure, retry, end } = flow;
      await open(visit);
      let wasTurned = false;
      for (const [index, { how, fault, isTurned }] of metBy(what).entries()) {
        const isFirst = index === 0 || isTurned !== wasTurned;
        if (isTurned && !wasTurned) {
          visit = { ...visit, locale: other(visit.locale) };
          await test.step(`${what} in ${visit.locale}`, () => reopen(visit));
        }
        wasTurned = isTurned;
        const round = { round: index + 1, how, isFirst };
        await test.step(`${what} while the ${service} service ${how}`, async () => {
          await shop.breakService(service, { ...fault, ...part?.(round.round, visit.locale) });
          await setTimeoutsShortened(page, true);
          await attempt(visit, round);
          await expectFailure(visit, round);
          await shop.clearFaults();
          await setTimeoutsShortened(page, false);
          await retry?.(visit, round);
        });
      }
      await test.step(`${what} in the end`, () => end?.(visit));
    }
  });
}
