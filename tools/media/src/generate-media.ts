import { generatePictures } from './generate-pictures.ts';
import { copyVideos } from './copy-videos.ts';
import type { MediaOptions } from './media-options.ts';

/** Generates the pictures and videos of a shop from the originals in its CMS. Returns a line with their numbers. */
export async function generateMedia(options: MediaOptions): Promise<string> {
  return `${await generatePictures(options)}, ${await copyVideos(options)}`;
}
