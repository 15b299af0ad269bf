import { addToBag } from './bag.ts';
import { placeOrder, submitPaymentStep } from './checkout.ts';
import { setMarketCookie } from './switch-market.ts';
import { danishShopper, norwegianShopper } from './test-shoppers.ts';
import { FAULT_ERRORS_PATTERN, faultCases, shortenTimeouts, setTimeoutsShortened } from './faults.ts';
import { getMessage } from './messages.ts';
import { isCompleteRun, sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage } from './open-page.ts';
import { goFromBagToPayment } from './gift-card.ts';
import { buyGiftCardByApi, enterGiftCardCode } from './redeem-gift-card.ts';

test.describe('where a gift card code is refused', () => {
  test.use({ expectedComplaints: FAULT_ERRORS_PATTERN });

  test('reason is shown, and the code stays in the field', async ({ page, shop }) => {
    test.setTimeout(60_000);
    await shortenTimeouts(page, false);
    await setMarketCookie(page, danishShopper, shop);
    const code = await buyGiftCardByApi(shop, danishShopper, 200_00, 'tom@example.com');
    await openAndHydratePage(page, danishShopper.product.path);
    await goFromBagToPayment(page, danishShopper, await addToBag(page, 'da'), 'refused@example.com');
    await enterGiftCardCode(page, danishShopper, 'ABCD-ABCD-ABCD-ABCD');
    const field = page.getByLabel(getMessage('da', 'checkout.giftCard.label'));
    await expect(field).toHaveAccessibleDescription(/Der findes ikke et gavekort med den kode/);
    await expect(field).toHaveValue('ABCD-ABCD-ABCD-ABCD');
    // Too many requests has a message of its own.
    for (const [how, fault] of sampleCases(faultCases, ([how]) => String(how === 'answers 429'))) {
      await test.step(`commerce service ${how}`, async () => {
        await shop.breakService('commerce', fault);
        await setTimeoutsShortened(page, true);
        await enterGiftCardCode(page, danishShopper, code);
        const words = how === 'answers 429' ? 'checkout.giftCard.throttled' : 'checkout.promo.unreachable';
        await expect(field).toHaveAccessibleDescription(new RegExp(getMessage('da', words)));
        await expect(field).toHaveValue(code);
        await shop.clearFaults();
        await setTimeoutsShortened(page, false);
      });
    }
    await enterGiftCardCode(page, danishShopper, code);
    const end = code.slice(-4);
    const remove = page.getByRole('button', { name: getMessage('da', 'checkout.giftCard.remove', { end }) });
    await expect(remove).toHaveCount(1);
    await enterGiftCardCode(page, danishShopper, code);
    await expect(field).toHaveAccessibleDescription(
      new RegExp(getMessage('da', 'checkout.giftCard.already')),
    );
    await remove.click();
    await expect(remove).toHaveCount(0);
    await enterGiftCardCode(page, danishShopper, code);
    await submitPaymentStep(page, 'da', 'success');
    await placeOrder(page, 'da');

    if (!isCompleteRun) return;
    await openAndHydratePage(page, danishShopper.product.path);
    await goFromBagToPayment(page, danishShopper, await addToBag(page, 'da'), 'refused@example.com');
    await enterGiftCardCode(page, danishShopper, code);
    await expect(field).toHaveAccessibleDescription(/ikke flere penge på gavekortet/);
  });
});

test.describe('years later', () => {
  test.use({ expectedComplaints: /Failed to load resource|ERR_/ });

  test(
    'expired gift card is refused with its last day, in both languages',
    { tag: '@all' },
    async ({ page, shop }) => {
      test.setTimeout(90_000);
      await setMarketCookie(page, danishShopper, shop);
      const code = await buyGiftCardByApi(shop, danishShopper, 200_00, 'gammel@example.com');
      // Bought in November 2026, valid for 36 months.
      await shop.crashAndReopen('2029-12-01T10:00:00Z');
      for (const [locale, words] of [
        ['da', /Gavekortet var gyldigt til den 21\. november 2029/],
        ['en', /The gift card was valid until 21 November 2029/],
      ] as const) {
        const shopper =
          locale === 'da' ? danishShopper : { ...danishShopper, locale, product: norwegianShopper.product };
        await openAndHydratePage(page, shopper.product.path);
        await page.evaluate(() => {
          sessionStorage.clear();
        });
        await goFromBagToPayment(page, shopper, await addToBag(page, locale), 'gammel@example.com');
        await enterGiftCardCode(page, shopper, code);
        const field = page.getByLabel(getMessage(locale, 'checkout.giftCard.label'));
        await expect(field).toHaveAccessibleDescription(words);
        await expect(field).toHaveValue(code);
      }
      await shop.crashAndReopen();
    },
  );
});
