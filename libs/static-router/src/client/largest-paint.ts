import { attempt } from '../internal/attempt.ts';

/** A page that has not reported its largest image after this many milliseconds more has text that is larger. */
const IMAGE_PAINT_TIMEOUT_MS = 250;

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

/** A frame that was rendered is not yet on the screen: the browser reports an image when it is. */
function isPainted(image: HTMLImageElement): Promise<void> {
  return new Promise((resolve) => {
    // Where the browser does not report it, the text counts as larger.
    attempt(() =>
      new PerformanceObserver((list) => {
        const paints = list.getEntries() as LargestContentfulPaint[];
        if (paints.some(({ element }) => element === image)) resolve();
      }).observe({ type: 'largest-contentful-paint', buffered: true }),
    );
  });
}

/** Resolves when the largest element of the first viewport is on the screen, as far as the browser tells. */
export async function largestPaint(): Promise<void> {
  const images = [...document.images].filter((image) => image.loading !== 'lazy');
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await afterNextFrame();
  const [largest] = images.sort((one, other) => visibleArea(other) - visibleArea(one));
  if (largest) await Promise.race([isPainted(largest), sleep(IMAGE_PAINT_TIMEOUT_MS)]);
}
