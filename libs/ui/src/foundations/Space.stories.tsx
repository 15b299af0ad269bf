import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToolbarText } from '../testing/language.tsx';
import { SpecimenPart, TokenPixelSize, SpecimenSheet, Specimen, SpecimenList } from '../testing/Specimen.tsx';
import { breakpoints, spaces } from '../tokens.ts';

const meta = {
  title: 'Foundations/Space and form',
  parameters: {
    docs: {
      description: {
        component: `Every gap is a multiple of 8 px; half a step lives only inside one line, between words and their icon. Sections breathe with the
window. Corners are 2 px, or round where a thing is round by nature. There is no shadow in the kit: products stand on the light
of their photographs, and what lies over the page has a scrim or an edge of ink.

- **Do** take the next larger step when two gaps look alike and mean different things.
- **Do** leave a column of air beside a picture of seven columns.
- **Don't** draw a border around a card, nor put a shadow under a product.
- **Don't** make anything to press smaller than 44 px.`,
      },
    },
  },
} satisfies Meta;
export default meta;

const bar = (width: string) => (
  <div
    style={{
      inlineSize: width,
      maxInlineSize: '100%',
      blockSize: '1rem',
      background: 'var(--color-dune)',
      border: '1px solid transparent',
    }}
  />
);

export const AllVariants: StoryObj = {
  render: () => (
    <SpecimenSheet>
      <SpecimenPart title={{ en: 'Steps', da: 'Trin' }}>
        <SpecimenList>
          {spaces.map((space) => (
            <Specimen key={space} name={`space-${space}`} note={<TokenPixelSize size={`space-${space}`} />}>
              {bar(`var(--space-${space})`)}
            </Specimen>
          ))}
        </SpecimenList>
      </SpecimenPart>
      <SpecimenPart title={{ en: 'Page', da: 'Side' }}>
        <SpecimenList>
          {['page-margin', 'column-gap', 'header-height', 'text-width', 'page-width'].map((name) => (
            <Specimen key={name} name={name} note={<TokenPixelSize size={name} />}>
              {bar(`var(--${name})`)}
            </Specimen>
          ))}
        </SpecimenList>
      </SpecimenPart>
      <SpecimenPart
        title={{ en: 'Form', da: 'Form' }}
        text={{
          en: 'No shadows. What lies over the page has a scrim behind it, or an edge.',
          da: 'Ingen skygger. Det, der ligger over siden, har et slør bag sig eller en kant.',
        }}
      >
        <SpecimenList>
          <Specimen name="radius" note="2 px">
            <div
              style={{
                inlineSize: '6rem',
                blockSize: '4rem',
                borderRadius: 'var(--radius)',
                background: 'var(--color-linen)',
                border: '1px solid transparent',
              }}
            />
          </Specimen>
          <Specimen name="radius-round" note={<ToolbarText en="samples, counts" da="prøver, antal" />}>
            <div
              style={{
                inlineSize: '4rem',
                blockSize: '4rem',
                borderRadius: 'var(--radius-round)',
                background: 'var(--color-linen)',
                border: '1px solid transparent',
              }}
            />
          </Specimen>
          <Specimen name="hairline" note={<ToolbarText en="decoration" da="pynt" />}>
            <div style={{ borderBlockStart: 'var(--hairline)' }} />
          </Specimen>
          <Specimen name="field-edge" note={<ToolbarText en="fields, 3 : 1" da="felter, 3 : 1" />}>
            <div
              style={{ border: 'var(--field-edge)', blockSize: 'var(--control)', maxInlineSize: '16rem' }}
            />
          </Specimen>
          <Specimen name="target" note={<TokenPixelSize size="target" />}>
            <div
              style={{
                inlineSize: 'var(--target)',
                blockSize: 'var(--target)',
                border: '1px dashed var(--color-edge)',
              }}
            />
          </Specimen>
          <Specimen name="scrim" note={<ToolbarText en="behind a dialog" da="bag en dialog" />}>
            <div
              style={{
                blockSize: '4rem',
                maxInlineSize: '16rem',
                background: 'var(--scrim)',
                border: '1px solid transparent',
              }}
            />
          </Specimen>
        </SpecimenList>
      </SpecimenPart>
      <SpecimenPart
        title={{ en: 'Breakpoints', da: 'Knækpunkter' }}
        text={{
          en: 'Media queries write them in em, so that they follow the zoom of the reader.',
          da: 'De skrives i em i koden, så de følger læserens zoom.',
        }}
      >
        <SpecimenList>
          {Object.entries(breakpoints).map(([name, pixels]) => (
            <Specimen key={name} name={name} note={`${pixels} px · ${pixels / 16}em`}>
              {bar(`${(pixels / breakpoints.desk) * 100}%`)}
            </Specimen>
          ))}
        </SpecimenList>
      </SpecimenPart>
    </SpecimenSheet>
  ),
};
