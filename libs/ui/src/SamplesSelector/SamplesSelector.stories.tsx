import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { narrowViewport } from '../testing/viewports.ts';
import type { SamplesSelectorProps } from './SamplesSelector.tsx';
import { SamplesSelector } from './SamplesSelector.tsx';

const meta = {
  title: 'Commerce/SamplesSelector',
  component: SamplesSelector,
  parameters: {
    docs: {
      description: {
        component: `Free samples: the chosen ones as three round slots, all of them as a list.

- **Do** show the limit in words and as slots.
- **Do** explain what to do if too many are chosen, instead of ignoring the press.
- **Don't** hide samples that are sold out: they say so.
- **Don't** move it: shoppers look for it where they saw it last.`,
      },
    },
  },
} satisfies Meta<typeof SamplesSelector>;
export default meta;
type Story = StoryObj<typeof meta>;

const samples = [
  { id: 's01', name: bilingual('Lee Serum, 2 ml', 'Læ Serum, 2 ml'), picture: pictures.textureGel },
  { id: 's02', name: bilingual('Still Cream, 2 ml', 'Stille Creme, 2 ml'), picture: pictures.textureCream },
  {
    id: 's03',
    name: bilingual('Golden Face Oil, 1 ml', 'Gylden Ansigtsolie, 1 ml'),
    picture: pictures.textureOil,
  },
  {
    id: 's04',
    name: bilingual('Slow Night Cream, 2 ml', 'Langsom Natcreme, 2 ml'),
    picture: pictures.textureCream,
  },
  {
    id: 's05',
    name: bilingual('Dusk Serum, 1 ml', 'Skumringsserum, 1 ml'),
    picture: pictures.textureGel,
    soldOut: bilingual('Sold out', 'Udsolgt'),
  },
];

const args = {
  legend: bilingual('Choose up to 3 free samples', 'Vælg op til 3 gratis prøver'),
  samples,
  selected: [] as readonly string[],
  onChange: () => {},
  limit: 3,
  countText: '',
  limitText: bilingual('You can choose 3 samples', 'Du kan vælge 3 prøver'),
};

function Choosing(props: SamplesSelectorProps) {
  const [selected, setSelected] = useState(props.selected);
  return (
    <SamplesSelector
      {...props}
      selected={selected}
      onChange={setSelected}
      countText={<ToolbarText en={`${selected.length} of 3`} da={`${selected.length} af 3 valgt`} />}
    />
  );
}

export const NoneChosen: Story = { args, render: (given) => <Choosing {...given} /> };

export const TwoOfThree: Story = {
  args: {
    ...args,
    selected: ['s01', 's03'],
    actions: (
      <>
        <Button>
          <ToolbarText en="Save" da="Gem" />
        </Button>
        <Button variant="link">
          <ToolbarText en="Not now" da="Ikke nu" />
        </Button>
      </>
    ),
  },
  render: (given) => <Choosing {...given} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Still|Stille/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^3/);
    const fourth = canvas.getByRole('checkbox', { name: /Night|Natcreme/ });
    await userEvent.click(fourth);
    await expect(fourth).not.toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent(/You can choose 3|Du kan vælge 3/);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Serum, 2 ml/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^2 (of 3|af 3 valgt)$/);
  },
};

export const SoldOut: Story = {
  // Ids are the caller's: one may have blanks in it.
  args: { ...args, samples: samples.map((sample) => ({ ...sample, id: `sample ${sample.id}` })) },
  render: (given) => <Choosing {...given} />,
  play: async ({ canvas }) => {
    const soldOut = canvas.getByRole('checkbox', { name: /Dusk|Skumring/ });
    await expect(soldOut).toBeDisabled();
    await expect(soldOut).toHaveAccessibleDescription(/Sold out|Udsolgt/);
  },
};

/** Sold out since it was chosen: it can be taken away, so that its place is free for another. */
export const ChosenAndSoldOut: Story = {
  args: { ...args, selected: ['s01', 's02', 's05'] },
  render: (given) => <Choosing {...given} />,
  play: async ({ canvas, userEvent }) => {
    const soldOut = canvas.getByRole('checkbox', { name: /Dusk|Skumring/ });
    await expect(soldOut).toHaveAccessibleDescription(/Sold out|Udsolgt/);
    await userEvent.click(soldOut);
    await expect(soldOut).not.toBeChecked();
    await expect(soldOut).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Night|Natcreme/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^3 (of 3|af 3 valgt)$/);
  },
};

/** `soldOut={isGone && 'Sold out'}` says of what is there that it is not. */
export const NotSoldOut: Story = {
  args: { ...args, samples: samples.map((sample) => ({ ...sample, soldOut: false })) },
  render: (given) => <Choosing {...given} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Dusk|Skumring/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 /);
  },
};

export const Narrow: Story = { ...TwoOfThree, globals: narrowViewport };
export const AllVariants: Story = { ...TwoOfThree };
