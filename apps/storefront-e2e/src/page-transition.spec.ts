import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { navigateTo, getHomeLink, openAndHydratePage } from './open-page.ts';

const leeSerum = 'Lee Serum';

test.describe('page transition', () => {
  test.use({ reducedMotion: 'no-preference' });

  /** Records the view transitions that start from now on. */
  async function watchTransitions(page: Page): Promise<() => Promise<readonly string[]>> {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { transitions: seen });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        void transition.ready.then(() => {
          const ends = document.getAnimations().flatMap((animation) => {
            const { effect } = animation;
            if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement?.startsWith('::view-transition'))
              return [];
            const { activeDuration, delay = 0, endTime } = effect.getComputedTiming();
            const name = animation instanceof CSSAnimation ? animation.animationName : '';
            return [`${effect.pseudoElement} ${name} ${delay}+${String(activeDuration)}=${String(endTime)}`];
          });
          seen.push(
            ends
              .filter((end) => end.includes(' page-'))
              .sort()
              .join(', '),
          );
          seen.push(`longest ${Math.max(...ends.map((end) => Number(end.split('=')[1])))}`);
        });
        return transition;
      };
    });
    return () => page.evaluate(() => (window as unknown as { transitions: string[] }).transitions);
  }

  test("is named 'page', with the old page out before the new one comes in", async ({ page }) => {
    const transitions = await watchTransitions(page);
    await openAndHydratePage(page, '/');
    await page.getByRole('main').getByRole('link', { name: 'See all products' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect
      .poll(transitions)
      .toEqual([
        '::view-transition-new(root) page-in 60+100=160, ::view-transition-old(root) page-out 0+60=60',
        'longest 160',
      ]);
    // Back navigation does the same.
    await page.goBack();
    await expect.poll(async () => (await transitions()).length).toBe(4);
  });

  test('is not shown for a change of the query or the hash, in either direction', async ({ page }) => {
    const transitions = await watchTransitions(page);
    await openAndHydratePage(page, '/shop');
    await getHomeLink(page).click();
    await expect(page).toHaveURL('/');
    await expect.poll(async () => (await transitions()).length).toBe(2);
    await page.goBack();
    await expect(page).toHaveURL('/shop');
    await expect.poll(async () => (await transitions()).length).toBe(4);

    await navigateTo(page, '/shop?utm_source=mail');
    await navigateTo(page, '/shop?utm_source=mail#main');
    await expect(page).toHaveURL('/shop?utm_source=mail#main');
    await page.goBack();
    await expect(page).toHaveURL('/shop?utm_source=mail');
    await page.goBack();
    await expect(page).toHaveURL('/shop');
    // The next navigation is the next transition.
    await getHomeLink(page).click();
    await expect(page).toHaveURL('/');
    await expect.poll(async () => (await transitions()).length).toBe(6);
  });

  test('can be skipped by another one without an error', { tag: '@all' }, async ({ page }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        // As the router does when the next page is ready.
        transition.skipTransition();
        return transition;
      };
    });
    await openAndHydratePage(page, '/');
    await page.getByRole('main').getByRole('link', { name: 'See all products' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('is not requested in a browser without view transitions', { tag: '@all' }, async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.addInitScript(() => {
      Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    });
    await openAndHydratePage(page, '/');
    await page.getByRole('main').getByRole('link', { name: 'See all products' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeFocused();
    expect(warnings).toEqual([]);
  });

  test('causes no layout shift and leaves the focus at the heading', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          };
          // As in Cumulative Layout Shift, shifts right after input do not count.
          if (!hadRecentInput) shifts.push(value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shifts });
    });
    // The second page of a visit, with cached fonts.
    await openAndHydratePage(page, '/cart');
    await openAndHydratePage(page, '/');
    await page.getByRole('main').getByRole('link', { name: 'See all products' }).click();
    await expect(page).toHaveURL('/shop');
    await page.getByRole('main').getByRole('link', { name: leeSerum, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: leeSerum })).toBeFocused();
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every(
          ({ effect }) => !(effect as KeyframeEffect | null)?.pseudoElement?.startsWith('::view-transition'),
        ),
    );
    const shifted = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    );
    expect(shifted).toBeLessThan(0.001);
  });

  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test('is not shown', async ({ page }) => {
      const transitions = await watchTransitions(page);
      await openAndHydratePage(page, '/');
      await page.getByRole('main').getByRole('link', { name: 'See all products' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await transitions()).toEqual([]);
    });
  });
});
