import type { Page } from '@playwright/test';
import { createLoggedInAccount } from './account.ts';
import { buyProduct } from './buy-product.ts';
import { toLocalizedPath } from './localized-path.ts';
import { getMain } from './page-elements.ts';
import { danishShopper, germanShopper } from './test-shoppers.ts';
import { expectNoAxeViolations } from './axe-violations.ts';
import { checkThroughLabel } from './check-through-label.ts';
import { getMessage } from './messages.ts';
import { openPageWithHydratedBoundary, openAndHydratePage } from './open-page.ts';
import { desktopViewportSize, getProductListParts } from './product-list.ts';
import type { MarketId, RunningShop } from './running-shop.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';

const parcel = {
  carrier: 'PostNord',
  trackingNumber: '00370730254738',
  trackingUrl: 'https://track.example/00370730254738',
};

/** Sends the order of a buyer, and returns the path of the link to its reviews in the mail. */
async function sendOrder(shop: RunningShop, market: MarketId, email: string): Promise<string> {
  const [mail] = await shop.fetchMailsTo(email);
  const [number = ''] = /\b(?:DK|INT)\d{4,}\b/.exec(mail?.text ?? '') ?? [];
  await shop.ship(market, number, parcel);
  const sent = (await shop.fetchMailsTo(email)).find(({ kind }) => kind === 'order-shipped');
  return new URL(/http\S+\/reviews\/\S+/.exec(sent?.text ?? '')?.[0] ?? '').pathname;
}

/** The reviews that the content service publishes. */
async function fetchReviews(shop: RunningShop): Promise<readonly unknown[]> {
  const answer = await fetch(`${shop.origin}/api/v1/reviews`);
  return ((await answer.json()) as { items: unknown[] }).items;
}

const fieldsOf = (page: Page, names: { title: string; text: string; name: string }) => ({
  title: page.getByRole('textbox', { name: names.title, exact: true }),
  text: page.getByRole('textbox', { name: names.text, exact: true }),
  name: page.getByRole('textbox', { name: names.name, exact: true }),
});

test.afterEach(async ({ shop }) => {
  await shop.removeReviews();
});

for (const shopper of sampleCases([danishShopper, germanShopper])) {
  const { locale, market } = shopper;
  const { name: product } = shopper.product;
  const t = (key: string, values?: Record<string, string | number>) => getMessage(locale, key, values);

  test.describe(() => {
    test.use({ expectedComplaints: /status of 503/ });

    test(`buyer reviews what was sent, and it is shown once it is approved, in ${locale}`, async ({
      page,
      shop,
    }) => {
      const email = `anmelder-${locale}@example.com`;
      await openAndHydratePage(page, toLocalizedPath(locale, locale === 'en' ? '/' : ''));
      await createLoggedInAccount(page, shop, shopper, email);
      await buyProduct(page, shopper, email, true);
      await openAndHydratePage(page, toLocalizedPath(locale, '/account'));
      await getMain(page).getByRole('article').getByRole('link').first().click();
      await expect(getMain(page).getByText(t('account.fulfilment.unfulfilled'))).toBeVisible();
      const write = getMain(page).getByRole('button', { name: t('review.writeAbout', { product }) });
      await expect(write).toHaveCount(0);

      const link = await sendOrder(shop, market, email);
      await page.reload();
      await write.click();
      const stars = getMain(page).getByRole('group', { name: t('review.yourStars') });
      await expect(stars.getByRole('radio').first()).toBeFocused();
      const fields = fieldsOf(page, {
        title: t('review.headline'),
        text: t('review.text'),
        name: t('review.name'),
      });
      const send = () =>
        getMain(page)
          .getByRole('button', { name: t('review.submit') })
          .click();
      await fields.name.fill(email);
      await send();
      await expect(stars).toHaveAccessibleDescription(t('review.starsMissing'));
      await expect(fields.name).toHaveAccessibleDescription(new RegExp(t('review.nameIsEmail')));
      await expectNoAxeViolations(page, 'refused review', 'main');

      await checkThroughLabel(stars.getByRole('radio', { name: t('review.rankInWords', { stars: 4 }) }));
      await fields.title.fill('Rolig hud efter en uge');
      await fields.text.fill('<b>Et tryk</b> om morgenen er nok.');
      await fields.name.fill('I. Æ.');
      await shop.breakService('commerce', { status: 503, path: '/reviews' });
      await send();
      await expect(getMain(page).getByRole('alert')).toContainText(t('review.failed'));
      await shop.clearFaults();
      await send();
      await expect(getMain(page).getByText(t('review.received', { product }))).toBeVisible();
      // The form with the focused button is gone.
      await expect(getMain(page).getByRole('region', { name: t('review.yours') })).toBeFocused();
      await expectNoAxeViolations(page, 'sent review', 'main');
      await page.goto(link);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('radio')).toHaveCount(0);

      expect(await fetchReviews(shop)).toEqual([]);
      expect(await shop.approveReviews()).toBe(1);
      const [review, ...others] = await fetchReviews(shop);
      expect(review).toMatchObject({ product: 'p04', stars: 4, name: 'I. Æ.', language: locale });
      expect(JSON.stringify(review)).not.toContain(email);
      expect(others).toEqual([]);

      await page.setViewportSize(desktopViewportSize);
      const list = getProductListParts(page, locale);
      const filter = { en: 'min-rating', da: 'min-vurdering' }[locale];
      await openPageWithHydratedBoundary(page, `${toLocalizedPath(locale, '/shop')}?${filter}=4`);
      await list.settled();
      await expect(list.cards).toHaveCount(1);
      await expect(list.cards).toContainText(product);
      await expect(list.cards).toContainText(t('review.count', { count: 1 }));
      await expect(list.cards.getByRole('img', { name: t('review.stars', { stars: 4 }) })).toBeVisible();
      await expectNoAxeViolations(page, 'rated products', 'main');
    });
  });
}

test.describe(() => {
  test.use({ expectedComplaints: /status of 422/ });

  test(
    'buyer without an account reviews by the link in the mail',
    { tag: '@all' },
    async ({ page, shop }) => {
      const email = 'anmelder-gaest@example.com';
      await buyProduct(page, danishShopper, email);
      await page.goto(await sendOrder(shop, 'dk', email));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(danishShopper.product.name);
      await expectNoAxeViolations(page, 'form of a review');
      const fields = fieldsOf(page, { title: 'Overskrift', text: 'Din anmeldelse', name: 'Navn, der vises' });
      await fields.title.fill('God');
      await fields.name.fill('M.');
      const send = () => page.getByRole('button').click();
      await send();
      await expect(fields.text).toHaveAccessibleDescription('Skriv din anmeldelse');
      await expect(fields.title).toHaveValue('God');
      await expectNoAxeViolations(page, 'refused form of a review');
      await page.getByRole('radio').nth(2).check();
      await fields.text.fill('Den er i orden.');
      await send();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      expect(await shop.approveReviews()).toBe(1);
      expect(await fetchReviews(shop)).toMatchObject([{ stars: 3, title: 'God', name: 'M.' }]);
    },
  );
});
