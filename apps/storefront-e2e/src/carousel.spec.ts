import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** The page with a carousel that moves by itself. */
const PAGE = '/about/about';
/** Specification, section 9. */
const AUTOPLAY_INTERVAL_MS = 3000;

// All other tests use reduced motion.
test.use({ reducedMotion: 'no-preference' });

interface Carousel {
  readonly section: Locator;
  readonly position: Locator;
  readonly view: Locator;
  readonly button: (name: string) => Locator;
}

function carouselOf(page: Page): Carousel {
  const section = page.getByRole('region', { name: 'How they feel' });
  return {
    section,
    position: section.getByRole('status'),
    view: section.getByRole('group', { name: 'How they feel' }),
    button: (name) => section.getByRole('button', { name, exact: true }),
  };
}

/** The carousel, hydrated and in the viewport. The clock of the page can be advanced, and runs on. */
async function visitCarousel(page: Page): Promise<Carousel> {
  await page.clock.install();
  await page.goto(PAGE);
  const carousel = carouselOf(page);
  await carousel.section.scrollIntoViewIfNeeded();
  await expect(carousel.view).toHaveAttribute('data-engine', 'embla');
  return carousel;
}

/** Moves the pointer over the carousel and away: from then on its live region is active. */
async function visitUsedCarousel(page: Page): Promise<Carousel> {
  const carousel = await visitCarousel(page);
  await carousel.view.hover();
  await page.mouse.move(0, 0);
  return carousel;
}

/** The live region is active only while nothing moves by itself. */
const moves = ({ position }: Carousel) => expect(position).toHaveAttribute('aria-live', 'off');
const standsStill = async (page: Page, { position }: Carousel) => {
  await expect(position).toHaveAttribute('aria-live', 'polite');
  const before = await position.innerText();
  await page.clock.fastForward(2 * AUTOPLAY_INTERVAL_MS);
  await expect(position).toHaveText(before);
};

test('carousel advances every three seconds', async ({ page }) => {
  const carousel = await visitCarousel(page);
  await moves(carousel);
  for (let turn = 0; turn < 2; turn += 1) {
    const before = await carousel.position.innerText();
    await page.clock.fastForward(AUTOPLAY_INTERVAL_MS);
    await expect(carousel.position).not.toHaveText(before);
  }
  await expect(carousel.button('Pause')).toBeVisible();
});

test('carousel stops under the pointer, with focus inside, in a hidden tab and when paused', async ({
  page,
}) => {
  const carousel = await visitCarousel(page);
  await carousel.view.hover();
  await standsStill(page, carousel);
  await page.mouse.move(0, 0);
  await moves(carousel);

  await carousel.view.focus();
  await standsStill(page, carousel);
  await carousel.view.blur();
  await moves(carousel);

  const turnTab = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await turnTab(true);
  await standsStill(page, carousel);
  await turnTab(false);
  await moves(carousel);

  await carousel.button('Pause').click();
  await page.mouse.move(0, 0);
  await standsStill(page, carousel);
  await carousel.button('Play').click();
  await moves(carousel);
});

test('buttons move the carousel', async ({ page }) => {
  const { position, button, view } = await visitCarousel(page);
  await button('Pause').click();
  await view.press('Home');
  await expect(position).toHaveText('1 of 5');
  await expect(button('Previous')).toHaveAttribute('aria-disabled', 'true');
  await button('Next').click();
  await expect(position).toHaveText('2 of 5');
  await button('Previous').click();
  await expect(position).toHaveText('1 of 5');
});

test('carousel starts in a browser without touch events', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'TouchEvent');
  });
  await moves(await visitCarousel(page));
});

test('keyboard alone operates the carousel', async ({ page }) => {
  const { view, position, button } = await visitCarousel(page);
  // In this order: pause, previous, next, the pictures.
  await button('Pause').focus();
  await page.keyboard.press('Tab');
  await expect(button('Previous')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button('Next')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(view).toBeFocused();
  await page.keyboard.press('Home');
  await expect(position).toHaveText('1 of 5');
  await page.keyboard.press('ArrowRight');
  await expect(position).toHaveText('2 of 5');
  await page.keyboard.press('End');
  await expect(position).toHaveText('5 of 5');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(position).toHaveText('4 of 5');
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('carousel announces nothing on load', async ({ page }) => {
    const { position } = await visitCarousel(page);
    await expect(position).toHaveText('1 of 5');
    await expect(position).toHaveAttribute('aria-live', 'off');
  });

  test('carousel does not move until the shopper starts it', async ({ page }) => {
    const carousel = await visitUsedCarousel(page);
    await standsStill(page, carousel);
    await expect(carousel.position).toHaveText('1 of 5');
    await carousel.button('Play').click();
    await moves(carousel);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('carousel can be scrolled, and shows no button that does nothing', async ({ page }) => {
    await page.goto(PAGE);
    const { section, view } = carouselOf(page);
    await expect(section.getByRole('button')).toHaveCount(0);
    await view.scrollIntoViewIfNeeded();
    await view.hover();
    await page.mouse.wheel(600, 0);
    await expect(section.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.9 });
  });
});

test('film is fetched when the shopper plays it, and not before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/videos\//.test(request.url())) fetched.push(new URL(request.url()).pathname);
  });
  await page.goto(PAGE);
  const play = page.getByRole('button', { name: 'Play the film The sea one morning' });
  await play.scrollIntoViewIfNeeded();
  await expect(play).toBeVisible();
  expect(fetched).toEqual([]);
  await play.click();
  const video = page.locator('video');
  await expect(video).toBeFocused();
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  expect(fetched.some((path) => /\.(webm|mp4)$/.test(path))).toBe(true);
  expect(
    await video.evaluate((element: HTMLVideoElement) =>
      [...element.textTracks].map(({ language }) => language),
    ),
  ).toEqual(['en', 'da']);
});
