import { createLoggedInAccount, submitLogIn, testPassword } from './account.ts';
import { fillAddress } from './checkout.ts';
import { toLocalizedPath } from './localized-path.ts';
import { clickButtonByMessage, getMain, getPageHeading, getTextField } from './page-elements.ts';
import { germanShopper } from './test-shoppers.ts';
import { checkThroughLabel } from './check-through-label.ts';
import type { FaultName } from './faults.ts';
import { getMessage, type Locale } from './messages.ts';
import { expect } from './test.ts';
import { openAndHydratePage, openPageWithHydratedBoundary } from './open-page.ts';
import {
  type FaultFlowContext,
  type ShopperFaultFlows,
  getOtherLocale,
  frontPagePaths,
} from './fault-flow.ts';

/** The message about an account service that does not answer. */
const accountTrouble = ({ page, locale }: FaultFlowContext, how: FaultName) =>
  expect(
    getMain(page).getByText(
      getMessage(locale, how === 'answers 429' ? 'account.trouble.throttled' : 'account.trouble.unreachable'),
    ),
  ).toBeVisible();

const withdrawal = { da: '/da/om/fortryd-koeb', en: '/about/withdraw-from-contract' };

const clubMember = (locale: Locale) => `club-${locale}@example.com`;

const clubEmail = ({ page, locale }: FaultFlowContext) =>
  getMain(page).getByRole('textbox', { name: getMessage(locale, 'newsletter.email'), exact: true });

const withdrawer = (locale: Locale) => `withdrawer-${locale}@example.com`;

/** Fills in a withdrawal up to its last button. */
async function fillWithdrawal({ page, locale }: FaultFlowContext): Promise<void> {
  await openPageWithHydratedBoundary(page, withdrawal[locale]);
  for (const [name, text] of [
    ['name', 'Per Holm'],
    ['email', withdrawer(locale)],
    ['orderNumber', '#1005'],
  ] as const)
    await getMain(page)
      .getByLabel(getMessage(locale, `withdrawal.${name}`))
      .fill(text);
  await clickButtonByMessage(page, locale, 'withdrawal.toReview');
}

/** Sends the withdrawal, and expects one mail however often it was sent before. */
async function withdraw({ page, shop, locale }: FaultFlowContext): Promise<void> {
  await clickButtonByMessage(page, locale, 'withdrawal.confirm');
  await expect(
    getMain(page).getByRole('heading', { name: getMessage(locale, 'withdrawal.received') }),
  ).toBeFocused();
  expect(await shop.fetchMailsTo(withdrawer(locale))).toHaveLength(1);
}

/** Flows with an account, and in forms. */
export const accountFaultFlows: Readonly<Record<string, ShopperFaultFlows>> = {
  'with an account': {
    shopper: germanShopper,
    flows: {
      'logs in': {
        service: 'commerce',
        async open({ page, shop, locale }) {
          const logInPage = toLocalizedPath(locale, '/account/login');
          await openAndHydratePage(page, logInPage);
          await createLoggedInAccount(page, shop, germanShopper, 'log-in@example.com');
          await page.evaluate(() => localStorage.clear());
          await openAndHydratePage(page, logInPage);
        },
        reopen: ({ page, locale }) => openAndHydratePage(page, toLocalizedPath(locale, '/account/login')),
        attempt: ({ page, locale }) => submitLogIn(page, locale, 'log-in@example.com'),
        async expectFailure(visit, { how }) {
          const { page, locale } = visit;
          await accountTrouble(visit, how);
          await expect(getTextField(page, locale, 'checkout.field.email')).toHaveValue('log-in@example.com');
          await expect(getTextField(page, locale, 'account.password')).toHaveValue(testPassword);
        },
        async end({ page, locale }) {
          await clickButtonByMessage(page, locale, 'account.logIn');
          await expect(getPageHeading(page, locale, 'account.title.accountOverview')).toBeVisible();
        },
      },

      'opens the order history': {
        service: 'commerce',
        open: ({ page, locale }) => openAndHydratePage(page, toLocalizedPath(locale, '/account/addresses')),
        attempt: ({ page, locale }, { isFirst }) =>
          isFirst
            ? page
                .getByRole('link', { name: getMessage(locale, 'account.title.accountOverview'), exact: true })
                .first()
                .click()
            : clickButtonByMessage(page, locale, 'account.retry'),
        async expectFailure(visit, { how }) {
          const { page, locale } = visit;
          await expect(getPageHeading(page, locale, 'account.title.accountOverview')).toBeVisible();
          await accountTrouble(visit, how);
        },
        async end({ page, locale }) {
          await clickButtonByMessage(page, locale, 'account.retry');
          await expect(getMain(page).getByText(getMessage(locale, 'account.noOrders'))).toBeVisible();
        },
      },

      'saves an address': {
        service: 'commerce',
        async open({ page, locale }) {
          await openAndHydratePage(page, toLocalizedPath(locale, '/account/addresses/add'));
          await fillAddress(page, {
            ...germanShopper,
            locale,
            contact: { ...germanShopper.contact, street: 'Hafen 1' },
          });
        },
        attempt: ({ page, locale }) => clickButtonByMessage(page, locale, 'account.saveAddress'),
        async expectFailure(visit, { how }) {
          const { page, locale } = visit;
          await accountTrouble(visit, how);
          await expect(getTextField(page, locale, 'checkout.field.street')).toHaveValue('Hafen 1');
        },
        // At least one of the faults has let the service save it.
        async end({ page, locale }) {
          await clickButtonByMessage(page, locale, 'account.saveAddress');
          await expect(getPageHeading(page, locale, 'account.title.accountAddresses')).toBeVisible();
          await expect(getMain(page).getByText('Hafen 1')).toHaveCount(1);
        },
      },
    },
  },

  'who fills in forms': {
    shopper: germanShopper,
    flows: {
      'creates an account': {
        service: 'commerce',
        async open({ page, locale }) {
          await openAndHydratePage(page, toLocalizedPath(locale, '/account/create'));
          await getTextField(page, locale, 'checkout.field.firstName').fill('Ida');
          await getTextField(page, locale, 'checkout.field.lastName').fill('Ærø');
          await getTextField(page, locale, 'checkout.field.email').fill('made@example.com');
          await getTextField(page, locale, 'account.password').fill(testPassword);
        },
        attempt: ({ page, locale }) => clickButtonByMessage(page, locale, 'account.create'),
        async expectFailure(visit, { how }) {
          const { page, locale } = visit;
          await accountTrouble(visit, how);
          await expect(getTextField(page, locale, 'checkout.field.email')).toHaveValue('made@example.com');
        },
        async end({ page, shop, locale }) {
          await clickButtonByMessage(page, locale, 'account.create');
          const title = getMessage(locale, 'account.confirm.title');
          await expect(getMain(page).getByRole('heading', { name: title })).toBeVisible();
          expect(await shop.fetchMailsTo('made@example.com')).toHaveLength(1);
        },
      },

      'subscribes to the newsletter': {
        service: 'newsletter',
        open: ({ page, locale }) => openAndHydratePage(page, frontPagePaths[locale]),
        async reopen({ page, shop, locale }) {
          // The slow request has succeeded, which this page knows.
          const before = getOtherLocale(locale);
          await clickButtonByMessage(page, before, 'newsletter.submit');
          await expect(getMain(page).getByText(getMessage(before, 'newsletter.success'))).toBeVisible();
          expect(await shop.fetchMailsTo(clubMember(before))).toHaveLength(1);
          await openAndHydratePage(page, frontPagePaths[locale]);
        },
        async attempt(visit) {
          const { page, locale } = visit;
          await getMain(page)
            .getByRole('textbox', { name: getMessage(locale, 'newsletter.name'), exact: true })
            .fill('Ida');
          await clubEmail(visit).fill(clubMember(locale));
          const policy = getMain(page).getByRole('checkbox').last();
          if (!(await policy.isChecked())) await checkThroughLabel(policy);
          await clickButtonByMessage(page, locale, 'newsletter.submit');
        },
        async expectFailure(visit, { how }) {
          const { page, locale } = visit;
          // The headers of the answer have arrived.
          const words = how === 'is cut off' ? 'newsletter.success' : 'newsletter.error';
          await expect(getMain(page).getByText(getMessage(locale, words))).toBeVisible();
          if (how !== 'is cut off') await expect(clubEmail(visit)).toHaveValue(clubMember(locale));
        },
        async end({ page, shop, locale }) {
          await clickButtonByMessage(page, locale, 'newsletter.submit');
          await expect(getMain(page).getByText(getMessage(locale, 'newsletter.success'))).toBeVisible();
          expect(await shop.fetchMailsTo(clubMember(locale))).toHaveLength(1);
        },
      },

      'withdraws from an order': {
        service: 'withdrawals',
        open: fillWithdrawal,
        async reopen(visit) {
          await withdraw({ ...visit, locale: getOtherLocale(visit.locale) });
          await fillWithdrawal(visit);
        },
        attempt: ({ page, locale }) => clickButtonByMessage(page, locale, 'withdrawal.confirm'),
        async expectFailure({ page, locale }, { how }) {
          const text = getMessage(locale, how === 'answers 429' ? 'withdrawal.tooMany' : 'withdrawal.failed');
          await expect(getMain(page).getByRole('alert')).toHaveText(text);
          await expect(getMain(page).getByText('#1005').first()).toBeVisible();
        },
        end: withdraw,
      },
    },
  },
};
