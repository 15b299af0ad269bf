import { type LocaleCode, localeCodes } from '@marehalm/shop';

/** A file of a film, in the folder `videos` of the content. */
export type VideoFileName =
  | { readonly file: string; readonly type: 'video/webm' | 'video/mp4' }
  | { readonly file: string; readonly type: 'text/vtt'; readonly locale: LocaleCode };

/** The files that every film has, the best format first. */
export function listVideoFiles(id: string): readonly VideoFileName[] {
  return [
    { file: `${id}.webm`, type: 'video/webm' },
    { file: `${id}.mp4`, type: 'video/mp4' },
    ...localeCodes.map((locale) => ({ file: `${id}.${locale}.vtt`, type: 'text/vtt' as const, locale })),
  ];
}
