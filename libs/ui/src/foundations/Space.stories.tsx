import type { Meta, StoryObj } from '@storybook/react-vite';

import { spaces } from '../tokens.ts';

const meta = { title: 'Foundations/Space' } satisfies Meta;
export default meta;

export const AllVariants: StoryObj = {
  render: () => (
    <ul role="list" style={{ display: 'grid', gap: '1rem' }}>
      {spaces.map((space) => (
        <li
          key={space}
          style={{ display: 'flex', alignItems: 'center', gap: '1rem', fontSize: 'var(--text-small)' }}
        >
          <span style={{ width: '4rem' }}>{space}</span>
          <span style={{ width: `var(--space-${space})`, height: '1rem', background: 'var(--color-dune)' }} />
        </li>
      ))}
    </ul>
  ),
};
