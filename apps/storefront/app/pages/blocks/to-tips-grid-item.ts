import type { TeaserView } from '@marehalm/page-data';

/** Converts a teaser into an item of the UI kit's `TipsGrid`. */
export const toTipsGridItem = ({ excerpt: text, meta: label, ...teaser }: TeaserView) => ({
  ...teaser,
  text,
  label,
});
