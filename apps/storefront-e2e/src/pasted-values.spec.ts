import { addToBagAndCheckOut } from './buy-product.ts';
import { fillContactStep, submitContactStep } from './checkout.ts';
import { clickButtonByMessage, getMain, getTextField } from './page-elements.ts';
import { setMarketCookie } from './switch-market.ts';
import { danishShopper, germanShopper } from './test-shoppers.ts';
import { locales, getMessage } from './messages.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage } from './open-page.ts';

test('phone numbers, postcodes and addresses are accepted in common notations and normalized', async ({
  page,
  shop,
}) => {
  await setMarketCookie(page, germanShopper, shop);
  await addToBagAndCheckOut(page, germanShopper);
  const { contact } = germanShopper;
  const typed = {
    ...contact,
    postcode: 'D\u201110435',
    phone: '\u202a+49 (0)30 1234567\u202c',
    firstName: 'A\u00adda\u200b',
  };
  await fillContactStep(page, { ...germanShopper, contact: typed }, '\u202aada.berg@example.com\u200b');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/graphql.json'))
      sent.push(request.postData() ?? '');
  });
  await submitContactStep(page, 'en');
  const sentText = sent.join('\n');
  for (const value of ['"+49301234567"', '"10435"', '"ada.berg@example.com"', '"Ada"'])
    expect(sentText).toContain(value);
  await expect(getMain(page).locator('address').first()).toContainText('10435');
  await expect(getMain(page).locator('address').first()).not.toContainText('D\u201110435');
});

for (const locale of sampleCases(locales)) {
  test(
    `postcodes without delivery or use, and letters that mail cannot carry, are reported, in ${locale}`,
    { tag: '@all' },
    async ({ page, shop }) => {
      const shopper = {
        ...danishShopper,
        locale,
        product: locale === 'da' ? danishShopper.product : germanShopper.product,
      };
      await setMarketCookie(page, danishShopper, shop);
      await addToBagAndCheckOut(page, shopper);
      await fillContactStep(page, { ...shopper, contact: danishShopper.contact }, 's\u00f8ren@example.org');
      const postcode = getTextField(page, locale, 'checkout.field.postcode');
      await postcode.fill('3900');
      await getTextField(page, locale, 'checkout.field.city').fill('Nuuk');
      await clickButtonByMessage(page, locale, 'checkout.continueToDelivery');
      const territory = locale === 'da' ? 'Gr\u00f8nland' : 'Greenland';
      await expect(postcode).toHaveAccessibleDescription(
        getMessage(locale, 'checkout.mistake.postcodeTerritory', { territory }),
      );
      await expect(getTextField(page, locale, 'checkout.field.email')).toHaveAccessibleDescription(
        new RegExp(getMessage(locale, 'checkout.mistake.emailLetter')),
      );
      await postcode.fill('0000');
      await clickButtonByMessage(page, locale, 'checkout.continueToDelivery');
      await expect(postcode).toHaveAccessibleDescription(
        getMessage(locale, 'checkout.mistake.postcodeUnused'),
      );
    },
  );
}

for (const [timezoneId, now] of sampleCases([
  ['Pacific/Kiritimati', '2026-11-21T10:30:00Z'],
  ['America/Los_Angeles', '2026-11-21T04:00:00Z'],
] as const)) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('days on which a gift card can be sent are Danish days', async ({ page }) => {
      await page.clock.setFixedTime(now);
      await openAndHydratePage(page, '/product/gift-card');
      await getMain(page)
        .getByRole('radio', { name: getMessage('en', 'giftCard.type.onDate') })
        .check({ force: true });
      const day = getMain(page).locator('input[name=sendOn]');
      await expect(day).toHaveAttribute('min', '2026-11-21');
      await expect(day).toHaveAttribute('max', '2027-02-19');
    });
  });
}
