import type { Video } from '@marehalm/shop/content';
import { parseRichText } from '@marehalm/cms-client/rich-text';
import { localeCodes, type LocaleCode } from '@marehalm/shop';
import { toPictureView } from './pictures.ts';
import type { PageSources } from './sources.ts';
import type { VideoView } from '../view-models/video.ts';

/**
 * Converts a CMS video; captions in the language of the page come first.
 *
 * @throws Error when the video has no file or it has not been generated.
 */
export function toVideoView(video: Video, sources: PageSources, locale: LocaleCode): VideoView {
  const fileOf = (src: string) => {
    const file = sources.videoPaths[src];
    if (file === undefined) throw new Error(`Cannot show ${src}: it has not been generated`);
    return file;
  };
  const [first, ...rest] = video.sources.map(({ src, type }) => ({ src: fileOf(src), type }));
  if (!first) throw new Error(`Cannot show film ${video.id}: it has no file`);
  const languages = [locale, ...localeCodes.filter((code) => code !== locale)];
  return {
    title: video.title,
    seconds: video.seconds,
    hasSound: video.hasSound,
    poster: toPictureView(video.poster, sources),
    sources: [first, ...rest],
    captions: languages.flatMap((language) =>
      video.captions
        .filter((captions) => captions.locale === language)
        .map(({ src }) => ({ src: fileOf(src), language })),
    ),
    description: parseRichText(video.description),
  };
}
