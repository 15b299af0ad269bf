import type { TeaserView } from '../../view-models/block';

/** A tip as the kit's grid shows it. */
export const tipOf = ({ excerpt: text, meta: label, ...teaser }: TeaserView) => ({ ...teaser, text, label });
