import type { Page } from '@playwright/test';
import { addToBag } from './bag.ts';
import { hold } from './hold.ts';
import { locales, message } from './messages.ts';
import { expect, test } from './test.ts';
import { openPage, untilReady } from './visit.ts';

const t = (key: string, values?: Record<string, string | number>) => message('en', key, values);

const leeSerum = 'Lee Serum';

/** The line at the top of the window while a page is fetched. */
const progress = (page: Page) => page.locator('[role=status][data-state]');

/** The link of the header to the front page. */
const homeLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: t('site.homeLink'), exact: true });

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

/** Goes to `path` as a link would, from a page that is ready. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (path) =>
      (
        window as unknown as { __reactRouterDataRouter: { navigate: (to: string) => Promise<void> } }
      ).__reactRouterDataRouter.navigate(path),
    path,
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
    await openPage(page, '/shop');
    await page.locator('main [data-late][data-alive]').first().waitFor();
    await scrollTo(page, 400);
    await follow(page, '/shop?utm_source=mail');
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
    await follow(page, '/face/moisturisers');
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
      await follow(page, target);
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

  test('a hash scrolls to a block that comes late', async ({ page }) => {
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
    await follow(page, '/about/ingredients#oat');
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
    await follow(page, '/product/lee-serum');
    await expect(page.getByRole('heading', { level: 1, name: leeSerum })).toBeFocused();
    await scrollTo(page, 500);
    await follow(page, '/care-journal');
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

  test('back from a part of a page leads to where the shopper was', async ({ page }) => {
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

  test('whoever scrolls on is not called back by a page that still grows', async ({ page }) => {
    await openPage(page, '/product/lee-serum');
    await follow(page, '/about/ingredients#oat');
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

test.describe('the page transition', () => {
  test.use({ reducedMotion: 'no-preference' });

  /** Notes what the page transitions that begin from now on do, in the order of their ends. */
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
    await openPage(page, '/');
    await page.getByRole('main').getByRole('link', { name: 'See all products' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect
      .poll(transitions)
      .toEqual([
        '::view-transition-new(root) page-in 60+100=160, ::view-transition-old(root) page-out 0+60=60',
        'longest 160',
      ]);
    // And so does the way back.
    await page.goBack();
    await expect.poll(async () => (await transitions()).length).toBe(4);
  });

  test('shows neither a change of the query nor one of the hash, in either direction', async ({ page }) => {
    const transitions = await watchTransitions(page);
    await openPage(page, '/shop');
    await homeLink(page).click();
    await expect(page).toHaveURL('/');
    await expect.poll(async () => (await transitions()).length).toBe(2);
    await page.goBack();
    await expect(page).toHaveURL('/shop');
    await expect.poll(async () => (await transitions()).length).toBe(4);

    await follow(page, '/shop?utm_source=mail');
    await follow(page, '/shop?utm_source=mail#main');
    await expect(page).toHaveURL('/shop?utm_source=mail#main');
    await page.goBack();
    await expect(page).toHaveURL('/shop?utm_source=mail');
    await page.goBack();
    await expect(page).toHaveURL('/shop');
    // The next change of page is the next transition.
    await homeLink(page).click();
    await expect(page).toHaveURL('/');
    await expect.poll(async () => (await transitions()).length).toBe(6);
  });

  test('shifts nothing and leaves the focus at the heading', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          };
          // As the Cumulative Layout Shift counts: another page is what was asked for.
          if (!hadRecentInput) shifts.push(value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shifts });
    });
    // The second page of a visit: the fonts are here.
    await openPage(page, '/cart');
    await openPage(page, '/');
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

    test('does not exist', async ({ page }) => {
      const transitions = await watchTransitions(page);
      await openPage(page, '/');
      await page.getByRole('main').getByRole('link', { name: 'See all products' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await transitions()).toEqual([]);
    });
  });
});

test('a new page has its title, and its heading has the focus and is heard once', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    addEventListener(
      'focusin',
      ({ target }) => heard.push((target as Element).textContent?.trim() ?? ''),
      true,
    );
    new MutationObserver((records) => {
      for (const { target } of records) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          '[role=status],[role=alert],[aria-live]',
        );
        if (region?.textContent) heard.push(region.textContent.trim());
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  await openPage(page, '/shop');
  await page.evaluate(() => ((window as unknown as { heard: string[] }).heard.length = 0));
  await follow(page, '/product/lee-serum');
  await expect(page).toHaveTitle('Lee Serum – Marehalm');
  await expect(page.getByRole('heading', { level: 1, name: leeSerum })).toBeFocused();
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard.filter((words) => words.includes(leeSerum))).toEqual([leeSerum]);
});

test('a page that follows another of its kind is as if it were the first, and so is the one before after Back', async ({
  page,
}) => {
  const pages = [
    ['/product/windbreak-day-cream', 'Windbreak Day Cream'],
    ['/product/amber-lip-balm', 'Amber Lip Balm'],
    ['/product/gift-card', undefined],
    ['/product/rain-shampoo', 'Rain Shampoo'],
    ['/journal/order-of-layers', undefined],
    ['/journal/skin-in-february', undefined],
  ] as const;
  await openPage(page, '/product/lee-serum');
  const heading = page.getByRole('heading', { level: 1 });
  for (const [path, name] of pages) {
    await follow(page, path);
    await expect(page).toHaveURL(path);
    if (name) await expect(heading).toHaveText(name);
    await expect(heading).toBeFocused();
  }
  for (const [, name] of pages.toReversed().slice(1)) {
    await page.goBack();
    if (name) await expect(heading).toHaveText(name);
  }
  // By a link of the page, too.
  await follow(page, '/product/lee-serum');
  const neighbour = page.locator('main article a[href^="/product/"]').first();
  const path = (await neighbour.getAttribute('href')) ?? '';
  await neighbour.click();
  await expect(page).toHaveURL(path);
  await expect(heading).not.toHaveText(leeSerum);
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: t('bag.add') })
      .first(),
  ).toBeVisible();
});

test.describe('the page-loading indicator', () => {
  test('starts with the fetching of data and finishes with the page', async ({ page }) => {
    // Whether it was asked for before the press or by it.
    const letDataCome = await hold(page, '**/shop.data*');
    await openPage(page, '/');
    await expect(progress(page)).toHaveAttribute('data-state', 'idle');
    await page.getByRole('main').getByRole('link', { name: 'See all products' }).click();
    await expect(progress(page)).toHaveAttribute('data-state', 'loading');
    await expect(progress(page)).toHaveText(t('site.loading'));
    await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
    await letDataCome();
    await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeFocused();
    await expect(progress(page)).toHaveAttribute('data-state', 'idle');
    await expect(progress(page)).toBeEmpty();
  });

  for (const locale of locales) {
    test.describe(() => {
      test.use({ expectedComplaints: /status of 503|Unable to decode|Failed to load/ });

      test(`fails on error, and the shopper is told, in ${locale}`, async ({ page }) => {
        await page.route('**/shop.data*', (route) => route.fulfill({ status: 503, body: 'Out of order' }));
        await openPage(page, locale === 'en' ? '/cart' : '/da/cart');
        await follow(page, locale === 'en' ? '/shop' : '/da/shop');
        await expect(progress(page)).toHaveAttribute('data-state', 'failed');
        await expect(progress(page)).toHaveText(message(locale, 'site.loadFailed'));
        const heading = page.getByRole('heading', {
          level: 1,
          name: message(locale, 'error.somethingWrong'),
        });
        await expect(heading).toBeFocused();
        await page
          .getByRole('main')
          .getByRole('link', { name: message(locale, 'error.goHome') })
          .click();
        await expect(page).toHaveURL(locale === 'en' ? '/' : '/da');
        await expect(progress(page)).toHaveAttribute('data-state', 'idle');
      });
    });
  }
});

test.describe('a page before it is asked for', () => {
  const cleanser = 'Dune Gel Cleanser';
  const product = (page: Page) => page.getByRole('main').getByRole('link', { name: cleanser, exact: true });

  test('is fetched once, when a link to it comes into sight, and nothing of it after the press', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\/dune-gel-cleanser\.data$|\/assets\/product-(?!list-)/.test(pathname)) asked.push(pathname);
    });
    const data = page.waitForResponse('**/product/dune-gel-cleanser.data');
    await openPage(page, '/dune-grass');
    await product(page).scrollIntoViewIfNeeded();
    await data;
    await page.waitForFunction(
      () =>
        'en.product' in
        (window as unknown as { __reactRouterRouteModules: object }).__reactRouterRouteModules,
    );
    await product(page).click();
    await expect(page.getByRole('heading', { level: 1, name: cleanser })).toBeFocused();
    expect(asked).toHaveLength(2);

    // What stands around the page is still the same, and so is the way back.
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Dune Grass' })).toBeFocused();
  });
});

test.describe('guards', () => {
  const header = (page: Page) => page.getByRole('banner');

  test('the theme-transition guard gives the header the theme of the page, before scripts too', async ({
    page,
    shop,
  }) => {
    for (const [path, ground] of [
      ['/', 'picture-dark-text'],
      ['/da', 'picture-dark-text'],
      ['/shop', 'paper'],
      ['/about/about', 'paper'],
    ] as const) {
      const html = await (await fetch(shop.origin + path)).text();
      expect(html, path).toContain(`data-ground="${ground}"`);
    }
    await openPage(page, '/');
    await expect(header(page)).toHaveAttribute('data-ground', 'picture-dark-text');
    await follow(page, '/shop');
    await expect(header(page)).toHaveAttribute('data-ground', 'paper');
    await page.goBack();
    await expect(header(page)).toHaveAttribute('data-ground', 'picture-dark-text');
  });

  test('the authentication guard leads a guest to the log-in page, which leads back', async ({ page }) => {
    await openPage(page, '/account/addresses?from=mail');
    await expect(page).toHaveURL('/account/login?return=%2Faccount%2Faddresses%3Ffrom%3Dmail');
    await follow(page, '/account/forgotten-password');
    await expect(page).toHaveURL('/account/forgotten-password');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  for (const locale of locales) {
    test.describe(() => {
      test.use({ expectedComplaints: /UnknownGuardError|no guard is called/ });

      test(`an unknown guard shows the error page instead of the page, in ${locale}`, async ({ page }) => {
        // As a build in which somebody has mistaken the name; the build itself would not have ended.
        await page.route('**/assets/account-*.js', async (route) => {
          const answer = await route.fetch();
          const code = (await answer.text()).replace(/(guards:\[.)authentication/, '$1administration');
          await route.fulfill({ response: answer, body: code });
        });
        const home = locale === 'en' ? '/' : '/da';
        await openPage(page, locale === 'en' ? '/cart' : '/da/cart');
        await follow(page, locale === 'en' ? '/account/overview' : '/da/account/overview');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(message(locale, 'error.generic'));
        await expect(page.getByRole('banner')).toHaveCount(0);
        await page.getByRole('link', { name: message(locale, 'error.goHome') }).click();
        await expect(page).toHaveURL(home);
        await expect(page.getByRole('banner')).toBeVisible();
      });
    });
  }
});

test.describe('pages that do not exist', () => {
  test.use({ expectedComplaints: /status of 404|No route matches/ });

  for (const [what, path] of [
    ['no route matches', '/product/lee-serum/reviews'],
    ['the validation of a page fails', '/product/no-such-product'],
  ] as const) {
    test(`when ${what}, a not-found error says so, on arrival and on the way`, async ({ page, shop }) => {
      const words = 'This page could not be found';
      expect((await fetch(shop.origin + path)).status).toBe(404);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();

      await openPage(page, '/shop');
      await follow(page, path);
      const heading = page.getByRole('heading', { level: 1, name: words });
      await expect(heading).toBeFocused();
      await expect(progress(page)).toHaveAttribute('data-state', 'idle');
      await page
        .getByRole('main')
        .getByRole('link', { name: t('error.goHome') })
        .click();
      await expect(page).toHaveURL('/');
    });
  }
});

test.describe('after a deploy under an open page', () => {
  test.use({
    expectedComplaints:
      /status of 404|dynamically imported module|Error loading route module|not a valid JavaScript/,
  });

  /** Takes away the code of the product page, as if it were that of an older build; says which file it is. */
  async function lose(page: Page): Promise<string> {
    const file = await page.evaluate(
      () =>
        (window as unknown as { __reactRouterManifest: { routes: Record<string, { module: string }> } })
          .__reactRouterManifest.routes['en.product']?.module,
    );
    if (file === undefined) throw new Error('Cannot lose the code of the product page: the shop has none');
    await page.route(`**${file}`, (route) => route.fulfill({ status: 404, body: '' }));
    return `**${file}`;
  }

  test('a page whose code is gone is fetched whole, at most once in 60 seconds', async ({ page }) => {
    // A link of a list that has not come to life is the browser's own.
    const openList = async () => {
      await openPage(page, '/shop');
      await page.locator('main [data-late][data-alive]').first().waitFor();
    };
    await openPage(page, '/cart');
    const lost = await lose(page);
    // A page that reloads forgets what is written on it.
    const isStillHere = () => page.evaluate(() => 'isHere' in window);
    const product = page.getByRole('main').getByRole('link', { name: leeSerum, exact: true });

    // A link that only comes into sight, and a pointer that only passes over it, lose nothing.
    const refused = page.waitForResponse(lost);
    await openList();
    await page.evaluate(() => Object.assign(window, { isHere: true }));
    await product.hover();
    await refused;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await isStillHere()).toBe(true);

    const loaded = page.waitForEvent('load');
    await product.click();
    await loaded;
    await expect(page).toHaveURL('/product/lee-serum');
    await expect(page.getByRole('heading', { level: 1, name: leeSerum })).toBeVisible();

    // Its code is still gone, so it is plain; the next page comes to life, and a second failure is shown.
    await openList();
    await page.evaluate(() => Object.assign(window, { isHere: true }));
    await product.click();
    await expect(page.getByRole('heading', { level: 1, name: t('error.generic') })).toBeVisible();
    expect(await isStillHere()).toBe(true);
  });

  test('another tab that fills the bag takes nothing from a form that is half filled in', async ({
    page,
    context,
  }) => {
    await openPage(page, '/');
    const asked: string[] = [];
    await page.route('**/assets/use-bag-*.js', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ status: 404, body: '' });
    });
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.scrollIntoViewIfNeeded();
    await field.fill('lee@example.com');
    await page.evaluate(() => {
      Object.assign(window, { isHere: true });
      addEventListener('storage', ({ key }) => {
        if (key === 'marehalm-bag') document.documentElement.dataset['heard'] = '';
      });
    });

    const tab = await context.newPage();
    await openPage(tab, '/product/lee-serum');
    await addToBag(tab, 'en');
    await expect(page.locator('html[data-heard]')).toHaveCount(1);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(asked).toEqual([]);
    await expect(field).toHaveValue('lee@example.com');

    expect(await page.evaluate(() => 'isHere' in window)).toBe(true);

    // The page is loaded again for the code when nothing is lost by that.
    const loaded = page.waitForEvent('load');
    await field.fill('');
    await field.blur();
    await loaded;
    expect(asked).toHaveLength(1);
  });
});

test('the fonts flag is kept in session storage, and the next page shows them from the start', async ({
  page,
}) => {
  await openPage(page, '/cart');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('marehalm.fonts'))).toBe('1');
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
  await page.goto('/shop');
  await expect(page.locator('html')).toHaveAttribute('data-fonts', 'ready');
  expect(await page.evaluate(() => localStorage.getItem('marehalm.fonts'))).toBeNull();
});
