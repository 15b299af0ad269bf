import type { Page } from '@playwright/test';
import { getMessage } from './messages.ts';
import { expect, test } from './test.ts';
import {
  navigateTo,
  getHomeLink,
  openAndHydratePage,
  openPageWithHydratedBoundary,
  waitUntilHydrated,
} from './open-page.ts';

const t = (key: string) => getMessage('en', key);

const leeSerum = 'Lee Serum';

const height = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls to `top` and waits until the page has handled it. */
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

test.describe('scroll position', () => {
  test('is the top after navigation to another path', async ({ page }) => {
    await openAndHydratePage(page, '/shop');
    await scrollTo(page, 1500);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/about/contact');
    await expect.poll(() => height(page)).toBe(0);
  });

  test('stays after a change of the query alone', { tag: '@all' }, async ({ page }) => {
    await openPageWithHydratedBoundary(page, '/shop');
    await scrollTo(page, 400);
    await navigateTo(page, '/shop?utm_source=mail');
    await expect(page).toHaveURL('/shop?utm_source=mail');
    expect(await height(page)).toBe(400);
  });

  test('stays after navigation to a related page', async ({ page }) => {
    await openAndHydratePage(page, '/face/cleansers');
    await scrollTo(page, 60);
    const choices = page.getByRole('navigation', { name: t('list.narrow') });
    await choices.getByRole('link', { name: 'Moisturisers', exact: true }).click();
    await expect(page).toHaveURL('/face/moisturisers');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await height(page)).toBe(60);
  });

  test('is the navigation of a related page when the shopper was far below', async ({ page }) => {
    await openAndHydratePage(page, '/face');
    await scrollTo(page, 1600);
    await navigateTo(page, '/face/moisturisers');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const choices = page.getByRole('navigation', { name: t('list.narrow') });
    await expect(choices).toBeInViewport();
    expect(await height(page)).toBeGreaterThan(0);
    const header = await page.getByRole('banner').boundingBox();
    const box = await choices.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });

  test('is the top when the current page is requested again', { tag: '@all' }, async ({ page }) => {
    await openAndHydratePage(page, '/');
    await scrollTo(page, 900);
    await getHomeLink(page).click();
    await expect.poll(() => height(page)).toBe(0);
  });

  for (const [what, path] of [
    ['a part that is in the page', '/about/ingredients#oat'],
    ['an answer that is folded away', undefined],
  ] as const) {
    test(`is ${what} below the header after navigation to a hash`, async ({ page }) => {
      await openAndHydratePage(page, '/about/help');
      const target =
        path ??
        `/about/help#${await page.getByRole('main').locator('details [id]').last().getAttribute('id')}`;
      await openAndHydratePage(page, '/product/lee-serum');
      await navigateTo(page, target);
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

  test('is the block of the hash when that loads late', { tag: '@all' }, async ({ page }) => {
    await openAndHydratePage(page, '/product/lee-serum');
    // As a part that loads late and moves what follows it.
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
    await navigateTo(page, '/about/ingredients#oat');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await height(page)).toBe(0);
    await page.evaluate(() => (window as unknown as { comeLate: () => void }).comeLate());
    await expect(page.locator('#oat')).toBeInViewport();
    const header = await page.getByRole('banner').boundingBox();
    const box = await page.locator('#oat').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });

  test('is restored by back and forward navigation and after a reload', async ({ page }) => {
    await openAndHydratePage(page, '/shop');
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
    await scrollTo(page, 1200);
    await navigateTo(page, '/product/lee-serum');
    await expect(page.getByRole('heading', { level: 1, name: leeSerum })).toBeFocused();
    await scrollTo(page, 500);
    await navigateTo(page, '/care-journal');
    await expect.poll(() => height(page)).toBe(0);

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: leeSerum })).toBeFocused();
    await expect.poll(() => height(page)).toBe(500);
    await page.goBack();
    await expect(page).toHaveURL('/shop');
    await expect.poll(() => height(page)).toBe(1200);
    await page.goForward();
    await expect.poll(() => height(page)).toBe(500);

    // A reload keeps the positions.
    await page.reload();
    await waitUntilHydrated(page);
    await expect.poll(() => height(page)).toBe(500);
    await page.goBack();
    await expect(page).toHaveURL('/shop');
    await expect.poll(() => height(page)).toBe(1200);
  });

  test('is restored by back navigation from a hash', { tag: '@all' }, async ({ page }) => {
    await openAndHydratePage(page, '/about/ingredients');
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

  test('is not reset for a shopper who scrolls while the page grows', { tag: '@all' }, async ({ page }) => {
    await openAndHydratePage(page, '/product/lee-serum');
    await navigateTo(page, '/about/ingredients#oat');
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
  });
});

test('page of questions works with any hash in the URL', async ({ page }) => {
  await openAndHydratePage(page, '/about/testing-and-safety');
  const answer = page.locator('main details [id]').last();
  const id = await answer.getAttribute('id');
  await page.goto(`/about/testing-and-safety#${id}`);
  await expect(answer).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/safety$/);

  // A malformed escape.
  await openAndHydratePage(page, '/about/how-we-make-it');
  await openAndHydratePage(page, '/about/testing-and-safety#50%');
  await expect(answer).toBeAttached();
  await page.evaluate(() => {
    location.hash = '#5%';
  });
  await expect(page).toHaveURL(/#5%$/);
  await expect(answer).toBeAttached();
});
