import type { PictureView } from './picture-view.ts';

/** A link of the content: its text and its path on this shop. */
export interface LinkView {
  readonly label: string;
  readonly path: string;
}

/** A teaser of an article, tip or routine for the kit's cards. */
export interface TeaserView {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly excerpt: string;
  /** Name of its category or topic. */
  readonly meta?: string;
  readonly picture: PictureView;
  readonly alt: string;
}

/** A product on a small card without a price, next to editorial texts. */
export interface SmallProductView {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly subtitle: string;
  readonly picture: PictureView;
}

/** One step of a routine, in the morning (`am`) or evening (`pm`), with its product. */
export interface RoutineStepView {
  readonly title: string;
  readonly note: string;
  readonly when: 'am' | 'pm';
  readonly product: SmallProductView;
}
