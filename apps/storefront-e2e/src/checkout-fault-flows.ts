import { addToBag, getBagButton, getBagDrawer, getQuantityField } from './bag.ts';
import { fetchCommerceCartLines } from './commerce-cart.ts';
import { addToBagAndCheckOut } from './buy-product.ts';
import { fillContactStep, getBuyButton, placeOrder, submitPaymentStep } from './checkout.ts';
import { toLocalizedPath } from './localized-path.ts';
import { clickButtonByMessage, getMain, getTextField } from './page-elements.ts';
import { danishShopper, getContactStreet } from './test-shoppers.ts';
import { checkThroughLabel } from './check-through-label.ts';
import { getMessage } from './messages.ts';
import { expect } from './test.ts';
import { openAndHydratePage } from './open-page.ts';
import {
  type FaultFlowContext,
  type ShopperFaultFlows,
  danishShopperByLocale,
  frontPagePaths,
} from './fault-flow.ts';

const balm = {
  da: { path: '/da/produkt/ravlaebepomade', name: 'Ravlæbepomade' },
  en: { path: '/product/amber-lip-balm', name: 'Amber Lip Balm' },
};

const clearWater = { da: '/da/produkt/klart-vand-serum', en: '/product/clear-water-serum' };

/** Returns the link that goes back to a step of the checkout. */
const getEditStepLink = ({ page, locale }: FaultFlowContext, step: string) =>
  getMain(page).getByRole('link', {
    name: getMessage(locale, 'checkout.editStep', { step: getMessage(locale, `checkout.step.${step}`) }),
  });

const expectUnreachableMessage = ({ page, locale }: FaultFlowContext) =>
  expect(getMain(page).getByText(getMessage(locale, 'checkout.problem.unreachable'))).toBeVisible();

const getPromoCodeField = ({ page, locale }: FaultFlowContext) =>
  page.getByLabel(getMessage(locale, 'checkout.promo.label'), { exact: true });

const clickUsePromoCode = ({ page, locale }: FaultFlowContext) =>
  page.getByRole('button', { name: getMessage(locale, 'checkout.promo.use'), exact: true }).click();

/** Flows with a bag and at the checkout. The flows of one shopper share a page: each starts where the previous one ended. */
export const checkoutFaultFlows: Readonly<Record<string, ShopperFaultFlows>> = {
  'with a bag': {
    shopper: danishShopper,
    flows: {
      'adds, changes and removes products in the bag': {
        service: 'commerce',
        async open({ page, shop, locale }) {
          await openAndHydratePage(page, balm[locale].path);
          await addToBag(page, locale);
          await openAndHydratePage(page, danishShopperByLocale[locale].product.path);
          await expect.poll(() => fetchCommerceCartLines(page, shop, 'dk')).toHaveLength(1);
        },
        reopen: ({ page, locale }) => openAndHydratePage(page, danishShopperByLocale[locale].product.path),
        async attempt({ page, locale }) {
          const drawer = await addToBag(page, locale);
          await drawer
            .getByRole('button', {
              name: getMessage(locale, 'bag.increase', {
                product: danishShopperByLocale[locale].product.name,
              }),
              exact: true,
            })
            .click();
          await drawer
            .getByRole('button', {
              name: getMessage(locale, 'bag.removeProduct', { product: balm[locale].name }),
              exact: true,
            })
            .click();
        },
        async expectFailure({ page, locale }, { round, how }) {
          const drawer = getBagDrawer(page, locale);
          const says = drawer.getByRole('status').filter({ hasText: getMessage(locale, 'bag.failing') });
          const updates = drawer.getByRole('status').filter({ hasText: getMessage(locale, 'bag.updating') });
          await expect(how === 'is slow' ? updates.or(says) : says).toBeVisible();
          await expect(
            getQuantityField(drawer, locale, danishShopperByLocale[locale].product.name),
          ).toHaveValue(String(2 * round));
        },
        async retry({ page, shop, locale }, { round }) {
          const drawer = getBagDrawer(page, locale);
          await expect(
            drawer.getByRole('status').filter({ hasText: getMessage(locale, 'bag.settled') }),
          ).toBeVisible();
          // A request that timed out may still change the cart; the bag checks again once none can be pending.
          const bought = async () =>
            (await fetchCommerceCartLines(page, shop, 'dk'))?.filter(({ sku }) => !sku.includes('FREE'));
          await expect.poll(bought).toEqual([{ sku: 'MH-P04-30', quantity: 2 * round }]);
          await drawer.getByRole('button', { name: getMessage(locale, 'bag.undo') }).click();
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
          await addToBagAndCheckOut(page, {
            ...danishShopperByLocale[locale],
            product: { path: clearWater[locale], name: '' },
          });
          await page.getByText(getMessage(locale, 'checkout.promo.ask')).click();
        },
        async reopen({ page, locale }) {
          await openAndHydratePage(page, toLocalizedPath(locale, '/checkout'));
          await page.getByText(getMessage(locale, 'checkout.promo.ask')).click();
        },
        async attempt(visit) {
          await getPromoCodeField(visit).fill('kyst10');
          await clickUsePromoCode(visit);
        },
        async expectFailure(visit) {
          const description = new RegExp(getMessage(visit.locale, 'checkout.promo.unreachable'));
          await expect(getPromoCodeField(visit)).toHaveAccessibleDescription(description);
          await expect(getPromoCodeField(visit)).toHaveValue('kyst10');
        },
        async retry(visit) {
          const { page, locale } = visit;
          const code = { code: 'KYST10' };
          await clickUsePromoCode(visit);
          await expect(page.getByText(getMessage(locale, 'checkout.promo.applied', code))).toHaveCount(1);
          await page.getByRole('button', { name: getMessage(locale, 'checkout.promo.remove', code) }).click();
          await expect(page.getByText(getMessage(locale, 'checkout.promo.applied', code))).toHaveCount(0);
        },
      },

      'fills in contact details and continues to delivery': {
        service: 'commerce',
        open: ({ page, locale }) => fillContactStep(page, danishShopperByLocale[locale], 'hvem@example.com'),
        async reopen({ page, locale }) {
          await openAndHydratePage(page, toLocalizedPath(locale, '/checkout#contact'));
          await expect(getTextField(page, locale, 'checkout.field.street')).toHaveValue(
            getContactStreet(danishShopper),
          );
        },
        attempt: ({ page, locale }) => clickButtonByMessage(page, locale, 'checkout.continueToDelivery'),
        async expectFailure(visit) {
          const { page, locale } = visit;
          await expectUnreachableMessage(visit);
          await expect(getTextField(page, locale, 'checkout.field.email')).toHaveValue('hvem@example.com');
          await expect(getTextField(page, locale, 'checkout.field.street')).toHaveValue(
            getContactStreet(danishShopper),
          );
        },
        async retry(visit) {
          const { page, locale } = visit;
          await clickButtonByMessage(page, locale, 'checkout.continueToDelivery');
          await expect(
            page.getByRole('heading', { name: getMessage(locale, 'checkout.step.delivery') }),
          ).toBeVisible();
          await getEditStepLink(visit, 'contact').click();
          await expect(getTextField(page, locale, 'checkout.field.street')).toHaveValue(
            getContactStreet(danishShopper),
          );
        },
      },

      'chooses a delivery method': {
        service: 'commerce',
        async open({ page, locale }) {
          await clickButtonByMessage(page, locale, 'checkout.continueToDelivery');
          await checkThroughLabel(getMain(page).getByRole('radio').nth(1));
        },
        async reopen({ page, locale }) {
          await openAndHydratePage(page, toLocalizedPath(locale, '/checkout#delivery'));
          await expect(getMain(page).getByRole('radio').nth(1)).toBeChecked();
        },
        attempt: ({ page, locale }) => clickButtonByMessage(page, locale, 'checkout.continueToPayment'),
        async expectFailure(visit) {
          await expectUnreachableMessage(visit);
          await expect(getMain(visit.page).getByRole('radio').nth(1)).toBeChecked();
        },
        async retry(visit) {
          const { page, locale } = visit;
          await clickButtonByMessage(page, locale, 'checkout.continueToPayment');
          await expect(
            page.getByRole('heading', { name: getMessage(locale, 'checkout.step.payment') }),
          ).toBeVisible();
          await getEditStepLink(visit, 'delivery').click();
          await expect(getMain(page).getByRole('radio').nth(1)).toBeChecked();
        },
      },

      'places the order': {
        service: 'commerce',
        async open({ page, locale }) {
          await clickButtonByMessage(page, locale, 'checkout.continueToPayment');
          await submitPaymentStep(page, locale, 'success');
        },
        async reopen({ page, locale }) {
          await openAndHydratePage(page, toLocalizedPath(locale, '/checkout'));
          // The payment method is never stored.
          await submitPaymentStep(page, locale, 'success');
        },
        attempt: ({ page, locale }) => getBuyButton(page, locale).click(),
        async expectFailure(visit) {
          await expectUnreachableMessage(visit);
          await expect(getMain(visit.page).getByText('hvem@example.com').first()).toBeVisible();
          expect(await visit.shop.fetchMailsTo('hvem@example.com')).toEqual([]);
        },
        async retry({ page, locale }) {
          // The cart is synchronized again after a failed order, so the message may be gone before the press.
          const retry = getMain(page).getByRole('button', {
            name: getMessage(locale, 'checkout.problem.retry'),
            disabled: false,
          });
          const message = getMain(page).getByText(getMessage(locale, 'checkout.problem.unreachable'));
          await expect
            .poll(async () => {
              await retry.evaluateAll((buttons) => buttons.forEach((one) => (one as HTMLElement).click()));
              return message.count();
            })
            .toBe(0);
        },
        // And while the order is placed: each fault in turn meets the same order.
        async end({ page, shop, locale }) {
          const submissionStatuses: number[] = [];
          page.on('response', (answer) => {
            if (answer.request().postData()?.includes('cartSubmitForCompletion'))
              submissionStatuses.push(answer.status());
          });
          await shop.breakService('commerce', { cutAnswer: true, body: 'cartSubmitForCompletion', times: 2 });
          await placeOrder(page, locale);
          expect(submissionStatuses.length).toBeGreaterThan(1);
          expect(await shop.fetchMailsTo('hvem@example.com')).toHaveLength(1);
          await openAndHydratePage(page, frontPagePaths[locale]);
          await expect(getBagButton(page, locale, 0)).toBeVisible();
        },
      },
    },
  },
};
