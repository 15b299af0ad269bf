export { makeMedia } from './make-media.ts';
export type { GeneratedPicture } from './make-pictures.ts';
export type { MadeVideos } from './make-videos.ts';
export type { MediaOptions } from './media-options.ts';
