import type { Page } from '@playwright/test';
import { heading, keptSession, logIn, openAccount, password } from './account.ts';
import { addToBag, bagButton, bagDrawer, commerceCart, quantityOf } from './bag.ts';
import {
  buyButton,
  danish,
  european,
  field,
  fillAddress,
  fillContact,
  main,
  payWith,
  placeOrder,
  press,
  reachCheckout,
  streetOf,
} from './checkout.ts';
import { choose } from './choose.ts';
import { faultComplaints, faults, makeImpatient, type Failing } from './faults.ts';
import { message, type Locale } from './messages.ts';
import type { Fault, FaultyService, RunningShop } from './running-shop.ts';
import { expect, test } from './test.ts';
import { openPage, untilReady } from './visit.ts';

/** What a flow is tried on. */
interface Visit {
  readonly page: Page;
  readonly shop: RunningShop;
}

/**
 * What a shopper does with the help of one service. On one page it meets every fault in turn: `attempt` while the service fails,
 * `told` is what the shopper then reads and still has, and `again` what works once the service is whole, with all that came of it.
 */
interface Flow {
  readonly service: FaultyService;
  /** Which of the service's requests fail; all of them when it is left out. */
  readonly part?: (round: number) => Pick<Fault, 'path'>;
  readonly open: (visit: Visit) => Promise<void>;
  readonly attempt: (visit: Visit, round: number) => Promise<void>;
  readonly told: (visit: Visit, round: number, how: Failing) => Promise<void>;
  readonly again?: (visit: Visit, round: number, how: Failing) => Promise<void>;
  /** What works in the end, with all that came of it; needed where one fault comes right after the other. */
  readonly end?: (visit: Visit) => Promise<void>;
}

const da = (key: string, values?: Record<string, string | number>) => message('da', key, values);
const en = (key: string, values?: Record<string, string | number>) => message('en', key, values);

/** What the shop says of a service of the account that does not answer. */
const accountTrouble = (page: Page, locale: Locale, how: Failing) =>
  expect(
    main(page).getByText(
      message(locale, how === 'answers 429' ? 'account.trouble.throttled' : 'account.trouble.unreachable'),
    ),
  ).toBeVisible();

const serum = danish.product.name;
const balm = 'Rav Læbepomade';

/** The link that leads back to a step of the checkout. */
const edit = (page: Page, step: string) =>
  main(page).getByRole('link', { name: da('checkout.editStep', { step: da(`checkout.step.${step}`) }) });

const unreachable = ({ page }: Visit) =>
  expect(main(page).getByText(da('checkout.problem.unreachable'))).toBeVisible();

/** Goes to `path` as a link would. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate(
    (to) =>
      void (
        window as unknown as { __reactRouterDataRouter: { navigate: (to: string) => Promise<void> } }
      ).__reactRouterDataRouter.navigate(to),
    path,
  );

const clubEmail = (page: Page) =>
  main(page).getByRole('textbox', { name: en('newsletter.email'), exact: true });

/** One for each fault: what has come once is kept by the browser. */
const pages = [
  '/shop',
  '/face',
  '/care-journal',
  '/tips-tricks',
  '/routine',
  '/about/help',
  '/about/club',
] as const;

const products = [
  { path: '/product/lee-serum', name: 'Lee Serum' },
  { path: '/product/amber-lip-balm', name: 'Amber Lip Balm' },
  { path: '/product/clear-water-serum', name: 'Clear Water Serum' },
  { path: '/product/still-cream', name: 'Still Cream' },
  { path: '/product/dusk-serum', name: 'Dusk Serum' },
  { path: '/product/oat-body-lotion', name: 'Oat Body Lotion' },
  { path: '/product/path-foot-cream', name: 'Path Foot Cream' },
] as const;

const promo = (page: Page) => page.getByLabel(da('checkout.promo.label'), { exact: true });

/** Flows that are gone through on one page after the other, by whoever goes through them. */
const journeys: Readonly<Record<string, Readonly<Record<string, Flow>>>> = {
  'with a bag': {
    'puts things into the bag, changes and removes them': {
      service: 'commerce',
      async open({ page, shop }) {
        await openPage(page, '/da/produkt/rav-laebepomade');
        await addToBag(page, 'da');
        await openPage(page, danish.product.path);
        await expect.poll(() => commerceCart(page, shop, 'dk')).toHaveLength(1);
      },
      async attempt({ page }) {
        const drawer = await addToBag(page, 'da');
        await drawer
          .getByRole('button', { name: da('bag.increase', { product: serum }), exact: true })
          .click();
        await drawer
          .getByRole('button', { name: da('bag.removeProduct', { product: balm }), exact: true })
          .click();
      },
      async told({ page }, round, how) {
        const drawer = bagDrawer(page, 'da');
        const says = drawer.getByRole('status').filter({ hasText: da('bag.failing') });
        const updates = drawer.getByRole('status').filter({ hasText: da('bag.updating') });
        await expect(how === 'is slow' ? updates.or(says) : says).toBeVisible();
        await expect(quantityOf(drawer, 'da', serum)).toHaveValue(String(2 * round));
      },
      async again({ page, shop }, round) {
        const drawer = bagDrawer(page, 'da');
        await expect(drawer.getByRole('status').filter({ hasText: da('bag.settled') })).toBeVisible();
        // A request that was given up may still change the cart; the bag looks again when none can be on its way any more.
        const bought = async () =>
          (await commerceCart(page, shop, 'dk'))?.filter(({ sku }) => !sku.includes('FREE'));
        await expect.poll(bought).toEqual([{ sku: 'MH-P04-30', quantity: 2 * round }]);
        await drawer.getByRole('button', { name: da('bag.undo') }).click();
        await expect(quantityOf(drawer, 'da', balm)).toHaveValue('1');
        await page.keyboard.press('Escape');
        await expect(drawer).toBeHidden();
        await expect(bagButton(page, 'da', 2 * round + 1)).toBeVisible();
      },
    },
  },

  'at the checkout': {
    'tries a promo code at the checkout': {
      service: 'commerce',
      async open({ page }) {
        await reachCheckout(page, { ...danish, product: { path: '/da/produkt/klart-vand-serum', name: '' } });
        await page.getByText(da('checkout.promo.ask')).click();
      },
      async attempt({ page }) {
        await promo(page).fill('kyst10');
        await page.getByRole('button', { name: da('checkout.promo.use'), exact: true }).click();
      },
      async told({ page }) {
        await expect(promo(page)).toHaveAccessibleDescription(new RegExp(da('checkout.promo.unreachable')));
        await expect(promo(page)).toHaveValue('kyst10');
      },
      async again({ page }) {
        await page.getByRole('button', { name: da('checkout.promo.use'), exact: true }).click();
        await expect(page.getByText(da('checkout.promo.applied', { code: 'KYST10' }))).toHaveCount(1);
        await page.getByRole('button', { name: da('checkout.promo.remove', { code: 'KYST10' }) }).click();
        await expect(page.getByText(da('checkout.promo.applied', { code: 'KYST10' }))).toHaveCount(0);
      },
    },

    'tells who buys, and goes on to the delivery': {
      service: 'commerce',
      async open({ page }) {
        await fillContact(page, danish, 'hvem@example.com');
      },
      attempt: ({ page }) => press(page, 'da', 'checkout.continueToDelivery'),
      async told(visit) {
        await unreachable(visit);
        await expect(field(visit.page, 'da', 'checkout.field.email')).toHaveValue('hvem@example.com');
        await expect(field(visit.page, 'da', 'checkout.field.street')).toHaveValue(streetOf(danish));
      },
      async again({ page }) {
        await press(page, 'da', 'checkout.continueToDelivery');
        await expect(page.getByRole('heading', { name: da('checkout.step.delivery') })).toBeVisible();
        await edit(page, 'contact').click();
        await expect(field(page, 'da', 'checkout.field.street')).toHaveValue(streetOf(danish));
      },
    },

    'chooses how it is delivered': {
      service: 'commerce',
      async open({ page }) {
        await press(page, 'da', 'checkout.continueToDelivery');
        await choose(main(page).getByRole('radio').nth(1));
      },
      attempt: ({ page }) => press(page, 'da', 'checkout.continueToPayment'),
      async told(visit) {
        await unreachable(visit);
        await expect(main(visit.page).getByRole('radio').nth(1)).toBeChecked();
      },
      async again({ page }) {
        await press(page, 'da', 'checkout.continueToPayment');
        await expect(page.getByRole('heading', { name: da('checkout.step.payment') })).toBeVisible();
        await edit(page, 'delivery').click();
        await expect(main(page).getByRole('radio').nth(1)).toBeChecked();
      },
    },

    'presses the last button': {
      service: 'commerce',
      async open({ page }) {
        await press(page, 'da', 'checkout.continueToPayment');
        await payWith(page, 'da', 'success');
      },
      attempt: ({ page }) => buyButton(page, 'da').click(),
      async told(visit) {
        await unreachable(visit);
        await expect(main(visit.page).getByText('hvem@example.com').first()).toBeVisible();
        expect(await visit.shop.mailsTo('hvem@example.com')).toEqual([]);
      },
      async again({ page }) {
        await press(page, 'da', 'checkout.problem.retry');
        await expect(main(page).getByText(da('checkout.problem.unreachable'))).toHaveCount(0);
      },
      // And in the very moment of the order: each in turn meets the same one.
      async end({ page, shop }) {
        const met: number[] = [];
        page.on('response', (answer) => {
          if (answer.request().postData()?.includes('cartSubmitForCompletion')) met.push(answer.status());
        });
        await shop.breakService('commerce', { cutAnswer: true, body: 'cartSubmitForCompletion', times: 2 });
        await placeOrder(page, 'da');
        expect(met.length).toBeGreaterThan(1);
        expect(await shop.mailsTo('hvem@example.com')).toHaveLength(1);
        await openPage(page, '/da');
        await expect(bagButton(page, 'da', 0)).toBeVisible();
      },
    },
  },

  'with an account': {
    'logs in': {
      service: 'commerce',
      async open({ page, shop }) {
        await openPage(page, '/account/login');
        await openAccount(page, shop, european, 'log-in@example.com');
        await page.evaluate(() => localStorage.clear());
        await openPage(page, '/account/login');
      },
      attempt: ({ page }) => logIn(page, 'en', 'log-in@example.com'),
      async told({ page }, _round, how) {
        await accountTrouble(page, 'en', how);
        await expect(field(page, 'en', 'checkout.field.email')).toHaveValue('log-in@example.com');
        await expect(field(page, 'en', 'account.password')).toHaveValue(password);
      },
      async end({ page }) {
        await press(page, 'en', 'account.logIn');
        await expect(heading(page, 'en', 'account.title.accountOverview')).toBeVisible();
      },
    },

    'reads what was ordered': {
      service: 'commerce',
      open: ({ page }) => openPage(page, '/account/addresses'),
      attempt: ({ page }, round) =>
        round === 1
          ? page
              .getByRole('link', { name: en('account.title.accountOverview'), exact: true })
              .first()
              .click()
          : press(page, 'en', 'account.retry'),
      async told({ page }, _round, how) {
        await expect(heading(page, 'en', 'account.title.accountOverview')).toBeVisible();
        await accountTrouble(page, 'en', how);
      },
      async end({ page }) {
        await press(page, 'en', 'account.retry');
        await expect(main(page).getByText(en('account.noOrders'))).toBeVisible();
      },
    },

    'saves an address': {
      service: 'commerce',
      async open({ page }) {
        await openPage(page, '/account/addresses/add');
        await fillAddress(page, { ...european, contact: { ...european.contact, street: 'Hafen 1' } });
      },
      attempt: ({ page }) => press(page, 'en', 'account.saveAddress'),
      async told({ page }, _round, how) {
        await accountTrouble(page, 'en', how);
        await expect(field(page, 'en', 'checkout.field.street')).toHaveValue('Hafen 1');
      },
      // One of the faults, at least, has let the shop save it.
      async end({ page }) {
        await press(page, 'en', 'account.saveAddress');
        await expect(heading(page, 'en', 'account.title.accountAddresses')).toBeVisible();
        await expect(main(page).getByText('Hafen 1')).toHaveCount(1);
      },
    },
  },

  'who fills in forms': {
    'makes an account': {
      service: 'commerce',
      async open({ page }) {
        await openPage(page, '/account/create');
        await field(page, 'en', 'checkout.field.firstName').fill('Ida');
        await field(page, 'en', 'checkout.field.lastName').fill('Ærø');
        await field(page, 'en', 'checkout.field.email').fill('made@example.com');
        await field(page, 'en', 'account.password').fill(password);
      },
      attempt: ({ page }) => press(page, 'en', 'account.create'),
      async told({ page }, _round, how) {
        await accountTrouble(page, 'en', how);
        await expect(field(page, 'en', 'checkout.field.email')).toHaveValue('made@example.com');
      },
      async end({ page, shop }) {
        await press(page, 'en', 'account.create');
        await expect(main(page).getByText(en('account.news.created'))).toBeVisible();
        expect(await keptSession(page, 'int')).toBeDefined();
        expect(await shop.mailsTo('made@example.com')).toHaveLength(1);
      },
    },

    'joins the club': {
      service: 'newsletter',
      open: ({ page }) => openPage(page, '/'),
      async attempt({ page }) {
        await main(page)
          .getByRole('textbox', { name: en('newsletter.name'), exact: true })
          .fill('Ida');
        await clubEmail(page).fill('club@example.com');
        const policy = main(page).getByRole('checkbox').last();
        if (!(await policy.isChecked())) await choose(policy);
        await press(page, 'en', 'newsletter.submit');
      },
      async told({ page }, _round, how) {
        // The head of the answer has come, and says that the slow one was taken before.
        const words = how === 'is cut off' ? 'newsletter.success' : 'newsletter.error';
        await expect(main(page).getByText(en(words))).toBeVisible();
        if (how !== 'is cut off') await expect(clubEmail(page)).toHaveValue('club@example.com');
      },
      async end({ page, shop }) {
        await press(page, 'en', 'newsletter.submit');
        await expect(main(page).getByText(en('newsletter.duplicate'))).toBeVisible();
        expect(await shop.mailsTo('club@example.com')).toHaveLength(1);
      },
    },

    'withdraws from an order': {
      service: 'withdrawals',
      async open({ page }) {
        await openPage(page, '/da/om/fortryd-koeb');
        for (const [name, text] of [
          ['name', 'Per Holm'],
          ['email', 'fortryd@example.com'],
          ['orderNumber', '#1005'],
        ] as const)
          await main(page)
            .getByLabel(da(`withdrawal.${name}`))
            .fill(text);
        await press(page, 'da', 'withdrawal.toReview');
      },
      attempt: ({ page }) => press(page, 'da', 'withdrawal.confirm'),
      async told({ page }) {
        await expect(main(page).getByRole('alert')).toHaveText(da('withdrawal.failed'));
        await expect(main(page).getByText('#1005').first()).toBeVisible();
      },
      async end({ page, shop }) {
        await press(page, 'da', 'withdrawal.confirm');
        await expect(main(page).getByRole('heading', { name: da('withdrawal.received') })).toBeFocused();
        expect(await shop.mailsTo('fortryd@example.com')).toHaveLength(1);
      },
    },
  },

  'on the way': {
    'goes to another page': {
      service: 'shop',
      part: (round) => ({ path: `${pages[round - 1] ?? ''}.data` }),
      open: ({ page }) => openPage(page, '/cart'),
      attempt: ({ page }, round) => follow(page, pages[round - 1] ?? ''),
      async told({ page }, _round, how) {
        if (how === 'is slow') return;
        await expect(page.getByRole('heading', { level: 1, name: en('error.somethingWrong') })).toBeFocused();
        await expect(page.locator('[role=status][data-state]')).toHaveText(en('site.loadFailed'));
      },
      async again({ page }, round, how) {
        if (how !== 'is slow')
          await main(page)
            .getByRole('link', { name: en('error.tryAgain') })
            .click();
        const title = page.getByRole('heading', { level: 1 });
        await expect(title).not.toHaveText(en('error.somethingWrong'));
        await expect(page).toHaveURL(pages[round - 1] ?? '');
        await expect(title).toBeFocused();
      },
    },

    'sees no pictures': {
      service: 'shop',
      part: () => ({ path: '/pictures/' }),
      open: ({ page }) => openPage(page, '/cart'),
      attempt: ({ page }, round) => follow(page, products[round - 1]?.path ?? ''),
      async told({ page }, round) {
        const name = products[round - 1]?.name ?? '';
        await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
        const picture = main(page).getByRole('img').first();
        await expect(picture).toHaveAccessibleName(/\p{L}/u);
        expect((await picture.boundingBox())?.height).toBeGreaterThan(200);
        await addToBag(page, 'en');
        await page.keyboard.press('Escape');
      },
      async end({ page }) {
        await expect(bagButton(page, 'en', faults.length)).toBeVisible();
        await page.reload();
        await untilReady(page);
        await expect(main(page).getByRole('img').first()).toHaveJSProperty('complete', true);
      },
    },

    'opens the search, whose code does not come': {
      service: 'shop',
      part: () => ({ path: '/assets/search-dialog' }),
      async open({ page }) {
        await openPage(page, '/da/cart');
      },
      attempt: async ({ page }) => {
        await page
          .getByRole('banner')
          .getByRole('button', { name: da('site.search'), exact: true })
          .click();
      },
      async told({ page }) {
        await untilReady(page);
        await expect(page.getByRole('heading', { level: 1, name: da('bag.title') })).toBeVisible();
        await expect(bagButton(page, 'da', faults.length)).toBeVisible();
      },
      async again({ page }) {
        await openPage(page, '/da/cart');
        await page
          .getByRole('banner')
          .getByRole('button', { name: da('site.search'), exact: true })
          .click();
        await expect(page.getByRole('dialog', { name: da('search.title') })).toBeVisible();
        await page.keyboard.press('Escape');
      },
    },
  },
};

test.use({ expectedComplaints: faultComplaints });

for (const [who, flows] of Object.entries(journeys)) {
  test(`a shopper ${who} loses nothing, whatever the services do`, async ({ page, shop }) => {
    test.setTimeout(120_000);
    await makeImpatient(page);
    const visit = { page, shop };
    for (const [what, { service, part, open, attempt, told, again, end }] of Object.entries(flows)) {
      await open(visit);
      for (const [index, [how, fault]] of faults.entries()) {
        const round = index + 1;
        await test.step(`${what} while the ${service} service ${how}`, async () => {
          await shop.breakService(service, { ...fault, ...part?.(round) });
          await attempt(visit, round);
          await told(visit, round, how);
          await shop.repair();
          await again?.(visit, round, how);
        });
      }
      await test.step(`${what} in the end`, () => end?.(visit));
    }
  });
}
