import { makePictures } from './make-pictures.ts';
import { makeVideos } from './make-videos.ts';
import type { MediaOptions } from './media-options.ts';

/** Makes the pictures and films of a shop from the masters of its content service. Returns how many there are. */
export async function makeMedia(options: MediaOptions): Promise<string> {
  return `${await makePictures(options)}, ${await makeVideos(options)}`;
}
