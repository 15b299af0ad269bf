import type { TeaserView } from './block-view';

/** A tip as the kit's grid shows it. */
export const tipOf = (teaser: TeaserView) => ({ ...teaser, alt: teaser.picture.alt });
