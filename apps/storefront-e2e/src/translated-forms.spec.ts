import { registerAndConfirmAccount, submitLogIn } from './account.ts';
import { fillAddress } from './checkout.ts';
import { toLocalizedPath } from './localized-path.ts';
import { clickButtonByMessage, clickLinkByMessage, getMain } from './page-elements.ts';
import { setMarketCookie } from './switch-market.ts';
import { danishMarketShoppers } from './test-shoppers.ts';
import { getBagDrawer, getTotalsValue } from './bag.ts';
import { checkThroughLabel } from './check-through-label.ts';
import { getMessage } from './messages.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { expectReactTexts, simulateTranslator } from './translator.ts';
import { navigateTo, openAndHydratePage, openPageWithHydratedBoundary } from './open-page.ts';

test.describe('where forms are translated', () => {
  test.use({ expectedComplaints: /React error #418|status of (?:409|422)/ });
  test.beforeEach(async ({ context }) => {
    await simulateTranslator(context, { starts: 'when-ready', delay: 0 });
  });

  for (const shopper of sampleCases(danishMarketShoppers.toReversed())) {
    const { locale } = shopper;
    const t = (key: string, values?: Record<string, string | number>) => getMessage(locale, key, values);

    test(
      `account, gift card, newsletter and withdrawal work, in ${locale}`,
      { tag: '@all' },
      async ({ page, shop }) => {
        test.setTimeout(90_000);
        await setMarketCookie(page, shopper, shop);
        const email = `translated-account-${locale}@example.com`;
        const said = (key: string) => expect(getMain(page).getByText(t(key)).first()).toBeVisible();

        await openAndHydratePage(page, toLocalizedPath(locale, '/account/create'));
        await clickButtonByMessage(page, locale, 'account.create');
        await registerAndConfirmAccount(page, shop, locale, email);
        await navigateTo(page, toLocalizedPath(locale, '/account/addresses'));
        await clickLinkByMessage(page, locale, 'account.addAddress');
        await fillAddress(page, shopper);
        await clickButtonByMessage(page, locale, 'account.saveAddress');
        await said('account.news.address-added');
        await navigateTo(page, toLocalizedPath(locale, '/account/edit'));
        await clickButtonByMessage(page, locale, 'account.save');
        await said('account.saved');
        await clickButtonByMessage(page, locale, 'account.logOut');
        await said('account.ended.logged-out');
        await submitLogIn(page, locale, email, 'not this one');
        await said('account.trouble.wrong-credentials');
        await submitLogIn(page, locale, email);
        await expectReactTexts(page, 'of an account');

        await openAndHydratePage(page, locale === 'en' ? '/product/gift-card' : '/da/produkt/gavekort');
        await clickButtonByMessage(page, locale, 'product.addToBag');
        await checkThroughLabel(
          page.getByRole('radio', { name: locale === 'en' ? 'DKK 300' : '300 kr.', exact: true }),
        );
        for (const [key, value] of [
          ['recipientName', 'Inge'],
          ['recipientEmail', 'inge@example.com'],
        ] as const)
          await getMain(page)
            .getByRole('textbox', { name: t(`giftCard.${key}`) })
            .fill(value);
        await clickButtonByMessage(page, locale, 'product.addToBag');
        const drawer = getBagDrawer(page, locale);
        await expect(getTotalsValue(drawer, locale, 'bag.total')).toContainText(
          locale === 'en' ? 'DKK 300' : '300 kr.',
        );
        await expectReactTexts(page, 'with a gift card in the bag');

        await openPageWithHydratedBoundary(
          page,
          locale === 'en' ? '/about/withdraw-from-contract' : '/da/om/fortryd-koeb',
        );
        await clickButtonByMessage(page, locale, 'withdrawal.toReview');
        await getMain(page).getByLabel(t('withdrawal.name')).fill('Ida Holm');
        await getMain(page).getByLabel(t('withdrawal.email')).fill(email);
        await getMain(page).getByLabel(t('withdrawal.orderNumber')).fill('#1001');
        await clickButtonByMessage(page, locale, 'withdrawal.toReview');
        await clickButtonByMessage(page, locale, 'withdrawal.change');
        await clickButtonByMessage(page, locale, 'withdrawal.toReview');
        await clickButtonByMessage(page, locale, 'withdrawal.confirm');
        await expect(getMain(page).getByRole('heading', { name: t('withdrawal.received') })).toBeVisible();
        await expectReactTexts(page, 'of a withdrawal');

        await openAndHydratePage(page, locale === 'en' ? '/' : '/da');
        const send = getMain(page).getByRole('button', { name: t('newsletter.submit') });
        await send.click();
        await getMain(page)
          .getByRole('textbox', { name: t('newsletter.name'), exact: true })
          .fill('Ida');
        await getMain(page)
          .getByRole('textbox', { name: t('newsletter.email'), exact: true })
          .fill(email);
        await checkThroughLabel(getMain(page).getByRole('checkbox').last());
        await send.click();
        await expect(getMain(page).getByText(t('newsletter.success'))).toBeVisible();
        await expectReactTexts(page, 'of the newsletter');
      },
    );
  }
});
