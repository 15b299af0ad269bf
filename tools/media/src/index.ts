export { makeMedia } from './make-media.ts';
export type { GeneratedPicture } from './make-pictures.ts';
export type { VideoPathsByCmsPath } from './copy-videos.ts';
export type { MediaOptions } from './media-options.ts';
