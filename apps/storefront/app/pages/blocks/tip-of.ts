import type { TeaserView } from '../../view-models/block';

/** A tip as the kit's grid shows it. */
export const tipOf = (teaser: TeaserView) => ({ ...teaser, alt: teaser.picture.alt });
