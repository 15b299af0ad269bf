import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { ToolbarText } from '../testing/language.tsx';
import { SpecimenPart, TokenPixelSize, SpecimenSheet, Specimen, SpecimenList } from '../testing/Specimen.tsx';
import { typeSizes, type TypeSize } from '../tokens.ts';
import { desktopViewport, phoneViewport } from '../testing/viewports.ts';

const meta = {
  title: 'Foundations/Typography',
  parameters: {
    docs: {
      description: {
        component: `Two families, two weights of text. Cormorant Garamond 500 speaks from 28 px up; Hanken Grotesk 400 and 600 says the rest. Sizes
grow between a phone of 390 px and a desk of 1440 px; change the viewport to see them do so.

- **Do** let a heading break by itself: lines are balanced, and Danish words stay whole in it.
- **Do** set labels in 13 px, 600, in sentence case.
- **Do** leave prices to the text face: its figures are of one width.
- **Don't** set the display face below 28 px, nor in capitals.
- **Don't** grey a small text to make it quieter: say less instead.`,
      },
    },
  },
} satisfies Meta;
export default meta;

const isDisplay = (size: TypeSize) => size.startsWith('display');

const styleOf = (size: TypeSize) => ({
  margin: 0,
  fontSize: `var(--${size})`,
  lineHeight: isDisplay(size) ? 'var(--leading-display)' : 'var(--leading-text)',
  ...(isDisplay(size) && {
    fontFamily: 'var(--font-display)',
    fontWeight: 'var(--weight-display)',
    letterSpacing: 'var(--tracking-display)',
    textWrap: 'balance' as const,
    hyphens: 'manual' as const,
  }),
  ...(size === 'text-label' && {
    fontWeight: 'var(--weight-strong)',
    letterSpacing: 'var(--tracking-label)',
  }),
});

export const AllVariants: StoryObj = {
  render: () => (
    <SpecimenSheet>
      <SpecimenPart title={{ en: 'Scale', da: 'Skala' }}>
        <SpecimenList>
          {[...typeSizes].reverse().map((size) => (
            <Specimen key={size} name={size} note={<TokenPixelSize size={size} />}>
              <p style={styleOf(size)}>
                <ToolbarText en="Skin that lives with the wind" da="Hud, der lever med vinden" />
              </p>
            </Specimen>
          ))}
        </SpecimenList>
      </SpecimenPart>
      <SpecimenPart title={{ en: 'Families and weights', da: 'Skrifter og vægte' }}>
        <SpecimenList>
          <Specimen name="font-display" note="Cormorant Garamond, 500">
            <p style={styleOf('display-m')}>Æ Ø Å æ ø å Aa Gg Qq 0123456789</p>
          </Specimen>
          <Specimen name="font-text" note="Hanken Grotesk, 400">
            <p style={styleOf('text-lead')}>Æ Ø Å æ ø å Aa Gg Qq 0123456789</p>
          </Specimen>
          <Specimen name="font-text" note="Hanken Grotesk, 600">
            <p style={{ ...styleOf('text-lead'), fontWeight: 'var(--weight-strong)' }}>
              Æ Ø Å æ ø å Aa Gg Qq 0123456789
            </p>
          </Specimen>
          <Specimen name="tabular-nums" note={<ToolbarText en="Prices" da="Priser" />}>
            <p style={{ ...styleOf('text-body'), fontVariantNumeric: 'tabular-nums' }}>
              1.111,00 kr.
              <br />
              2.480,00 kr.
            </p>
          </Specimen>
        </SpecimenList>
      </SpecimenPart>
      <SpecimenPart
        title={{ en: 'A paragraph', da: 'Et afsnit' }}
        text={{
          en: 'At most 62 characters a line, leading 1.6. Danish hyphenates; no line holds one word alone.',
          da: 'Højst 62 tegn på en linje, linjeafstand 1,6. Dansk deler ord; ingen linje står med ét ord.',
        }}
      >
        <p style={{ maxInlineSize: 'var(--measure)', color: 'var(--color-ink)' }}>
          <ToolbarText
            en="Wind takes the fat from the surface before the water follows. Everyone who lives near the sea knows the feeling: the cheeks are tight when the door has closed. A cream with oat oil and lanolin lays a thin film that lets the skin work in peace, and it is enough to use as much as a hazelnut."
            da="Vinden tager fedtet fra overfladen, før vandet følger efter. Den, der bor ved havet, kender følelsen: Kinderne strammer, når døren er lukket. En creme med havreolie og lanolin lægger en tynd fugtbevarende hinde, så huden får arbejdsro, og det er nok at bruge så meget som en hasselnød."
          />
        </p>
      </SpecimenPart>
    </SpecimenSheet>
  ),
  globals: desktopViewport,
};

export const OnAPhone: StoryObj = { ...AllVariants, globals: phoneViewport };

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
