import type { TeaserView } from '../../view-models/teaser-view';

/** Converts a teaser into an item of the UI kit's `TipsGrid`. */
export const toTipsGridItem = ({ excerpt: text, meta: label, ...teaser }: TeaserView) => ({
  ...teaser,
  text,
  label,
});
