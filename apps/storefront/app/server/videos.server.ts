import path from 'node:path';
import type { Video } from '@marehalm/shop/content';
import { parseRichText } from '@marehalm/cms-client/rich-text';
import { localeCodes, type LocaleCode } from '@marehalm/shop';
import type { VideoPathsByCmsPath } from '@marehalm/media';
import { createJsonFileReader } from '@marehalm/media/json-file-reader';
import { toPictureView } from './pictures.server.ts';
import type { VideoView } from '../view-models/video.ts';

const readMadeVideos = createJsonFileReader<VideoPathsByCmsPath>(path.resolve('.cache/videos.json'));

/** Returns the shop's file of a CMS video. */
function fileOf(src: string): string {
  const file = readMadeVideos()[src];
  if (file === undefined) throw new Error(`Cannot show ${src}: the media step has not made it`);
  return file;
}

/**
 * Converts a CMS video; captions in the language of the page come first.
 *
 * @throws Error when the video has no file or the media step has not made it.
 */
export function toVideoView(video: Video, locale: LocaleCode): VideoView {
  const [first, ...rest] = video.sources.map(({ src, type }) => ({ src: fileOf(src), type }));
  if (!first) throw new Error(`Cannot show film ${video.id}: it has no file`);
  const languages = [locale, ...localeCodes.filter((code) => code !== locale)];
  return {
    title: video.title,
    seconds: video.seconds,
    hasSound: video.hasSound,
    poster: toPictureView(video.poster),
    sources: [first, ...rest],
    captions: languages.flatMap((language) =>
      video.captions
        .filter((captions) => captions.locale === language)
        .map(({ src }) => ({ src: fileOf(src), language })),
    ),
    description: parseRichText(video.description),
  };
}
