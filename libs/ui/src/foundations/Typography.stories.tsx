import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../testing/language.tsx';
import { typeSizes } from '../tokens.ts';
import { desk, phone } from '../testing/viewports.ts';

const meta = { title: 'Foundations/Typography' } satisfies Meta;
export default meta;

export const AllVariants: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      {[...typeSizes].reverse().map((size) => (
        <p
          key={size}
          style={{
            fontSize: `var(--${size})`,
            lineHeight: size.startsWith('display') ? 'var(--leading-display)' : 'var(--leading-text)',
            fontFamily: size.startsWith('display') ? 'var(--font-display)' : undefined,
            fontWeight: size.startsWith('display')
              ? 'var(--weight-display)'
              : size === 'text-label'
                ? 'var(--weight-strong)'
                : undefined,
            letterSpacing: size === 'text-label' ? 'var(--tracking-label)' : undefined,
          }}
        >
          <Text
            en="Skin that lives with the wind, 1,249.00"
            da="Hud, der lever med vinden: æ, ø og å, 1.249,00 kr."
          />
        </p>
      ))}
    </div>
  ),
  globals: desk,
};

export const OnAPhone: StoryObj = { ...AllVariants, globals: phone };

/** The stand-ins must set a paragraph as wide as the real files do, or the page moves when those arrive. */
export const StandIns: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {['Variable', 'fallback'].map((kind) => (
        <div key={kind} style={{ display: 'grid', justifyItems: 'start' }}>
          <span
            data-kind={kind}
            style={{
              fontFamily: `'Cormorant Garamond ${kind}'`,
              fontSize: '2rem',
              fontWeight: 500,
              lineHeight: 'normal',
            }}
          >
            Daglig fugt til hud, der lever med vinden
          </span>
          <span data-kind={kind} style={{ fontFamily: `'Hanken Grotesk ${kind}'`, lineHeight: 'normal' }}>
            Daglig fugt til hud, der lever med vinden
          </span>
          <Heading level={2} size="title">
            {kind}
          </Heading>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const sizes = (kind: string) =>
      [...canvasElement.querySelectorAll(`[data-kind=${kind}]`)].map((line) => line.getBoundingClientRect());
    const real = sizes('Variable');
    for (const [index, standIn] of sizes('fallback').entries()) {
      await expect(Math.abs(standIn.width / (real[index]?.width ?? 0) - 1)).toBeLessThan(0.03);
      await expect(Math.abs(standIn.height - (real[index]?.height ?? 0))).toBeLessThanOrEqual(1);
    }
  },
};
