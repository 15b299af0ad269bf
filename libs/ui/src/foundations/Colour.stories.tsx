import type { Meta, StoryObj } from '@storybook/react-vite';

import { colors, colorVar, tints, tintVar } from '../tokens.ts';

const meta = { title: 'Foundations/Colour' } satisfies Meta;
export default meta;

const swatch = (name: string, value: string, text: string) => (
  <li
    key={name}
    style={{
      background: value,
      color: text,
      padding: '1rem',
      minHeight: '7rem',
      display: 'flex',
      alignItems: 'end',
      fontSize: 'var(--text-small)',
    }}
  >
    {name}
  </li>
);
const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))', gap: '0.5rem' };
const dark = ['ink', 'ink-soft', 'dune', 'amber', 'clay'];

export const AllVariants: StoryObj = {
  render: () => (
    <>
      <h2>Farver</h2>
      <ul role="list" style={{ ...grid, marginBlock: '1.5rem 4rem' }}>
        {colors
          .filter((color) => color !== 'edge')
          .map((color) =>
            swatch(color, colorVar(color), dark.includes(color) ? 'var(--color-paper)' : 'var(--color-ink)'),
          )}
      </ul>
      <h2>Serier</h2>
      <ul role="list" style={{ ...grid, marginBlockStart: '1.5rem' }}>
        {tints.map((tint) => swatch(tint, tintVar(tint), 'var(--color-ink)'))}
      </ul>
    </>
  ),
};
