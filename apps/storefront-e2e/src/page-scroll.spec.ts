import type { Page } from '@playwright/test';
import { message } from './messages.ts';
import { expect, test } from './test.ts';
import { goTo, homeLink, openPage, openWhole, untilReady } from './visit.ts';

const t = (key: string) => message('en', key);

const leeSerum = 'Lee Serum';

const height = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls to `top` and waits until the page knows. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true });
        window.scrollTo(0, top);
      }),
    top,
  );
}

test.describe('where a page begins', () => {
  test('on a change to a different path the page scrolls to the top', async ({ page }) => {
    await openPage(page, '/shop');
    await scrollTo(page, 1500);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/about/contact');
    await expect.poll(() => height(page)).toBe(0);
  });

  test('on a change of the query alone the page stays where it is', async ({ page }) => {
    await openWhole(page, '/shop');
    await scrollTo(page, 400);
    await goTo(page, '/shop?utm_source=mail');
    await expect(page).toHaveURL('/shop?utm_source=mail');
    expect(await height(page)).toBe(400);
  });

  test('a page that declares the next one as related keeps the shopper in place', async ({ page }) => {
    await openPage(page, '/face');
    await scrollTo(page, 60);
    const choices = page.getByRole('navigation', { name: t('list.narrow') });
    await choices.getByRole('link', { name: 'Cleansers', exact: true }).click();
    await expect(page).toHaveURL('/face/cleansers');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await height(page)).toBe(60);
  });

  test('a related page that is asked for from far below begins with its choices', async ({ page }) => {
    await openPage(page, '/face');
    await scrollTo(page, 1600);
    await goTo(page, '/face/moisturisers');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const choices = page.getByRole('navigation', { name: t('list.narrow') });
    await expect(choices).toBeInViewport();
    expect(await height(page)).toBeGreaterThan(0);
    const header = await page.getByRole('banner').boundingBox();
    const box = await choices.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });

  test('the page that was asked for once more begins anew', async ({ page }) => {
    await openPage(page, '/');
    await scrollTo(page, 900);
    await homeLink(page).click();
    await expect.poll(() => height(page)).toBe(0);
  });

  for (const [what, path] of [
    ['a part that is in the page', '/about/ingredients#oat'],
    ['an answer that is folded away', undefined],
  ] as const) {
    test(`a hash scrolls to ${what}, below the header`, async ({ page }) => {
      await openPage(page, '/about/help');
      const target =
        path ??
        `/about/help#${await page.getByRole('main').locator('details [id]').last().getAttribute('id')}`;
      await openPage(page, '/product/lee-serum');
      await goTo(page, target);
      await expect(page).toHaveURL(target);
      const part = page.locator(`[id="${target.split('#')[1]}"]`);
      await expect(part).toBeInViewport();
      const header = await page.getByRole('banner').boundingBox();
      const box = await part.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
      await expect(page.locator(':focus')).toHaveCount(1);
      expect(
        await part.evaluate((element) => element.contains(document.activeElement)),
        'the focus is in the part',
      ).toBe(true);
    });
  }

  test('a hash scrolls to a block that comes late', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/product/lee-serum');
    // As a part whose code is still on its way, and which pushes down what follows when it comes.
    await page.evaluate(() => {
      const find = document.getElementById.bind(document);
      let isHere = false;
      document.getElementById = (id) => (id === 'oat' && !isHere ? null : find(id));
      const comeLate = () => {
        isHere = true;
        const before = document.createElement('div');
        before.style.blockSize = '500px';
        find('oat')?.parentElement?.prepend(before);
      };
      Object.assign(window, { comeLate });
    });
    await goTo(page, '/about/ingredients#oat');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await height(page)).toBe(0);
    await page.evaluate(() => (window as unknown as { comeLate: () => void }).comeLate());
    await expect(page.locator('#oat')).toBeInViewport();
    const header = await page.getByRole('banner').boundingBox();
    const box = await page.locator('#oat').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });

  test('scroll restoration is manual: back and forward lead to where the shopper was', async ({ page }) => {
    await openPage(page, '/shop');
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
    await scrollTo(page, 1200);
    await goTo(page, '/product/lee-serum');
    await expect(page.getByRole('heading', { level: 1, name: leeSerum })).toBeFocused();
    await scrollTo(page, 500);
    await goTo(page, '/care-journal');
    await expect.poll(() => height(page)).toBe(0);

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: leeSerum })).toBeFocused();
    await expect.poll(() => height(page)).toBe(500);
    await page.goBack();
    await expect(page).toHaveURL('/shop');
    await expect.poll(() => height(page)).toBe(1200);
    await page.goForward();
    await expect.poll(() => height(page)).toBe(500);

    // A reload forgets nothing.
    await page.reload();
    await untilReady(page);
    await expect.poll(() => height(page)).toBe(500);
    await page.goBack();
    await expect(page).toHaveURL('/shop');
    await expect.poll(() => height(page)).toBe(1200);
  });

  test('back from a part of a page leads to where the shopper was', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/about/ingredients');
    await scrollTo(page, 250);
    await page.getByRole('main').getByRole('link', { name: 'H', exact: true }).click();
    await expect(page).toHaveURL(/#letter-h$/);
    await expect.poll(() => height(page)).toBeGreaterThan(600);
    const part = await height(page);
    await page.goBack();
    await expect.poll(() => height(page)).toBe(250);
    await page.goForward();
    await expect.poll(() => height(page)).toBe(part);
  });

  test(
    'whoever scrolls on is not called back by a page that still grows',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, '/product/lee-serum');
      await goTo(page, '/about/ingredients#oat');
      await expect(page.locator('#oat')).toBeInViewport();
      await page.mouse.move(700, 500);
      await page.mouse.wheel(0, 700);
      await expect(page.locator('#oat')).not.toBeInViewport();
      const there = await height(page);
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            document.body.append(Object.assign(document.createElement('p'), { textContent: 'Late' }));
            requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
          }),
      );
      expect(await height(page)).toBeGreaterThanOrEqual(there);
    },
  );
});

test('a shopper reads questions and answers, whatever stands after # in the address, and goes back from one', async ({
  page,
}) => {
  await openPage(page, '/about/testing-and-safety');
  const answer = page.locator('main details [id]').last();
  const id = await answer.getAttribute('id');
  await page.goto(`/about/testing-and-safety#${id}`);
  await expect(answer).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/safety$/);

  // No escaped text at all.
  await openPage(page, '/about/how-we-make-it');
  await openPage(page, '/about/testing-and-safety#50%');
  await expect(answer).toBeAttached();
  await page.evaluate(() => {
    location.hash = '#5%';
  });
  await expect(page).toHaveURL(/#5%$/);
  await expect(answer).toBeAttached();
});
