import { makePictures } from './make-pictures.ts';
import { copyVideos } from './copy-videos.ts';
import type { MediaOptions } from './media-options.ts';

/** Generates the pictures and videos of a shop from the originals in its CMS. Returns a line with their numbers. */
export async function makeMedia(options: MediaOptions): Promise<string> {
  return `${await makePictures(options)}, ${await copyVideos(options)}`;
}
