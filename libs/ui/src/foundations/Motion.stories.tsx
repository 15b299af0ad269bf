import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ToolbarText } from '../testing/language.tsx';
import { SpecimenPart, SpecimenSheet, Specimen, SpecimenList } from '../testing/Specimen.tsx';
import { durations, easing } from '../tokens.ts';

const meta = {
  title: 'Foundations/Motion',
  parameters: {
    docs: {
      description: {
        component: `150 to 250 ms, quick at first and then slower, of opacity and transform only. Nothing loops. With reduced motion every duration is
nothing: the tokens themselves change, so no component needs to think of it. Try it with Motion in the toolbar.

- **Do** move what a person has just touched, in the direction it came from.
- **Do** use the token of the thing: \`drawer\` for what slides, \`quick\` for a change of colour.
- **Don't** animate width, height or position: neighbours would jump.
- **Don't** let anything move by itself for longer than five seconds without a button that stops it.`,
      },
    },
  },
} satisfies Meta;
export default meta;

const uses: Readonly<Record<keyof typeof durations, { en: string; da: string }>> = {
  quick: { en: 'colour under the pointer', da: 'farve under markøren' },
  calm: { en: 'second picture of a card', da: 'kortets andet billede' },
  drawer: { en: 'drawer and dialog', da: 'skuffe og dialog' },
  'page-out': { en: 'the page that is left', da: 'siden, der forlades' },
  'page-in': { en: 'the page that comes', da: 'siden, der kommer' },
};

function Moving() {
  const [isMoved, setMoved] = useState(false);
  return (
    <SpecimenSheet>
      <SpecimenPart title={{ en: 'Durations', da: 'Varigheder' }}>
        <div>
          <Button
            variant="quiet"
            aria-pressed={isMoved}
            onClick={() => {
              setMoved(!isMoved);
            }}
          >
            <ToolbarText en="Move them" da="Flyt dem" />
          </Button>
        </div>
        <SpecimenList>
          {(Object.keys(durations) as (keyof typeof durations)[]).map((name) => (
            <Specimen key={name} name={name} note={<ToolbarText {...uses[name]} />}>
              {durations[name]} ms
              <div
                data-moving={name}
                style={{
                  inlineSize: '3rem',
                  blockSize: '3rem',
                  marginBlockStart: '0.5rem',
                  border: '1px solid transparent',
                  background: 'var(--color-dune)',
                  transform: isMoved ? 'translateX(8rem)' : 'none',
                  transition: `transform var(--duration-${name}) var(--ease)`,
                }}
              />
            </Specimen>
          ))}
        </SpecimenList>
      </SpecimenPart>
      <SpecimenPart title={{ en: 'Easing', da: 'Forløb' }}>
        <SpecimenList>
          <Specimen name="ease" note={easing}>
            <svg
              role="img"
              aria-label={easing}
              viewBox="-4 -4 108 108"
              style={{ inlineSize: '10rem', fill: 'none', stroke: 'currentColor' }}
            >
              <path d="M0 100H100M0 100V0" stroke="var(--color-hairline)" />
              <path d="M0 100C20 40 20 0 100 0" strokeWidth="2" />
            </svg>
          </Specimen>
        </SpecimenList>
      </SpecimenPart>
    </SpecimenSheet>
  );
}

export const AllVariants: StoryObj = { render: () => <Moving /> };

export const Full: StoryObj = {
  ...AllVariants,
  globals: { motion: 'full' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    for (const element of canvasElement.querySelectorAll<HTMLElement>('[data-moving]')) {
      const name = element.dataset['moving'] as keyof typeof durations;
      // The machine of this test may itself ask for reduced motion.
      const milliseconds = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : durations[name];
      await expect(getComputedStyle(element).transitionDuration).toBe(`${milliseconds / 1000}s`);
    }
  },
};

export const Reduced: StoryObj = {
  ...AllVariants,
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    for (const element of canvasElement.querySelectorAll('[data-moving]'))
      await expect(getComputedStyle(element).transitionDuration).toBe('0s');
  },
};
