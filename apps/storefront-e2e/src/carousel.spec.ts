import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** The page of the shop that has a carousel which moves by itself. */
const PAGE = '/about/about';
/** Specification, section 9. */
const AUTOPLAY_INTERVAL_MS = 3000;

// Everywhere else the shop is tried with reduced motion.
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

/** The carousel in the window, with Embla. The clock of the page can be put forward, and goes on by itself. */
async function visitCarousel(page: Page): Promise<Carousel> {
  await page.clock.install();
  await page.goto(PAGE);
  const carousel = carouselOf(page);
  await carousel.section.scrollIntoViewIfNeeded();
  await expect(carousel.view).toHaveAttribute('data-engine', 'embla');
  return carousel;
}

/** Somebody has pointed at it and gone on: from then on it says where it stands. */
async function visitUsedCarousel(page: Page): Promise<Carousel> {
  const carousel = await visitCarousel(page);
  await carousel.view.hover();
  await page.mouse.move(0, 0);
  return carousel;
}

/** Live regions speak only while nothing moves by itself: what tells a screen reader so tells the test. */
const moves = ({ position }: Carousel) => expect(position).toHaveAttribute('aria-live', 'off');
const standsStill = async (page: Page, { position }: Carousel) => {
  await expect(position).toHaveAttribute('aria-live', 'polite');
  const before = await position.innerText();
  await page.clock.fastForward(2 * AUTOPLAY_INTERVAL_MS);
  await expect(position).toHaveText(before);
};

test('a shopper sees the next picture every three seconds, without doing anything', async ({ page }) => {
  const carousel = await visitCarousel(page);
  await moves(carousel);
  for (let turn = 0; turn < 2; turn += 1) {
    const before = await carousel.position.innerText();
    await page.clock.fastForward(AUTOPLAY_INTERVAL_MS);
    await expect(carousel.position).not.toHaveText(before);
  }
  await expect(carousel.button('Pause')).toBeVisible();
});

test('a carousel stands still while a shopper points at it, has the focus in it, has another tab open or has paused it', async ({
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

test('a shopper moves a carousel by its buttons', async ({ page }) => {
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

test('a carousel starts in a browser that knows no touches', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'TouchEvent');
  });
  await moves(await visitCarousel(page));
});

test('a shopper moves a carousel by keyboard alone', async ({ page }) => {
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

  test('a shopper who only arrives hears nothing of a carousel', async ({ page }) => {
    const { position } = await visitCarousel(page);
    await expect(position).toHaveText('1 of 5');
    await expect(position).toHaveAttribute('aria-live', 'off');
  });

  test('a carousel stands still until somebody plays it', async ({ page }) => {
    const carousel = await visitUsedCarousel(page);
    await standsStill(page, carousel);
    await expect(carousel.position).toHaveText('1 of 5');
    await carousel.button('Play').click();
    await moves(carousel);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper scrolls a carousel, and is offered no button that does nothing', async ({ page }) => {
    await page.goto(PAGE);
    const { section, view } = carouselOf(page);
    await expect(section.getByRole('button')).toHaveCount(0);
    await view.scrollIntoViewIfNeeded();
    await view.hover();
    await page.mouse.wheel(600, 0);
    await expect(section.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.9 });
  });
});

test('a film is fetched when a shopper plays it, and not before', async ({ page }) => {
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
