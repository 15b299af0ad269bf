import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToolbarText } from '../testing/language.tsx';
import { SpecimenPart, SpecimenSheet } from '../testing/Specimen.tsx';
import { layers } from '../tokens.ts';

const meta = {
  title: 'Foundations/Layers',
  parameters: {
    docs: {
      description: {
        component: `Five heights over the page, each with one tenant. Dialogs, drawers and popovers are in the browser's top layer: they lie above all of
this without a number, and make the page behind them inert.

- **Do** keep to one overlay at a time.
- **Don't** invent a number between two of these: what needs one is in the wrong place.`,
      },
    },
  },
} satisfies Meta;
export default meta;

const tenants: Readonly<Record<keyof typeof layers, { en: string; da: string }>> = {
  raised: { en: 'a button over the link of a card', da: 'en knap over kortets link' },
  sticky: { en: 'the buy bar of a phone', da: 'telefonens købslinje' },
  header: { en: 'the header', da: 'sidehovedet' },
  toast: { en: 'news, the progress of a page', da: 'beskeder, sidens fremdrift' },
  skip: { en: 'the link to the content', da: 'linket til indholdet' },
};

export const AllVariants: StoryObj = {
  render: () => (
    <SpecimenSheet>
      <SpecimenPart title={{ en: 'What lies over what', da: 'Hvad ligger over hvad' }}>
        <ol style={{ display: 'grid', margin: 0, padding: 0, listStyle: 'none', paddingBlockEnd: '2rem' }}>
          {Object.entries(layers).map(([name, value], index) => (
            <li
              key={name}
              style={{
                position: 'relative',
                zIndex: value,
                marginInlineStart: `${index * 1.5}rem`,
                marginBlockStart: index === 0 ? 0 : '-0.5rem',
                padding: '1rem',
                border: '1px solid var(--color-ink)',
                background: 'var(--color-paper)',
                fontSize: 'var(--text-small)',
              }}
            >
              <strong translate="no">
                {name} {value}
              </strong>
              <br />
              <ToolbarText {...tenants[name as keyof typeof layers]} />
            </li>
          ))}
        </ol>
      </SpecimenPart>
    </SpecimenSheet>
  ),
};
