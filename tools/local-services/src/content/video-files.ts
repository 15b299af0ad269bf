import { type LocaleCode, localeCodes } from '@marehalm/shop';

/** A file of a video in the content's folder `videos`. */
export type VideoFile =
  | { readonly file: string; readonly type: 'video/webm' | 'video/mp4' }
  | { readonly file: string; readonly type: 'text/vtt'; readonly locale: LocaleCode };

/** Returns the files of a video, the best format first. */
export function listVideoFiles(id: string): readonly VideoFile[] {
  return [
    { file: `${id}.webm`, type: 'video/webm' },
    { file: `${id}.mp4`, type: 'video/mp4' },
    ...localeCodes.map((locale) => ({ file: `${id}.${locale}.vtt`, type: 'text/vtt' as const, locale })),
  ];
}
