export { generateMedia } from './generate-media.ts';
export type { VideoPathsByCmsPath } from './copy-videos.ts';
export type { MediaOptions } from './media-options.ts';
