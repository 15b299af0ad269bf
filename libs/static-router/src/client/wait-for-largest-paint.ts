import { attempt } from '../internal/attempt.ts';

/** Maximum time to wait for the paint entry of the largest image. There is none when a text is larger. */
const PAINT_TIMEOUT_MS = 250;

/** Resolves after `time` milliseconds. */
export const sleep = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

const afterNextFrame = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

function visibleArea(image: HTMLImageElement): number {
  const { left, right, top, bottom } = image.getBoundingClientRect();
  const width = Math.min(right, innerWidth) - Math.max(left, 0);
  const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return Math.max(width, 0) * Math.max(height, 0);
}

/** Resolves when the browser reports the paint of `image`, or any largest paint without an image. Never resolves in browsers that do not report it. */
function isPainted(image: HTMLImageElement | undefined): Promise<void> {
  return new Promise((resolve) => {
    attempt(() =>
      new PerformanceObserver((list) => {
        const paints = list.getEntries() as LargestContentfulPaint[];
        if (paints.some(({ element }) => !image || element === image)) resolve();
      }).observe({ type: 'largest-contentful-paint', buffered: true }),
    );
  });
}

/** Resolves when all eager images are decoded and the largest one is painted, at most 250 ms after decoding. */
export async function waitForLargestPaint(): Promise<void> {
  const images = [...document.images].filter((image) => image.loading !== 'lazy');
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await afterNextFrame();
  const [largest] = images.sort((one, other) => visibleArea(other) - visibleArea(one));
  await Promise.race([isPainted(largest), sleep(PAINT_TIMEOUT_MS)]);
}
