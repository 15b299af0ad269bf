import { readConfiguration } from '../site/configuration.ts';
import { makePictures } from './pictures.ts';
import { makeVideos } from './videos.ts';

/** Makes the pictures and films of the shop from the masters of the CMS. Returns how many there are. */
export async function makeMedia(): Promise<string> {
  const configuration = readConfiguration(process.env);
  return `${await makePictures(configuration)}, ${await makeVideos(configuration)}`;
}
