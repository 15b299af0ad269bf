/** How a picture lies under the window it is looked at through. */
export interface ZoomView {
  /** Times its whole size, 1 to {@link MAX_SCALE}. */
  readonly scale: number;
  /** Where its middle is, in px from the middle of the stage. */
  readonly x: number;
  readonly y: number;
}

/** In px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** In px from the middle of the stage. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Beyond it a photograph of the shop shows its grain and nothing else. */
export const MAX_SCALE = 4;

/** The whole picture, in the middle. */
export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 };

/** Never −0, which is not the middle to everybody. */
const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) + 0;

/** `view` with no more empty stage beside the picture than its size makes necessary. */
export function keepInView(view: ZoomView, whole: Size, stage: Size): ZoomView {
  const slackX = Math.max(0, (whole.width * view.scale - stage.width) / 2);
  const slackY = Math.max(0, (whole.height * view.scale - stage.height) / 2);
  return { scale: view.scale, x: clamp(view.x, slackX), y: clamp(view.y, slackY) };
}

/** `view`, `factor` times as large, with what is at `point` staying there. */
export function zoomAt(view: ZoomView, factor: number, point: Point): ZoomView {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return {
    scale,
    x: point.x - (point.x - view.x) * grown,
    y: point.y - (point.y - view.y) * grown,
  };
}

/** The largest size of a picture of `ratio` (width by height) that a stage shows whole. */
export function fitted(ratio: number, stage: Size): Size {
  const width = Math.min(stage.width, stage.height * ratio);
  return { width, height: width / ratio };
}
