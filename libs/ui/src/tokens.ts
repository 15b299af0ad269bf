/** Colors of the brand, as named in `tokens.css` after `--color-`. */
export const colors = [
  'paper',
  'sand',
  'linen',
  'ink',
  'ink-soft',
  'dune',
  'amber',
  'clay',
  'edge',
  'hairline',
] as const;
export type Color = (typeof colors)[number];

/** Background tints of the kit, as named in `tokens.css` after `--tint-`. Text on them is ink. */
export const tints = [
  'dune-grass',
  'sea-buckthorn',
  'kelp',
  'oat',
  'birch',
  'rosehip',
  'cloudberry',
] as const;
/**
 * A background of the kit, or one that a shop adds in its own styles: `[data-tint='moss'] { --ground: #c9d2bd; }`. Unknown values
 * leave the background unchanged.
 */
export type Tint = (typeof tints)[number] | (string & {});

/** Steps of the type scale, as named in `tokens.css` without the leading dashes, small to large. */
export const typeSizes = [
  'text-label',
  'text-small',
  'text-body',
  'text-title',
  'text-lead',
  'display-s',
  'display-m',
  'display-l',
  'display-xl',
] as const;
export type TypeSize = (typeof typeSizes)[number];

/** Steps of space in multiples of 8 px, as named in `tokens.css` after `--space-`. */
export const spaces = ['1', '2', '3', '4', '5', '6', '8', '10', '12', 'section'] as const;
export type Space = (typeof spaces)[number];

/** Widths in px from which a layout changes. Media queries write them in em (divide by 16), for zoom. */
export const breakpoints = { tablet: 768, smallDesk: 1024, desk: 1200 } as const;

/** Easing of all motion, as in `tokens.css`: decelerating, without overshoot. */
export const easing = 'cubic-bezier(0.2, 0.6, 0.2, 1)';

/** Stacking order, as named in `tokens.css` after `--z-`. Dialogs and popovers are in the top layer, above all of it. */
export const layers = { raised: 1, sticky: 10, header: 20, toast: 30, skip: 40 } as const;

/** Durations in ms, as named in `tokens.css` after `--duration-`; 0 with reduced motion. */
export const durations = { quick: 150, calm: 200, drawer: 240, 'page-out': 60, 'page-in': 100 } as const;

/** `toColorVar('ink')` → `var(--color-ink)`, for the rare style that depends on data. */
export function toColorVar(color: Color): `var(--color-${Color})` {
  return `var(--color-${color})`;
}

/** `toTintVar('kelp')` → `var(--tint-kelp)`. */
export function toTintVar(tint: Tint): `var(--tint-${Tint})` {
  return `var(--tint-${tint})`;
}
