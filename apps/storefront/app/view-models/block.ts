import type { PictureView } from './product.ts';

export interface LinkView {
  readonly label: string;
  readonly path: string;
}

/** An article, tip or routine as the cards of the kit show it. */
export interface TeaserView {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly excerpt: string;
  /** Its category or topic. */
  readonly meta?: string;
  readonly picture: PictureView;
  readonly alt: string;
}

/** A product as a small card shows it: no price, for it stands beside words that are not about buying. */
export interface SmallProductView {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly subtitle: string;
  readonly picture: PictureView;
}

export interface RoutineStepView {
  readonly title: string;
  readonly note: string;
  readonly when: 'am' | 'pm';
  readonly product: SmallProductView;
}
