import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { durations } from '../tokens.ts';

const meta = { title: 'Foundations/Motion' } satisfies Meta;
export default meta;

function Moving() {
  const [isMoved, setMoved] = useState(false);
  return (
    <div style={{ display: 'grid', gap: '1.5rem', justifyItems: 'start' }}>
      <Button
        variant="quiet"
        onClick={() => {
          setMoved(!isMoved);
        }}
      >
        Vis
      </Button>
      {Object.keys(durations).map((name) => (
        <div key={name} style={{ fontSize: 'var(--text-small)' }}>
          {name}
          <div
            data-moving={name}
            style={{
              width: '3rem',
              height: '3rem',
              background: 'var(--color-dune)',
              transform: isMoved ? 'translateX(8rem)' : 'none',
              transition: `transform var(--duration-${name}) var(--ease)`,
            }}
          />
        </div>
      ))}
    </div>
  );
}

export const AllVariants: StoryObj = { render: () => <Moving /> };

export const Reduced: StoryObj = {
  ...AllVariants,
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    for (const element of canvasElement.querySelectorAll('[data-moving]'))
      await expect(getComputedStyle(element).transitionDuration).toBe('0s');
  },
};
