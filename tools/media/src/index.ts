export { makeMedia } from './make-media.ts';
export type { GeneratedPicture } from './make-pictures.ts';
export type { VideoPaths } from './make-videos.ts';
export type { MediaOptions } from './media-options.ts';
