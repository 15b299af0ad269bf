import type { RichText } from '@marehalm/cms-client/rich-text';
import type { LocaleCode } from '@marehalm/shop';
import type { PictureView } from './picture-view.ts';

/** One file of a video with its MIME type. */
export interface VideoSourceView {
  readonly src: string;
  readonly type: string;
}

/** A video with its poster, captions and description. */
export interface VideoView {
  readonly title: string;
  /** Whole seconds. */
  readonly seconds: number;
  readonly hasSound: boolean;
  readonly poster: PictureView;
  /** The video in several formats, the best first. */
  readonly sources: readonly [VideoSourceView, ...VideoSourceView[]];
  /** Those in the language of the page first. */
  readonly captions: readonly { readonly src: string; readonly language: LocaleCode }[];
  readonly description: RichText;
}
