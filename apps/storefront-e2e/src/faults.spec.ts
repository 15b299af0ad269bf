import type { Page } from '@playwright/test';
import { heading, logIn, openAccount, password } from './account.ts';
import { addToBag, bagButton, bagDrawer, commerceCart, quantityOf } from './bag.ts';
import {
  buyButton,
  chooseMarket,
  danish,
  european,
  field,
  fillAddress,
  fillContact,
  inLanguage,
  main,
  payWith,
  placeOrder,
  press,
  reachCheckout,
  streetOf,
  type Shopper,
} from './checkout.ts';
import { choose } from './choose.ts';
import { faultComplaints, faults, makeImpatient, setImpatient, type Failing } from './faults.ts';
import { message, type Locale } from './messages.ts';
import type { Fault, FaultyService, RunningShop } from './running-shop.ts';
import { sampled } from './sampled.ts';
import { expect, test } from './test.ts';
import { openPage, openWhole, pageProgress, untilReady } from './visit.ts';

/** What a flow is tried on. */
interface Visit {
  readonly page: Page;
  readonly shop: RunningShop;
  /** What the page says, and is asked for, in the language that it is in. */
  readonly locale: Locale;
}

/** One time that a flow is tried. */
interface Round {
  /** From 1. */
  readonly round: number;
  readonly how: Failing;
  /** Whether the shopper comes from elsewhere, and not from the round before. */
  readonly isFirst: boolean;
}

/**
 * What a shopper does with the help of one service. On one page it meets faults in turn: `attempt` while the service fails,
 * `told` is what the shopper then reads and still has, and `again` what works once the service is whole, with all that came of it.
 */
interface Flow {
  readonly service: FaultyService;
  /** Which of the service's requests fail; all of them when it is left out. */
  readonly part?: (round: number, locale: Locale) => Pick<Fault, 'path'>;
  readonly open: (visit: Visit) => Promise<void>;
  /** Comes back in the other language to where the shopper was; as it was opened unless told. */
  readonly reopen?: (visit: Visit) => Promise<void>;
  readonly attempt: (visit: Visit, round: Round) => Promise<void>;
  readonly told: (visit: Visit, round: Round) => Promise<void>;
  readonly again?: (visit: Visit, round: Round) => Promise<void>;
  /** What works in the end, with all that came of it; needed where one fault comes right after the other. */
  readonly end?: (visit: Visit) => Promise<void>;
}

/** What the shop says of a service of the account that does not answer. */
const accountTrouble = ({ page, locale }: Visit, how: Failing) =>
  expect(
    main(page).getByText(
      message(locale, how === 'answers 429' ? 'account.trouble.throttled' : 'account.trouble.unreachable'),
    ),
  ).toBeVisible();

const other = (locale: Locale): Locale => (locale === 'da' ? 'en' : 'da');

/** Who buys with Danish kroner, in both languages. */
const dane: Readonly<Record<Locale, Shopper>> = {
  da: danish,
  en: { ...danish, locale: 'en', product: { path: '/product/lee-serum', name: 'Lee Serum' } },
};

const balm = {
  da: { path: '/da/produkt/rav-laebepomade', name: 'Rav Læbepomade' },
  en: { path: '/product/amber-lip-balm', name: 'Amber Lip Balm' },
};

const front = { da: '/da', en: '/' };

const clearWater = { da: '/da/produkt/klart-vand-serum', en: '/product/clear-water-serum' };

const withdrawal = { da: '/da/om/fortryd-koeb', en: '/about/withdraw-from-contract' };

/** The link that leads back to a step of the checkout. */
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

/** One for each fault: what has come once is kept. None is in sight of the one before, which would have fetched it ahead. */
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

/** As far as the last button of a withdrawal. */
async function fillWithdrawal({ page, locale }: Visit): Promise<void> {
  await openWhole(page, withdrawal[locale]);
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

/** However often it was sent before, it is one. */
async function withdraw({ page, shop, locale }: Visit): Promise<void> {
  await press(page, locale, 'withdrawal.confirm');
  await expect(
    main(page).getByRole('heading', { name: message(locale, 'withdrawal.received') }),
  ).toBeFocused();
  expect(await shop.mailsTo(withdrawer(locale))).toHaveLength(1);
}

const promo = ({ page, locale }: Visit) =>
  page.getByLabel(message(locale, 'checkout.promo.label'), { exact: true });

const pressUse = ({ page, locale }: Visit) =>
  page.getByRole('button', { name: message(locale, 'checkout.promo.use'), exact: true }).click();

/** Flows that are gone through on one page after the other. */
interface Journey {
  /** Whose market it is, and in whose language the first flow begins. */
  readonly shopper: Shopper;
  readonly flows: Readonly<Record<string, Flow>>;
}

/** By whoever goes through them. */
const journeys: Readonly<Record<string, Journey>> = {
  'with a bag': {
    shopper: danish,
    flows: {
      'puts things into the bag, changes and removes them': {
        service: 'commerce',
        async open({ page, shop, locale }) {
          await openPage(page, balm[locale].path);
          await addToBag(page, locale);
          await openPage(page, dane[locale].product.path);
          await expect.poll(() => commerceCart(page, shop, 'dk')).toHaveLength(1);
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
        async told({ page, locale }, { round, how }) {
          const drawer = bagDrawer(page, locale);
          const says = drawer.getByRole('status').filter({ hasText: message(locale, 'bag.failing') });
          const updates = drawer.getByRole('status').filter({ hasText: message(locale, 'bag.updating') });
          await expect(how === 'is slow' ? updates.or(says) : says).toBeVisible();
          await expect(quantityOf(drawer, locale, dane[locale].product.name)).toHaveValue(String(2 * round));
        },
        async again({ page, shop, locale }, { round }) {
          const drawer = bagDrawer(page, locale);
          await expect(
            drawer.getByRole('status').filter({ hasText: message(locale, 'bag.settled') }),
          ).toBeVisible();
          // A request that was given up may still change the cart; the bag looks again when none can be on its way any more.
          const bought = async () =>
            (await commerceCart(page, shop, 'dk'))?.filter(({ sku }) => !sku.includes('FREE'));
          await expect.poll(bought).toEqual([{ sku: 'MH-P04-30', quantity: 2 * round }]);
          await drawer.getByRole('button', { name: message(locale, 'bag.undo') }).click();
          await expect(quantityOf(drawer, locale, balm[locale].name)).toHaveValue('1');
          await page.keyboard.press('Escape');
          await expect(drawer).toBeHidden();
          await expect(bagButton(page, locale, 2 * round + 1)).toBeVisible();
        },
      },
    },
  },

  'at the checkout': {
    shopper: danish,
    flows: {
      'tries a promo code at the checkout': {
        service: 'commerce',
        async open({ page, locale }) {
          await reachCheckout(page, { ...dane[locale], product: { path: clearWater[locale], name: '' } });
          await page.getByText(message(locale, 'checkout.promo.ask')).click();
        },
        async reopen({ page, locale }) {
          await openPage(page, inLanguage(locale, '/checkout'));
          await page.getByText(message(locale, 'checkout.promo.ask')).click();
        },
        async attempt(visit) {
          await promo(visit).fill('kyst10');
          await pressUse(visit);
        },
        async told(visit) {
          const told = new RegExp(message(visit.locale, 'checkout.promo.unreachable'));
          await expect(promo(visit)).toHaveAccessibleDescription(told);
          await expect(promo(visit)).toHaveValue('kyst10');
        },
        async again(visit) {
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
          await openPage(page, inLanguage(locale, '/checkout#contact'));
          await expect(field(page, locale, 'checkout.field.street')).toHaveValue(streetOf(danish));
        },
        attempt: ({ page, locale }) => press(page, locale, 'checkout.continueToDelivery'),
        async told(visit) {
          const { page, locale } = visit;
          await unreachable(visit);
          await expect(field(page, locale, 'checkout.field.email')).toHaveValue('hvem@example.com');
          await expect(field(page, locale, 'checkout.field.street')).toHaveValue(streetOf(danish));
        },
        async again(visit) {
          const { page, locale } = visit;
          await press(page, locale, 'checkout.continueToDelivery');
          await expect(
            page.getByRole('heading', { name: message(locale, 'checkout.step.delivery') }),
          ).toBeVisible();
          await edit(visit, 'contact').click();
          await expect(field(page, locale, 'checkout.field.street')).toHaveValue(streetOf(danish));
        },
      },

      'chooses how it is delivered': {
        service: 'commerce',
        async open({ page, locale }) {
          await press(page, locale, 'checkout.continueToDelivery');
          await choose(main(page).getByRole('radio').nth(1));
        },
        async reopen({ page, locale }) {
          await openPage(page, inLanguage(locale, '/checkout#delivery'));
          await expect(main(page).getByRole('radio').nth(1)).toBeChecked();
        },
        attempt: ({ page, locale }) => press(page, locale, 'checkout.continueToPayment'),
        async told(visit) {
          await unreachable(visit);
          await expect(main(visit.page).getByRole('radio').nth(1)).toBeChecked();
        },
        async again(visit) {
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
          await openPage(page, inLanguage(locale, '/checkout'));
          // How it is paid is never kept.
          await payWith(page, locale, 'success');
        },
        attempt: ({ page, locale }) => buyButton(page, locale).click(),
        async told(visit) {
          await unreachable(visit);
          await expect(main(visit.page).getByText('hvem@example.com').first()).toBeVisible();
          expect(await visit.shop.mailsTo('hvem@example.com')).toEqual([]);
        },
        async again({ page, locale }) {
          // The cart is brought once more after an order that failed: the news may be gone before anybody has pressed.
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
        // And in the very moment of the order: each in turn meets the same one.
        async end({ page, shop, locale }) {
          const met: number[] = [];
          page.on('response', (answer) => {
            if (answer.request().postData()?.includes('cartSubmitForCompletion')) met.push(answer.status());
          });
          await shop.breakService('commerce', { cutAnswer: true, body: 'cartSubmitForCompletion', times: 2 });
          await placeOrder(page, locale);
          expect(met.length).toBeGreaterThan(1);
          expect(await shop.mailsTo('hvem@example.com')).toHaveLength(1);
          await openPage(page, front[locale]);
          await expect(bagButton(page, locale, 0)).toBeVisible();
        },
      },
    },
  },

  'with an account': {
    shopper: european,
    flows: {
      'logs in': {
        service: 'commerce',
        async open({ page, shop, locale }) {
          const logInPage = inLanguage(locale, '/account/login');
          await openPage(page, logInPage);
          await openAccount(page, shop, european, 'log-in@example.com');
          await page.evaluate(() => localStorage.clear());
          await openPage(page, logInPage);
        },
        reopen: ({ page, locale }) => openPage(page, inLanguage(locale, '/account/login')),
        attempt: ({ page, locale }) => logIn(page, locale, 'log-in@example.com'),
        async told(visit, { how }) {
          const { page, locale } = visit;
          await accountTrouble(visit, how);
          await expect(field(page, locale, 'checkout.field.email')).toHaveValue('log-in@example.com');
          await expect(field(page, locale, 'account.password')).toHaveValue(password);
        },
        async end({ page, locale }) {
          await press(page, locale, 'account.logIn');
          await expect(heading(page, locale, 'account.title.accountOverview')).toBeVisible();
        },
      },

      'reads what was ordered': {
        service: 'commerce',
        open: ({ page, locale }) => openPage(page, inLanguage(locale, '/account/addresses')),
        attempt: ({ page, locale }, { isFirst }) =>
          isFirst
            ? page
                .getByRole('link', { name: message(locale, 'account.title.accountOverview'), exact: true })
                .first()
                .click()
            : press(page, locale, 'account.retry'),
        async told(visit, { how }) {
          const { page, locale } = visit;
          await expect(heading(page, locale, 'account.title.accountOverview')).toBeVisible();
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
          await openPage(page, inLanguage(locale, '/account/addresses/add'));
          await fillAddress(page, {
            ...european,
            locale,
            contact: { ...european.contact, street: 'Hafen 1' },
          });
        },
        attempt: ({ page, locale }) => press(page, locale, 'account.saveAddress'),
        async told(visit, { how }) {
          const { page, locale } = visit;
          await accountTrouble(visit, how);
          await expect(field(page, locale, 'checkout.field.street')).toHaveValue('Hafen 1');
        },
        // One of the faults, at least, has let the shop save it.
        async end({ page, locale }) {
          await press(page, locale, 'account.saveAddress');
          await expect(heading(page, locale, 'account.title.accountAddresses')).toBeVisible();
          await expect(main(page).getByText('Hafen 1')).toHaveCount(1);
        },
      },
    },
  },

  'who fills in forms': {
    shopper: european,
    flows: {
      'makes an account': {
        service: 'commerce',
        async open({ page, locale }) {
          await openPage(page, inLanguage(locale, '/account/create'));
          await field(page, locale, 'checkout.field.firstName').fill('Ida');
          await field(page, locale, 'checkout.field.lastName').fill('Ærø');
          await field(page, locale, 'checkout.field.email').fill('made@example.com');
          await field(page, locale, 'account.password').fill(password);
        },
        attempt: ({ page, locale }) => press(page, locale, 'account.create'),
        async told(visit, { how }) {
          const { page, locale } = visit;
          await accountTrouble(visit, how);
          await expect(field(page, locale, 'checkout.field.email')).toHaveValue('made@example.com');
        },
        async end({ page, shop, locale }) {
          await press(page, locale, 'account.create');
          const title = message(locale, 'account.confirm.title');
          await expect(main(page).getByRole('heading', { name: title })).toBeVisible();
          expect(await shop.mailsTo('made@example.com')).toHaveLength(1);
        },
      },

      'joins the club': {
        service: 'newsletter',
        open: ({ page, locale }) => openPage(page, front[locale]),
        async reopen({ page, shop, locale }) {
          // Of whom the slow one was taken, which this page knows.
          const before = other(locale);
          await press(page, before, 'newsletter.submit');
          await expect(main(page).getByText(message(before, 'newsletter.success'))).toBeVisible();
          expect(await shop.mailsTo(clubMember(before))).toHaveLength(1);
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
        async told(visit, { how }) {
          const { page, locale } = visit;
          // The head of the answer has come.
          const words = how === 'is cut off' ? 'newsletter.success' : 'newsletter.error';
          await expect(main(page).getByText(message(locale, words))).toBeVisible();
          if (how !== 'is cut off') await expect(clubEmail(visit)).toHaveValue(clubMember(locale));
        },
        async end({ page, shop, locale }) {
          await press(page, locale, 'newsletter.submit');
          await expect(main(page).getByText(message(locale, 'newsletter.success'))).toBeVisible();
          expect(await shop.mailsTo(clubMember(locale))).toHaveLength(1);
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
        async told({ page, locale }, { how }) {
          const text = message(locale, how === 'answers 429' ? 'withdrawal.tooMany' : 'withdrawal.failed');
          await expect(main(page).getByRole('alert')).toHaveText(text);
          await expect(main(page).getByText('#1005').first()).toBeVisible();
        },
        end: withdraw,
      },
    },
  },

  'on the way': {
    shopper: european,
    flows: {
      'goes to another page': {
        service: 'shop',
        part: (round, locale) => ({ path: `${pages[round - 1]?.[locale] ?? ''}.data` }),
        open: ({ page, locale }) => openPage(page, inLanguage(locale, '/cart')),
        attempt: ({ page, locale }, { round }) => follow(page, pages[round - 1]?.[locale] ?? ''),
        async told({ page, locale }, { how }) {
          if (how === 'is slow') return;
          await expect(
            page.getByRole('heading', { level: 1, name: message(locale, 'error.somethingWrong') }),
          ).toBeFocused();
          await expect(pageProgress(page)).toHaveText(message(locale, 'site.loadFailed'));
        },
        async again({ page, locale }, { round, how }) {
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
        open: ({ page, locale }) => openPage(page, inLanguage(locale, '/cart')),
        attempt: ({ page, locale }, { round }) => follow(page, products[round - 1]?.[locale][0] ?? ''),
        async told({ page, locale }, { round }) {
          const name = products[round - 1]?.[locale][1] ?? '';
          await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
          const picture = main(page).getByRole('img').first();
          await expect(picture).toHaveAccessibleName(/\p{L}/u);
          await expect.poll(async () => (await picture.boundingBox())?.height).toBeGreaterThan(200);
          await addToBag(page, locale);
          await page.keyboard.press('Escape');
        },
        async end({ page, locale }) {
          await expect(bagButton(page, locale, metBy('sees no pictures').length)).toBeVisible();
          await page.reload();
          await untilReady(page);
          await expect(main(page).getByRole('img').first()).toHaveJSProperty('complete', true);
        },
      },

      'opens the search, whose code does not come': {
        service: 'shop',
        part: () => ({ path: '/assets/search-dialog' }),
        async open({ page, locale }) {
          await keepNoCode(page);
          await openPage(page, inLanguage(locale, '/cart'));
        },
        reopen: ({ page, locale }) => openPage(page, inLanguage(locale, '/cart')),
        async attempt({ page, locale }) {
          // As if a minute had passed: the page loads itself once more for the code.
          await page.evaluate(() => sessionStorage.removeItem('static-router.reloaded-at'));
          await page
            .getByRole('banner')
            .getByRole('button', { name: message(locale, 'site.search'), exact: true })
            .click();
        },
        async told({ page, locale }, { how }) {
          // The page is loaded once more for the code, and says afterwards that it did not come. Late code comes all the same.
          if (how !== 'is slow')
            await expect(page.locator('[role=status][data-connection]')).toContainText(
              message(locale, 'offline.missing'),
            );
          await untilReady(page);
          await expect(
            page.getByRole('heading', { level: 1, name: message(locale, 'bag.title') }),
          ).toBeVisible();
          await expect(bagButton(page, locale, metBy('sees no pictures').length)).toBeVisible();
        },
        async again({ page, locale }) {
          await openPage(page, inLanguage(locale, '/cart'));
          await page
            .getByRole('banner')
            .getByRole('button', { name: message(locale, 'site.search'), exact: true })
            .click();
          const dialog = page.getByRole('dialog', { name: message(locale, 'search.title') });
          await expect(dialog).toBeVisible();
          // It is open where the address says so: its end is a step back.
          await page.keyboard.press('Escape');
          await expect(page).toHaveURL(inLanguage(locale, '/cart'));
        },
      },
    },
  },
};

/** Has every page fetch its code anew from now on: what has come in one round does not come from the browser in the next. */
async function keepNoCode(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** Which faults each flow meets: all of them, in the gate one; every fault is met by a flow. The second half is met in the other language. */
const encounters = sampled(
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

test.use({ expectedComplaints: faultComplaints });

for (const [who, { shopper, flows }] of Object.entries(journeys)) {
  test(`a shopper ${who} loses nothing, whatever the services do`, async ({ page, shop }) => {
    test.setTimeout(120_000);
    await makeImpatient(page, false);
    await chooseMarket(page, shopper, shop);
    let visit: Visit = { page, shop, locale: shopper.locale };
    for (const [what, flow] of Object.entries(flows)) {
      const { service, part, open, reopen = open, attempt, told, again, end } = flow;
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
          await setImpatient(page, true);
          await attempt(visit, round);
          await told(visit, round);
          await shop.repair();
          await setImpatient(page, false);
          await again?.(visit, round);
        });
      }
      await test.step(`${what} in the end`, () => end?.(visit));
    }
  });
}
