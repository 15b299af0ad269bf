import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { ToolbarText } from '../testing/language.tsx';
import { SpecimenPart, SpecimenSheet, SpecimenGrid } from '../testing/Specimen.tsx';
import { Ground } from '../testing/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { tints } from '../tokens.ts';

const meta = {
  title: 'Foundations/Focus',
  parameters: {
    docs: {
      description: {
        component: `A ring of dune, 2 px, with a gap of paper, so that it is seen on every ground. On ink the two change places: what stands on ink sets
\`--focus-ring\` to paper and \`--focus-gap\` to ink. Press Tab to walk through.

- **Do** leave the ring alone: it comes with every element that can have the focus.
- **Do** swap its two colours on a ground of ink or over a dark picture.
- **Don't** show focus by a change of colour only.
- **Don't** remove the ring from a heading that takes the focus after a page was changed unless the whole page is the target.`,
      },
    },
  },
} satisfies Meta;
export default meta;

const onInk = { '--focus-ring': 'var(--color-paper)', '--focus-gap': 'var(--color-ink)' } as object;

export const AllVariants: StoryObj = {
  render: () => (
    <SpecimenSheet>
      <SpecimenPart title={{ en: 'On every ground', da: 'På alle bunde' }}>
        <SpecimenGrid>
          {['color-paper', 'color-sand', ...tints.map((tint) => `tint-${tint}`), 'color-ink'].map(
            (ground) => (
              <li key={ground} style={ground === 'color-ink' ? onInk : undefined}>
                <Ground color={`var(--${ground})`}>
                  <span data-focus-shown style={{ display: 'inline-block' }}>
                    <Link href={`#${ground}`}>
                      <ToolbarText en="Read more" da="Læs mere" />
                    </Link>
                  </span>
                </Ground>
              </li>
            ),
          )}
        </SpecimenGrid>
      </SpecimenPart>
      <SpecimenPart title={{ en: 'Try it', da: 'Prøv den' }}>
        <div>
          <Button>
            <ToolbarText en="Add to bag" da="Læg i kurv" />
          </Button>
        </div>
        <TextField label={<ToolbarText en="Postcode" da="Postnummer" />} inputMode="numeric" />
      </SpecimenPart>
      <style>{`[data-focus-shown] > a { outline: 2px solid var(--focus-ring); outline-offset: 2px; box-shadow: 0 0 0 2px var(--focus-gap); }`}</style>
    </SpecimenSheet>
  ),
};

export const ByKeyboard: StoryObj = {
  ...AllVariants,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveFocus();
    await expect(getComputedStyle(first as Element).outlineWidth).toBe('2px');
  },
};
