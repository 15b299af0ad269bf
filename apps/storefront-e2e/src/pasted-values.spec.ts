import {
  chooseMarket,
  danish,
  european,
  field,
  fillContact,
  goToDelivery,
  main,
  press,
  reachCheckout,
} from './checkout.ts';
import { locales, message } from './messages.ts';
import { sampled } from './sampled.ts';
import { expect, test } from './test.ts';
import { openPage } from './visit.ts';

test('a shopper writes a number, a postcode and an address as people do, and the shop gets them as it needs them', async ({
  page,
  shop,
}) => {
  await chooseMarket(page, european, shop);
  await reachCheckout(page, european);
  const { contact } = european;
  const typed = {
    ...contact,
    postcode: 'D\u201110435',
    phone: '\u202a+49 (0)30 1234567\u202c',
    firstName: 'A\u00adda\u200b',
  };
  await fillContact(page, { ...european, contact: typed }, '\u202aada.berg@example.com\u200b');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/graphql.json'))
      sent.push(request.postData() ?? '');
  });
  await goToDelivery(page, 'en');
  const told = sent.join('\n');
  for (const value of ['"+49301234567"', '"10435"', '"ada.berg@example.com"', '"Ada"'])
    expect(told).toContain(value);
  await expect(main(page).locator('address').first()).toContainText('10435');
  await expect(main(page).locator('address').first()).not.toContainText('D\u201110435');
});

for (const locale of sampled(locales)) {
  test(`a shopper reads that a postcode is not delivered to or not in use, and which letter mail cannot carry, in ${locale}`, async ({
    page,
    shop,
  }) => {
    const shopper = { ...danish, locale, product: locale === 'da' ? danish.product : european.product };
    await chooseMarket(page, danish, shop);
    await reachCheckout(page, shopper);
    await fillContact(page, { ...shopper, contact: danish.contact }, 's\u00f8ren@example.org');
    const postcode = field(page, locale, 'checkout.field.postcode');
    await postcode.fill('3900');
    await field(page, locale, 'checkout.field.city').fill('Nuuk');
    await press(page, locale, 'checkout.continueToDelivery');
    const territory = locale === 'da' ? 'Gr\u00f8nland' : 'Greenland';
    await expect(postcode).toHaveAccessibleDescription(
      message(locale, 'checkout.mistake.postcodeTerritory', { territory }),
    );
    await expect(field(page, locale, 'checkout.field.email')).toHaveAccessibleDescription(
      new RegExp(message(locale, 'checkout.mistake.emailLetter')),
    );
    await postcode.fill('0000');
    await press(page, locale, 'checkout.continueToDelivery');
    await expect(postcode).toHaveAccessibleDescription(message(locale, 'checkout.mistake.postcodeUnused'));
  });
}

for (const [timezoneId, now] of sampled([
  ['Pacific/Kiritimati', '2026-11-21T10:30:00Z'],
  ['America/Los_Angeles', '2026-11-21T04:00:00Z'],
] as const)) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the days on which a gift card can be sent are the Danish ones', async ({ page }) => {
      await page.clock.setFixedTime(now);
      await openPage(page, '/product/gift-card');
      await main(page)
        .getByRole('radio', { name: message('en', 'giftCard.type.onDate') })
        .check({ force: true });
      const day = main(page).locator('input[name=sendOn]');
      await expect(day).toHaveAttribute('min', '2026-11-21');
      await expect(day).toHaveAttribute('max', '2027-02-19');
    });
  });
}
