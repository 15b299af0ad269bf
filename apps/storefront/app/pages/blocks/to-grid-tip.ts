import type { TeaserView } from '../../view-models/teaser-view';

/** Converts a teaser of a tip for the kit's grid. */
export const toGridTip = ({ excerpt: text, meta: label, ...teaser }: TeaserView) => ({
  ...teaser,
  text,
  label,
});
