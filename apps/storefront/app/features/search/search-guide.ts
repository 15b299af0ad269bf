import type { PerLocale, PictureView } from '../../catalogue/product-view';

/** What the search shows besides its hits: one file, fetched when the search is first opened. */
export interface SearchGuide {
  /** Records name pictures by id; where their files lie changes with every build. */
  readonly pictures: Readonly<Record<string, Omit<PictureView, 'alt'>>>;
  /** Where to look when nothing was found. */
  readonly categories: PerLocale<readonly { readonly label: string; readonly href: string }[]>;
}
