import { tints } from '../tokens.ts';

/** A text or edge color on a background, with the contrast that it needs. Names are tokens without leading dashes. */
export interface ColorPairing {
  readonly color: string;
  readonly ground: string;
  /** Contrast that it must have: 7 for ink, 4.5 for other text, 3 for edges and signs (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11). */
  readonly least: number;
}

const pair = (color: string, grounds: readonly string[], least: number): readonly ColorPairing[] =>
  grounds.map((ground) => ({ color, ground, least }));

const papers = ['color-paper', 'color-sand', 'color-linen'];

/** Every pairing of text and background that the shop uses. */
export const colorPairings: Readonly<
  Record<'text' | 'tints' | 'accents' | 'dark' | 'edges', readonly ColorPairing[]>
> = {
  text: [...pair('color-ink', papers, 7), ...pair('color-ink-soft', ['color-paper', 'color-sand'], 4.5)],
  tints: pair(
    'color-ink',
    tints.map((tint) => `tint-${tint}`),
    7,
  ),
  accents: [
    ...pair('color-dune', papers, 4.5),
    ...pair('color-amber', ['color-paper', 'color-sand'], 4.5),
    ...pair('color-clay', papers, 4.5),
  ],
  dark: pair('color-paper', ['color-ink', 'ink-raised', 'color-dune', 'color-amber', 'color-clay'], 4.5),
  edges: [
    ...pair('color-edge', ['color-paper', 'color-sand'], 3),
    // The focus ring is always next to its gap, on any background.
    ...pair('focus-ring', ['focus-gap'], 3),
    ...pair('focus-gap', ['color-ink'], 3),
  ],
};

/** Pairings that look readable but are not, with the contrast that they would need. */
export const unreadablePairings: readonly ColorPairing[] = [
  { color: 'color-amber', ground: 'color-linen', least: 4.5 },
  { color: 'color-edge', ground: 'color-paper', least: 4.5 },
  { color: 'color-edge', ground: 'color-linen', least: 3 },
  { color: 'color-hairline', ground: 'color-paper', least: 3 },
  { color: 'color-amber', ground: 'tint-sea-buckthorn', least: 4.5 },
  { color: 'color-dune', ground: 'tint-kelp', least: 4.5 },
];
