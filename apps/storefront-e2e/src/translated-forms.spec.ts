import { createAccount, followLink, submitLogIn } from './account.ts';
import { getBagDrawer, getTotalsRow } from './bag.ts';
import { chooseMarket, fillAddress, toLocalizedPath, main, press } from './checkout.ts';
import { chooseOption } from './choose-option.ts';
import { getMessage } from './messages.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { expectTextsOfReact, simulateTranslator } from './translator.ts';
import { navigateTo, openPage, openHydratedPage } from './open-page.ts';
import { danishMarketShoppers } from './danish-market-shopper.ts';

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
        await chooseMarket(page, shopper, shop);
        const email = `translated-account-${locale}@example.com`;
        const said = (key: string) => expect(main(page).getByText(t(key)).first()).toBeVisible();

        await openPage(page, toLocalizedPath(locale, '/account/create'));
        await press(page, locale, 'account.create');
        await createAccount(page, shop, locale, email);
        await navigateTo(page, toLocalizedPath(locale, '/account/addresses'));
        await followLink(page, locale, 'account.addAddress');
        await fillAddress(page, shopper);
        await press(page, locale, 'account.saveAddress');
        await said('account.news.address-added');
        await navigateTo(page, toLocalizedPath(locale, '/account/edit'));
        await press(page, locale, 'account.save');
        await said('account.saved');
        await press(page, locale, 'account.logOut');
        await said('account.ended.logged-out');
        await submitLogIn(page, locale, email, 'not this one');
        await said('account.trouble.wrong-credentials');
        await submitLogIn(page, locale, email);
        await expectTextsOfReact(page, 'of an account');

        await openPage(page, locale === 'en' ? '/product/gift-card' : '/da/produkt/gavekort');
        await press(page, locale, 'product.addToBag');
        await chooseOption(
          page.getByRole('radio', { name: locale === 'en' ? 'DKK 300' : '300 kr.', exact: true }),
        );
        for (const [key, value] of [
          ['recipientName', 'Inge'],
          ['recipientEmail', 'inge@example.com'],
        ] as const)
          await main(page)
            .getByRole('textbox', { name: t(`giftCard.${key}`) })
            .fill(value);
        await press(page, locale, 'product.addToBag');
        const drawer = getBagDrawer(page, locale);
        await expect(getTotalsRow(drawer, locale, 'bag.total')).toContainText(
          locale === 'en' ? 'DKK 300' : '300 kr.',
        );
        await expectTextsOfReact(page, 'with a gift card in the bag');

        await openHydratedPage(
          page,
          locale === 'en' ? '/about/withdraw-from-contract' : '/da/om/fortryd-koeb',
        );
        await press(page, locale, 'withdrawal.toReview');
        await main(page).getByLabel(t('withdrawal.name')).fill('Ida Holm');
        await main(page).getByLabel(t('withdrawal.email')).fill(email);
        await main(page).getByLabel(t('withdrawal.orderNumber')).fill('#1001');
        await press(page, locale, 'withdrawal.toReview');
        await press(page, locale, 'withdrawal.change');
        await press(page, locale, 'withdrawal.toReview');
        await press(page, locale, 'withdrawal.confirm');
        await expect(main(page).getByRole('heading', { name: t('withdrawal.received') })).toBeVisible();
        await expectTextsOfReact(page, 'of a withdrawal');

        await openPage(page, locale === 'en' ? '/' : '/da');
        const send = main(page).getByRole('button', { name: t('newsletter.submit') });
        await send.click();
        await main(page)
          .getByRole('textbox', { name: t('newsletter.name'), exact: true })
          .fill('Ida');
        await main(page)
          .getByRole('textbox', { name: t('newsletter.email'), exact: true })
          .fill(email);
        await chooseOption(main(page).getByRole('checkbox').last());
        await send.click();
        await expect(main(page).getByText(t('newsletter.success'))).toBeVisible();
        await expectTextsOfReact(page, 'of the newsletter');
      },
    );
  }
});
