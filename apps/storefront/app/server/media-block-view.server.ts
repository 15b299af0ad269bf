import type { CarouselBlock, VideoBlock } from '@marehalm/shop/content';
import type { LocaleCode } from '@marehalm/shop';
import type { Content } from './content.server.ts';
import { pictureView } from './pictures.server.ts';
import type { VideoView } from '../view-models/video.ts';
import { videoView } from './videos.server.ts';
import type { MediaBlockView } from '../view-models/media-block.ts';

/** @throws Error when the content has no film of this id. */
export function videoById(id: string, content: Content, locale: LocaleCode): VideoView {
  const video = content.videos.find((one) => one.id === id);
  if (!video) throw new Error(`Cannot show film ${id}: the content has none of that id`);
  return videoView(video, locale);
}

export function carouselView({ title, slides, ratio, autoplay }: CarouselBlock): MediaBlockView {
  return {
    type: 'carousel',
    title,
    slides: slides.map(({ picture, caption }) => ({ picture: pictureView(picture), caption })),
    ratio: ratio ?? '3:2',
    autoplays: autoplay ?? false,
  };
}

export function videoBlockView(
  { title, video }: VideoBlock,
  content: Content,
  locale: LocaleCode,
): MediaBlockView {
  return { type: 'video', title, video: videoById(video, content, locale) };
}
