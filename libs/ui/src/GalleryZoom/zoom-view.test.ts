import { expect, test } from 'vitest';
import {
  calculateFittedSize,
  clampZoomView,
  MAX_ZOOM_SCALE,
  UNZOOMED_VIEW,
  zoomAt,
  type Point,
  type ZoomView,
} from './zoom-view.ts';

const stage = { width: 800, height: 600 };
const portrait = calculateFittedSize(4 / 5, stage);

test('calculateFittedSize() shows the whole picture, as large as the stage allows', () => {
  expect(calculateFittedSize(4 / 5, stage)).toEqual({ width: 480, height: 600 });
  expect(calculateFittedSize(2, stage)).toEqual({ width: 800, height: 400 });
});

/** The part of the picture at `point`, in px of its full size from its center. */
const under = (view: ZoomView, point: Point) => ({
  x: (point.x - view.x) / view.scale,
  y: (point.y - view.y) / view.scale,
});

test.each([
  [1.5, { x: 0, y: 0 }],
  [2, { x: 120, y: -200 }],
  [3.3, { x: -240, y: 300 }],
])('zoomAt() by %s keeps the point under the finger in place', (factor, point) => {
  for (const before of [UNZOOMED_VIEW, { scale: 1.2, x: 30, y: -40 }]) {
    const after = zoomAt(before, factor, point);
    expect(after.scale).toBeCloseTo(Math.min(before.scale * factor, MAX_ZOOM_SCALE));
    expect(under(after, point).x).toBeCloseTo(under(before, point).x);
    expect(under(after, point).y).toBeCloseTo(under(before, point).y);
  }
});

test('zoomAt() stays between the whole picture and the maximum scale', () => {
  expect(zoomAt(UNZOOMED_VIEW, 100, { x: 0, y: 0 }).scale).toBe(MAX_ZOOM_SCALE);
  expect(zoomAt({ scale: 2, x: 50, y: 0 }, 0.01, { x: 0, y: 0 }).scale).toBe(1);
});

test.each<[criterion: string, view: ZoomView, expected: ZoomView]>([
  ['brings the whole picture back to the middle', { scale: 1, x: 90, y: -20 }, UNZOOMED_VIEW],
  ['leaves a place that is possible', { scale: 2, x: 60, y: 100 }, { scale: 2, x: 60, y: 100 }],
  ['stops where the edges meet', { scale: 2, x: 900, y: -900 }, { scale: 2, x: 80, y: -300 }],
  [
    'does not move a picture that is narrower than the stage',
    { scale: 1.5, x: 40, y: 40 },
    { scale: 1.5, x: 0, y: 40 },
  ],
])('clampZoomView() %s', (_criterion, view, expected) => {
  expect(clampZoomView(view, portrait, stage)).toEqual(expected);
});
