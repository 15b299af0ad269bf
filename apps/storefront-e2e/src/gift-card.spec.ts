import type { Locator, Page } from '@playwright/test';
import {
  addToBag,
  bagButton,
  bagDrawer,
  comeBack,
  commerceCart,
  keptCartIds,
  sum,
  switchMarket,
} from './bag.ts';
import { expectNoBarrier } from './barriers.ts';
import {
  card,
  changeCountry,
  chooseMarket,
  danish,
  european,
  expectConfirmation,
  fillContact,
  goToDelivery,
  goToPayment,
  main,
  norwegian,
  openCheckout,
  payWith,
  placeOrder,
  plain,
  press,
  type Shopper,
} from './checkout.ts';
import { choose } from './choose.ts';
import { faultComplaints, faults, makeImpatient, setImpatient } from './faults.ts';
import { hold } from './hold.ts';
import { message } from './messages.ts';
import { mistakesIn } from './mistakes.ts';
import type { RunningShop } from './running-shop.ts';
import { sampled } from './sampled.ts';
import { goByTheShopsClock } from './shift-clock.ts';
import { expect, test } from './test.ts';
import { openPage, untilReady } from './visit.ts';

/** Where gift cards are bought. */
const giftCard = { da: '/da/produkt/gavekort', en: '/product/gift-card' } as const;

const radio = (page: Page, { locale }: Shopper, key: string) =>
  page.getByRole('radio', { name: message(locale, key) });

/** Writes a gift card and puts it into the bag, which opens. */
async function addGiftCard(
  page: Page,
  shopper: Shopper,
  wishes: {
    readonly type?: string;
    readonly amount: string;
    readonly fields: Readonly<Record<string, string>>;
  },
): Promise<Locator> {
  const { locale } = shopper;
  await openPage(page, giftCard[locale]);
  if (wishes.type !== undefined) await choose(radio(page, shopper, `giftCard.type.${wishes.type}`));
  await choose(page.getByRole('radio', { name: wishes.amount, exact: true }));
  for (const [key, value] of Object.entries(wishes.fields)) {
    await main(page)
      .getByRole('textbox', { name: message(locale, `giftCard.${key}`) })
      .fill(value);
  }
  await press(page, shopper.locale, 'product.addToBag');
  const drawer = bagDrawer(page, locale);
  await expect(drawer).toBeVisible();
  return drawer;
}

const nameOf = ({ contact }: Shopper) => `${contact['firstName']} ${contact['lastName']}`;

/** A shopper as the checkout knows somebody to whom nothing is carried. */
const withoutAddress = ({ contact, town: _town, ...shopper }: Shopper): Shopper => ({
  ...shopper,
  contact: Object.fromEntries(
    Object.entries(contact).filter(([name]) => ['country', 'firstName', 'lastName'].includes(name)),
  ),
});

/** From the bag, which is open, to the step of payment. What is sent by mail alone is not delivered. */
async function reachPayment(page: Page, shopper: Shopper, drawer: Locator, email: string, isMailed = false) {
  const { locale } = shopper;
  await openCheckout(drawer, locale);
  await fillContact(page, isMailed ? withoutAddress(shopper) : shopper, email);
  if (isMailed) await expect(main(page).getByRole('textbox')).toHaveCount(3);
  await goToDelivery(page, locale);
  if (isMailed) await press(page, locale, 'checkout.continueToPayment');
  else await goToPayment(page, locale);
}

const codeIn = (text: string) => /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(text)?.[0] ?? 'no code';

/** Buys a gift card of the second amount for `email` and gives its code, as the mail tells it. */
async function boughtCode(page: Page, shop: RunningShop, shopper: Shopper, amount: string, email: string) {
  const fields = { recipientName: 'Inge', recipientEmail: email };
  const drawer = await addGiftCard(page, shopper, { amount, fields });
  await reachPayment(page, shopper, drawer, `buyer-${email}`, true);
  // No step follows in which it would be said what its delivery costs.
  await expect(main(page).getByText(message(shopper.locale, 'giftCard.byMail')).first()).toBeVisible();
  await expect(
    main(page).getByText(message(shopper.locale, 'checkout.deliveryLater'), { exact: true }),
  ).toHaveCount(0);
  await payWith(page, shopper.locale, 'success');
  await placeOrder(page, shopper.locale);
  const [mail] = await shop.mailsTo(email);
  return codeIn(mail?.text ?? '');
}

async function redeem(page: Page, { locale }: Shopper, code: string): Promise<void> {
  const field = page.getByLabel(message(locale, 'checkout.giftCard.label'));
  if (!(await field.isVisible())) {
    await main(page).getByText(message(locale, 'checkout.giftCard.ask')).click();
  }
  await field.fill(code);
  await main(page)
    .getByRole('button', { name: message(locale, 'checkout.giftCard.use') })
    .click();
}

test('a shopper who is done with the gift card before its code is here has it in the bag once that comes', async ({
  page,
}) => {
  const letCodeCome = await hold(page, '**/assets/*gift-card*.js');
  await openPage(page, giftCard.en);
  await choose(page.getByRole('radio', { name: '€40', exact: true }));
  const fields = { recipientName: 'Inge', recipientEmail: 'early@example.com' };
  for (const [key, value] of Object.entries(fields))
    await main(page)
      .getByRole('textbox', { name: message('en', `giftCard.${key}`) })
      .fill(value);
  // An impatient double tap means one.
  for (let tap = 0; tap < 2; tap += 1) await press(page, 'en', 'product.addToBag');
  await letCodeCome();
  await expect(bagDrawer(page, 'en')).toContainText(
    message('en', 'giftCard.line.email', { name: 'Inge', email: 'early@example.com' }),
  );
  await expect(sum(bagDrawer(page, 'en'), 'en', 'bag.total')).toContainText('€40');
  await expect(page).toHaveURL(giftCard.en);
});

const purchases = [
  { shopper: danish, amount: '300 kr.', held: '300 kr.', rest: '75 kr.', after: '0 kr.' },
  { shopper: norwegian, amount: 'NOK 500', held: 'NOK 500', rest: 'NOK 148', after: 'NOK 0' },
  { shopper: european, amount: '€40', held: '€40', rest: '€22', after: '€0' },
] as const;

for (const { shopper, amount, held, rest, after } of sampled(purchases)) {
  const { locale, market } = shopper;
  test(`a gift card bought by e-mail pays a part of another order, ${locale} in ${market}, and a card the rest`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(60_000);
    await chooseMarket(page, shopper, shop);
    const recipient = `inge-${market}@example.com`;
    const code = await boughtCode(page, shop, shopper, amount, recipient);
    const [mail] = await shop.mailsTo(recipient);
    expect(mail).toMatchObject({ kind: 'gift-card', locale });

    await openPage(page, shopper.product.path);
    await reachPayment(page, shopper, await addToBag(page, locale), recipient);
    await redeem(page, shopper, code.toLowerCase());
    const end = code.slice(-4);
    const pays = main(page).getByText(message(locale, 'checkout.giftCard.pays', { end, amount: held }));
    await expect(pays).toBeVisible();
    const balance = message(locale, 'checkout.giftCard.balance', { before: held, after });
    await expect(main(page).getByText(balance)).toBeVisible();
    // Nothing of it is kept in the browser: whoever reads a code can spend it.
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept.toUpperCase()).not.toContain(code);

    await payWith(page, locale, 'success');
    const due = main(page)
      .locator('dl > div')
      .filter({ hasText: message(locale, 'checkout.giftCard.due') });
    await expect(due.getByRole('definition').first()).toHaveText(rest);
    await placeOrder(page, locale);
    await expect(main(page).getByText(message(locale, 'checkout.giftCard.row', { end }))).toBeVisible();
    const paid = main(page)
      .locator('dl > div')
      .filter({ hasText: message(locale, 'confirmation.paidByCard') });
    await expect(paid.getByRole('definition')).toHaveText(rest);
    await expect(due).toHaveCount(0);
    const confirmed = (await shop.mailsTo(recipient)).filter(({ kind }) => kind === 'order-confirmation');
    expect(confirmed).toHaveLength(1);
    const row = `${message(locale, 'checkout.giftCard.row', { end })}: −${held}`;
    expect(plain(confirmed[0]?.text ?? '')).toContain(row);
  });
}

test('a printed gift card of an amount of one’s own is carried with the goods, and its mail goes to whoever packs', async ({
  page,
  shop,
}) => {
  await chooseMarket(page, danish, shop);
  await openPage(page, giftCard.da);
  await choose(radio(page, danish, 'giftCard.type.printed'));
  await choose(radio(page, danish, 'giftCard.own'));
  await page.getByLabel(message('da', 'giftCard.ownLabel')).fill('50');
  await page.getByLabel(message('da', 'giftCard.recipientName')).fill('Åse');
  await expect(page.getByLabel(message('da', 'giftCard.recipientEmail'))).toHaveCount(0);
  await press(page, 'da', 'product.addToBag');
  const tooLow = message('da', 'giftCard.mistake.tooLow', { amount: '100 kr.' });
  await mistakesIn(page).getByRole('link', { name: tooLow }).click();
  await expect(page.getByLabel(message('da', 'giftCard.ownLabel'))).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1.250,50');
  await press(page, 'da', 'product.addToBag');
  const drawer = bagDrawer(page, 'da');
  await expect(drawer.getByText(message('da', 'giftCard.line.printed', { name: 'Åse' }))).toBeVisible();
  await expect(drawer.getByText('1.250,50 kr.').first()).toBeVisible();
  await reachPayment(page, danish, drawer, 'trykt@example.com');
  await payWith(page, 'da', 'success');
  await placeOrder(page, 'da');
  const printer = await shop.mailsTo('hello@marehalm.example');
  const [print] = printer.filter(({ kind }) => kind === 'gift-card-print');
  expect(plain(print?.text ?? '')).toContain('1.250,50 kr.');
  expect(print?.text).toContain('Hej Åse');
});

test(
  'a gift card in the bag is whole after a reload and in another tab, is changed, and says when a market has another currency',
  { tag: '@all' },
  async ({ page, shop }) => {
    // A day to come for the shop and for the page.
    await goByTheShopsClock(page);
    await chooseMarket(page, danish, shop);
    const drawer = await addGiftCard(page, danish, {
      type: 'onDate',
      amount: '500 kr.',
      fields: {
        sendOn: '2026-12-24',
        recipientName: 'Inge',
        recipientEmail: 'inge@example.com',
        message: 'Glædelig jul.\nVi ses.',
      },
    });
    const onDate = message('da', 'giftCard.line.onDate', {
      name: 'Inge',
      email: 'inge@example.com',
      date: '24. december 2026',
    });
    await expect(drawer.getByText(onDate)).toBeVisible();
    const cart = () => commerceCart(page, shop, 'dk');
    await expect.poll(cart).toEqual([{ sku: 'MH-GIFT-CARD-50000', quantity: 1 }]);

    await openPage(page, '/da/cart');
    await expect(main(page).getByText(onDate)).toBeVisible();
    await page.reload();
    await untilReady(page);
    await expect(main(page).getByText(onDate)).toBeVisible();
    const other = await page.context().newPage();
    await openPage(other, '/da/cart');
    await expect(main(other).getByText(onDate)).toBeVisible();

    await main(page)
      .getByRole('link', { name: message('da', 'giftCard.editFor', { name: 'Inge' }) })
      .click();
    await expect(page.getByLabel(message('da', 'giftCard.message'))).toHaveValue('Glædelig jul.\nVi ses.');
    await expect(page.getByRole('radio', { name: '500 kr.', exact: true })).toBeChecked();
    await page.getByLabel(message('da', 'giftCard.recipientName')).fill('Inge og Per');
    await press(page, 'da', 'giftCard.save');
    await expect(bagDrawer(page, 'da').getByText(/Til Inge og Per/)).toBeVisible();
    await expect(main(other).getByText(/Til Inge og Per/)).toBeVisible();
    // The address of the page tells nothing of whom it is for.
    expect(decodeURIComponent(page.url())).not.toContain('Inge');
    await expect.poll(cart).toEqual([{ sku: 'MH-GIFT-CARD-50000', quantity: 1 }]);

    await chooseMarket(page, norwegian, shop);
    await openPage(page, '/da/cart');
    const elsewhere = message('da', 'giftCard.otherCurrency', { amount: '500 kr.' });
    await expect(main(page).getByText(elsewhere)).toBeVisible();
    await other.close();
  },
);

test(
  'a shopper who switches the language while a gift card in the bag is edited goes on editing it',
  { tag: '@all' },
  async ({ page, shop }) => {
    await chooseMarket(page, danish, shop);
    const fields = { recipientName: 'Inge', recipientEmail: 'inge@example.com' };
    await addGiftCard(page, danish, { amount: '500 kr.', fields });
    await openPage(page, '/da/cart');
    await main(page)
      .getByRole('link', { name: message('da', 'giftCard.editFor', { name: 'Inge' }) })
      .click();
    await expect(page.getByLabel(message('da', 'giftCard.recipientName'))).toHaveValue('Inge');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${giftCard.en}#line-1`);
    await expect(page.getByLabel(message('en', 'giftCard.recipientName'))).toHaveValue('Inge');
    await page.getByLabel(message('en', 'giftCard.recipientName')).fill('Signe');
    await press(page, 'en', 'giftCard.save');
    await expect(bagButton(page, 'en', 1)).toBeVisible();
  },
);

test(
  'an amount of one’s own stays in the currency it was typed in: 250 kr. become no 250 euros',
  { tag: '@all' },
  async ({ page, shop }) => {
    await chooseMarket(page, danish, shop);
    await openPage(page, giftCard.da);
    const own = page.getByLabel(message('da', 'giftCard.ownLabel'));
    await choose(radio(page, danish, 'giftCard.own'));
    await own.fill('250');
    await page.getByLabel(message('da', 'giftCard.recipientName')).fill('Inge');
    await page.getByLabel(message('da', 'giftCard.recipientEmail')).fill('inge@example.com');
    await switchMarket(page, 'da', /International/);
    await expect(own).toHaveValue('');
    await press(page, 'da', 'product.addToBag');
    await expect(own).toHaveAccessibleDescription(
      new RegExp(message('da', 'giftCard.mistake.amountUnreadable')),
    );

    // Nor when the page is left and opened again in between.
    await switchMarket(page, 'da', /Danmark/);
    await own.fill('250');
    await openPage(page, '/da');
    await switchMarket(page, 'da', /International/);
    await openPage(page, giftCard.da);
    await expect(page.getByLabel(message('da', 'giftCard.recipientName'))).toHaveValue('Inge');
    await expect(own).toHaveValue('');

    // Nor in the bag.
    await switchMarket(page, 'da', /Danmark/);
    await own.fill('250');
    await press(page, 'da', 'product.addToBag');
    await expect(sum(bagDrawer(page, 'da'), 'da', 'bag.total')).toContainText('250 kr.');
    await page.keyboard.press('Escape');
    await switchMarket(page, 'da', /International/);
    await openPage(page, '/da/cart');
    await main(page)
      .getByRole('link', { name: message('da', 'giftCard.editFor', { name: 'Inge' }) })
      .click();
    await expect(radio(page, danish, 'giftCard.own')).toBeChecked();
    await expect(own).toHaveValue('');
    await own.fill('35');
    await press(page, 'da', 'giftCard.save');
    await expect(sum(bagDrawer(page, 'da'), 'da', 'bag.total')).toContainText('35 €');
  },
);

for (const shopper of sampled([european, danish])) {
  const { locale, market } = shopper;
  test(
    `a shopper who edits a gift card that another tab has changed or removed is told, and has no second one unasked, in ${locale}`,
    { tag: '@all' },
    async ({ page, context, shop }) => {
      const text = (key: string, values?: Record<string, string>) =>
        message(locale, `giftCard.${key}`, values);
      const editing = (name: string) => ({ name: text('editFor', { name }) });
      const nameIn = (tab: Page) => tab.getByLabel(text('recipientName'));
      const gone = main(page)
        .getByRole('status')
        .filter({ hasText: text('gone') });
      const cart = async () => (await commerceCart(page, shop, market))?.length;
      await chooseMarket(page, shopper, shop);
      const bought = await addGiftCard(page, shopper, {
        amount: market === 'dk' ? '300 kr.' : '€40',
        fields: { recipientName: 'Inge', recipientEmail: 'inge@example.com' },
      });
      await expect.poll(cart).toBe(1);
      const other = await context.newPage();
      await openPage(other, `${giftCard[locale]}#line-1`);
      await bought.getByRole('link', editing('Inge')).click();
      for (const tab of [page, other]) await expect(nameIn(tab)).toHaveValue('Inge');

      await nameIn(other).fill('Per');
      await press(other, locale, 'giftCard.save');
      const drawer = bagDrawer(other, locale);
      await expect(drawer.getByRole('link', editing('Per'))).toBeVisible();
      await nameIn(page).fill('Åse');
      await press(page, locale, 'giftCard.save');
      await expect(gone).toBeVisible();
      await expect(bagDrawer(page, locale)).toBeHidden();
      await expect(nameIn(page)).toHaveValue('Åse');
      await expect(page).toHaveURL(new RegExp(`${giftCard[locale]}$`));
      const add = main(page).getByRole('button', { name: message(locale, 'product.addToBag') });
      await expect(add).toBeFocused();
      await expect(add).toBeInViewport();
      await expect(gone).toBeInViewport();
      await expect(drawer.getByRole('listitem')).toHaveCount(1);
      await page.reload();
      await untilReady(page);
      await expect(nameIn(page)).toHaveValue('Åse');

      // Removed over the very page of its form.
      await openPage(page, `${giftCard[locale]}#line-1`);
      await expect(nameIn(page)).toHaveValue('Per');
      await drawer.getByRole('button', { name: message(locale, 'bag.remove') }).click();
      await expect(drawer.getByRole('link', editing('Per'))).toHaveCount(0);
      await nameIn(page).fill('Åse og Per');
      await press(page, locale, 'giftCard.save');
      await expect(gone).toBeVisible();
      await expectNoBarrier(page, `a gift card that is gone from the bag, in ${locale}`);
      await nameIn(page).fill('Åse og Bo');
      await expect(gone).toBeVisible();
      await add.click();
      await expect(bagDrawer(page, locale).getByRole('link', editing('Åse og Bo'))).toBeVisible();
      await expect(gone).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${giftCard[locale]}$`));
      await expect.poll(cart).toBe(1);
      await other.close();
    },
  );
}

for (const locale of sampled(['da', 'en'] as const)) {
  test(`a gift card that is typed where promo codes go pays for the order, in the bag and at the checkout, in ${locale}`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(90_000);
    const t = (key: string, values?: Record<string, string>) => message(locale, key, values);
    const shopper = { ...danish, locale, product: locale === 'da' ? danish.product : norwegian.product };
    await chooseMarket(page, danish, shop);
    const code = await boughtCode(page, shop, danish, '200 kr.', `kurv-${locale}@example.com`);
    const end = code.slice(-4);
    await openPage(page, shopper.product.path);
    await addToBag(page, locale);
    await openPage(page, locale === 'da' ? '/da/cart' : '/cart');
    await page.getByText(t('promo.question')).click();
    await page
      .getByRole('textbox', { name: t('promo.label') })
      .fill(`\u202a${code.replaceAll('-', '\u2011')}\u202c`);
    await page.getByRole('button', { name: t('promo.apply') }).click();
    await expect(page.getByText(t('promo.giftCard.taken', { end }))).toBeVisible();
    await main(page)
      .getByRole('link', { name: t('bag.checkout') })
      .click();
    await fillContact(page, shopper, `kurv-${locale}@example.com`);
    await goToDelivery(page, locale);
    const row = page.getByText(t('checkout.giftCard.row', { end })).first();
    await expect(row).toBeVisible();

    // In the checkout, as one that is not in the bag.
    await page.getByText(t('checkout.promo.ask')).first().click();
    const field = page.getByLabel(t('checkout.promo.label'));
    await field.fill(code);
    await page.getByRole('button', { name: t('checkout.promo.use') }).click();
    await expect(field).toHaveAccessibleDescription(t('checkout.giftCard.already'));
    await field.fill('ABCD-ABCD-ABCD-ABCD');
    await page.getByRole('button', { name: t('checkout.promo.use') }).click();
    await expect(field).toHaveAccessibleDescription(/gavekort|gift card/);
    await expect(page.getByText('ABCD-ABCD-ABCD-ABCD')).toHaveCount(0);
  });
}

test.describe('a code that the shop does not take', () => {
  test.use({ expectedComplaints: faultComplaints });

  test('a code that pays nothing is refused in words, and what was typed stays', async ({ page, shop }) => {
    test.setTimeout(60_000);
    await makeImpatient(page, false);
    await chooseMarket(page, danish, shop);
    const code = await boughtCode(page, shop, danish, '200 kr.', 'tom@example.com');
    await openPage(page, danish.product.path);
    await reachPayment(page, danish, await addToBag(page, 'da'), 'refused@example.com');
    await redeem(page, danish, 'ABCD-ABCD-ABCD-ABCD');
    const field = page.getByLabel(message('da', 'checkout.giftCard.label'));
    await expect(field).toHaveAccessibleDescription(/Der findes ikke et gavekort med den kode/);
    await expect(field).toHaveValue('ABCD-ABCD-ABCD-ABCD');
    // Too many requests is a reason of its own.
    for (const [how, fault] of sampled(faults, ([how]) => String(how === 'answers 429'))) {
      await test.step(`the commerce service ${how}`, async () => {
        await shop.breakService('commerce', fault);
        await setImpatient(page, true);
        await redeem(page, danish, code);
        const words = how === 'answers 429' ? 'checkout.giftCard.throttled' : 'checkout.promo.unreachable';
        await expect(field).toHaveAccessibleDescription(new RegExp(message('da', words)));
        await expect(field).toHaveValue(code);
        await shop.repair();
        await setImpatient(page, false);
      });
    }
    await redeem(page, danish, code);
    const end = code.slice(-4);
    const remove = page.getByRole('button', { name: message('da', 'checkout.giftCard.remove', { end }) });
    await expect(remove).toHaveCount(1);
    await redeem(page, danish, code);
    await expect(field).toHaveAccessibleDescription(new RegExp(message('da', 'checkout.giftCard.already')));
    await remove.click();
    await expect(remove).toHaveCount(0);
    await redeem(page, danish, code);
    await payWith(page, 'da', 'success');
    await placeOrder(page, 'da');

    await openPage(page, danish.product.path);
    await reachPayment(page, danish, await addToBag(page, 'da'), 'refused@example.com');
    await redeem(page, danish, code);
    await expect(field).toHaveAccessibleDescription(/ikke flere penge på gavekortet/);
  });
});

test.describe('years later', () => {
  test.use({ expectedComplaints: /Failed to load resource|ERR_/ });

  test(
    'a gift card that has run out is refused with the day it ran out on, in both languages',
    { tag: '@all' },
    async ({ page, shop }) => {
      test.setTimeout(90_000);
      await chooseMarket(page, danish, shop);
      const code = await boughtCode(page, shop, danish, '200 kr.', 'gammel@example.com');
      // Bought in November 2026, good for 36 months.
      await shop.crashAndReopen('2029-12-01T10:00:00Z');
      for (const [locale, words] of [
        ['da', /Gavekortet var gyldigt til den 21\. november 2029/],
        ['en', /The gift card was valid until November 21, 2029/],
      ] as const) {
        const shopper = locale === 'da' ? danish : { ...danish, locale, product: norwegian.product };
        await openPage(page, shopper.product.path);
        await page.evaluate(() => {
          sessionStorage.clear();
        });
        await reachPayment(page, shopper, await addToBag(page, locale), 'gammel@example.com');
        await redeem(page, shopper, code);
        const field = page.getByLabel(message(locale, 'checkout.giftCard.label'));
        await expect(field).toHaveAccessibleDescription(words);
        await expect(field).toHaveValue(code);
      }
      await shop.crashAndReopen();
    },
  );
});

test('a gift card that pays everything leaves no card to be asked for', async ({ page, shop }) => {
  test.setTimeout(60_000);
  await chooseMarket(page, european, shop);
  const code = await boughtCode(page, shop, european, '€100', 'alt@example.com');
  await openPage(page, european.product.path);
  await reachPayment(page, european, await addToBag(page, 'en'), 'alt@example.com');
  await redeem(page, european, code);
  await expect(main(page).getByText(message('en', 'checkout.giftCard.paysAll'))).toBeVisible();
  await expect(card(page, 'en', 'success')).toHaveCount(0);
  await press(page, 'en', 'checkout.continueToReview');
  await press(page, 'en', 'checkout.buyPaid');
  await expectConfirmation(page, 'en');
});

for (const shopper of sampled([danish, european])) {
  const { locale, market, total } = shopper;
  test(
    `a shopper who takes a gift card off the order hears so, and what is due, and goes on where cards are asked for, in ${locale}`,
    { tag: '@all' },
    async ({ page, shop }) => {
      test.setTimeout(60_000);
      await chooseMarket(page, shopper, shop);
      const email = `uden-gavekort-${market}@example.com`;
      const code = await boughtCode(page, shop, shopper, market === 'dk' ? '300 kr.' : '€40', email);
      await openPage(page, shopper.product.path);
      await reachPayment(page, shopper, await addToBag(page, locale), email);
      await redeem(page, shopper, code);
      const end = code.slice(-4);
      const removal = main(page).getByRole('button', {
        name: message(locale, 'checkout.giftCard.remove', { end }),
      });
      await removal.focus();
      await page.keyboard.press('Enter');
      await expect(removal).toHaveCount(0);
      await expect(
        main(page)
          .locator('summary')
          .filter({ hasText: message(locale, 'checkout.giftCard.ask') }),
      ).toBeFocused();
      const removed = plain(message(locale, 'checkout.giftCard.removed', { end, due: total }));
      await expect(main(page).getByRole('status').filter({ hasText: removed })).toHaveCount(1);
    },
  );
}

test(
  'a shopper whose gift card is taken off the order elsewhere reads so before the last button',
  { tag: '@all' },
  async ({ page, shop }) => {
    test.setTimeout(60_000);
    const email = 'gavekort-vaek@example.com';
    await chooseMarket(page, danish, shop);
    const code = await boughtCode(page, shop, danish, '300 kr.', email);
    await openPage(page, danish.product.path);
    await reachPayment(page, danish, await addToBag(page, 'da'), email);
    await redeem(page, danish, code);
    await payWith(page, 'da', 'success');
    const row = main(page).getByText(message('da', 'checkout.giftCard.row', { end: code.slice(-4) }));
    await expect(row.first()).toBeVisible();

    const [cartId] = await keptCartIds(page);
    const { cart } = await shop.askCommerce<{ cart: { appliedGiftCards: { id: string }[] } }>(
      'dk',
      'query ($cartId: ID!) { cart(id: $cartId) { appliedGiftCards { id } } }',
      { cartId },
    );
    const appliedGiftCardIds = cart.appliedGiftCards.map(({ id }) => id);
    await shop.askCommerce(
      'dk',
      `mutation ($cartId: ID!, $appliedGiftCardIds: [ID!]!) {
      cartGiftCardCodesRemove(cartId: $cartId, appliedGiftCardIds: $appliedGiftCardIds) { userErrors { code } }
    }`,
      { cartId, appliedGiftCardIds },
    );
    await comeBack(page);
    const news = main(page)
      .getByRole('status')
      .filter({ hasText: message('da', 'checkout.giftCard.gone') });
    await expect(news).toHaveCount(1);
    await expect(row).toHaveCount(0);
  },
);

test(
  'a shopper who presses twice on saving a gift card has changed it once',
  { tag: '@all' },
  async ({ page, shop }) => {
    await chooseMarket(page, danish, shop);
    const bought = await addGiftCard(page, danish, {
      amount: '300 kr.',
      fields: { recipientName: 'Inge', recipientEmail: 'inge@example.com' },
    });
    await bought.getByRole('link', { name: message('da', 'giftCard.editFor', { name: 'Inge' }) }).click();
    const name = main(page).getByRole('textbox', { name: message('da', 'giftCard.recipientName') });
    await expect(name).toHaveValue('Inge');
    await name.fill('Per');
    // Both before anything is drawn anew.
    await main(page)
      .getByRole('button', { name: message('da', 'giftCard.save') })
      .evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
    const drawer = bagDrawer(page, 'da');
    await expect(
      drawer.getByRole('link', { name: message('da', 'giftCard.editFor', { name: 'Per' }) }),
    ).toBeVisible();
    await expect(drawer.getByRole('listitem')).toHaveCount(1);
    await expect(main(page).getByText(message('da', 'giftCard.gone'))).toHaveCount(0);
    await expect(mistakesIn(page)).toHaveCount(0);
  },
);

for (const locale of sampled(['en', 'da'] as const)) {
  const shopper = locale === 'da' ? danish : { ...danish, locale, product: norwegian.product };
  test(`a shopper hears that a gift card does not pay in the market the order goes to now, in ${locale}`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(60_000);
    await chooseMarket(page, danish, shop);
    const email = `anden-valuta-${locale}@example.com`;
    const code = await boughtCode(page, shop, shopper, plain(locale === 'da' ? '300 kr.' : 'DKK 300'), email);
    await openPage(page, shopper.product.path);
    await reachPayment(page, shopper, await addToBag(page, locale), email);
    await redeem(page, shopper, code);
    const end = code.slice(-4);
    const removal = main(page).getByRole('button', {
      name: message(locale, 'checkout.giftCard.remove', { end }),
    });
    await expect(removal).toBeVisible();
    await changeCountry(page, locale, 'NO');
    const news = main(page).getByRole('status');
    await expect(news.filter({ hasText: message(locale, 'checkout.giftCard.left') })).toHaveCount(1);
    await changeCountry(page, locale, 'DK');
    await goToDelivery(page, locale);
    await expect(news.filter({ hasText: message(locale, 'checkout.giftCard.left') })).toHaveCount(0);
    // Nothing was taken from it, and it still pays where it did.
    await goToPayment(page, locale);
    await expect(removal).toBeVisible();
  });
}

for (const shopper of sampled([european, danish])) {
  const { locale, market } = shopper;
  test(
    `a shopper tells no address for a gift card by e-mail, and is asked for one when goods come into the bag, in ${locale}`,
    { tag: '@all' },
    async ({ page, context, shop }) => {
      await chooseMarket(page, shopper, shop);
      const drawer = await addGiftCard(page, shopper, {
        amount: market === 'dk' ? '300 kr.' : '€40',
        fields: { recipientName: 'Inge', recipientEmail: 'inge@example.com' },
      });
      const email = `uden-adresse-${market}@example.com`;
      await reachPayment(page, shopper, drawer, email, true);
      await expect(
        main(page).getByRole('radio', { name: message(locale, 'checkout.billing.nameAlone') }),
      ).toBeChecked();
      await payWith(page, locale, 'success');
      await expect(main(page).locator('address')).toHaveText(`${email}${nameOf(shopper)}`);
      await expectNoBarrier(page, `the last step without an address, in ${locale}`);

      const other = await context.newPage();
      await openPage(other, shopper.product.path);
      await addToBag(other, locale);
      await expect(
        main(page)
          .getByRole('status')
          .filter({ hasText: message(locale, 'checkout.addressNeeded') }),
      ).toHaveCount(1);
      const title = { name: message(locale, 'checkout.step.contact') };
      await expect(main(page).getByRole('heading', title)).toBeFocused();
      await fillContact(page, shopper, email);
      await goToDelivery(page, locale);
      await expect(main(page).locator('address')).toContainText(shopper.contact['street'] ?? '');
    },
  );
}
