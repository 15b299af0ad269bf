import { getPictureFiles } from '@marehalm/page-data/records';
import type { LocaleCode } from '@marehalm/shop';
import { toPictureSrc } from '../cms/localize-content.ts';
import type { Content, PictureEntry } from '../load-content.ts';
import type { MailPicture } from './mail-content.ts';

/** The pictures of mails: JPEG files from the shop's build, because not all mail programs support AVIF or WebP. */
export interface MailPictures {
  /** Returns the URL of a small packshot. */
  thumbnail(picture: PictureEntry): string | undefined;
  /** Returns a picture of the library at the full width of a mail. */
  wide(id: string, locale: LocaleCode): MailPicture | undefined;
}

/** Device pixels per CSS pixel of a wide picture. */
const DENSITY = 2;

/** Returns the mail pictures of a shop at `origin`. */
export function createMailPictures(content: Content, origin: () => string): MailPictures {
  const filesOf = (picture: PictureEntry) =>
    getPictureFiles({ ...picture, src: toPictureSrc(content, picture.id) });
  return {
    thumbnail(picture) {
      const { thumbnail } = filesOf(picture);
      return thumbnail && origin() + thumbnail.src;
    },
    wide(id, locale) {
      const picture = content.pictures.find((each) => each.id === id);
      const shared = picture && filesOf(picture).shared;
      return (
        shared && {
          src: origin() + shared.src,
          alt: picture.alt[locale],
          width: shared.width / DENSITY,
          height: shared.height / DENSITY,
        }
      );
    },
  };
}
