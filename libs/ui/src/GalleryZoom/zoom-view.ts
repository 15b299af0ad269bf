/** Scale and position of a picture in the stage. */
export interface ZoomView {
  /** 1 to {@link MAX_ZOOM_SCALE}; 1 fits the stage. */
  readonly scale: number;
  /** Center of the picture, in px from the center of the stage. */
  readonly x: number;
  readonly y: number;
}

/** In px. */
export interface PixelDimensions {
  readonly width: number;
  readonly height: number;
}

/** In px from the center of the stage. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Beyond it photographs show no more detail. */
export const MAX_ZOOM_SCALE = 4;

/** The whole picture, centered. */
export const UNZOOMED_VIEW: ZoomView = { scale: 1, x: 0, y: 0 };

/** Limits a value to ±`limit`. Never returns −0, which not all comparisons treat as 0. */
const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) + 0;

/** Moves `view` so that the picture covers as much of the stage as possible. */
export function clampZoomView(view: ZoomView, whole: PixelDimensions, stage: PixelDimensions): ZoomView {
  const slackX = Math.max(0, (whole.width * view.scale - stage.width) / 2);
  const slackY = Math.max(0, (whole.height * view.scale - stage.height) / 2);
  return { scale: view.scale, x: clamp(view.x, slackX), y: clamp(view.y, slackY) };
}

/** Scales `view` by `factor` around `point`. */
export function zoomAt(view: ZoomView, factor: number, point: Point): ZoomView {
  const scale = Math.min(MAX_ZOOM_SCALE, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return {
    scale,
    x: point.x - (point.x - view.x) * grown,
    y: point.y - (point.y - view.y) * grown,
  };
}

/** Returns the largest size at which a picture of `ratio` (width / height) fits in the stage. */
export function calculateFittedSize(ratio: number, stage: PixelDimensions): PixelDimensions {
  const width = Math.min(stage.width, stage.height * ratio);
  return { width, height: width / ratio };
}
