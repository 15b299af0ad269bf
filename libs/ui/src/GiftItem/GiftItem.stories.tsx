import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Stack } from '../testing/Stack.tsx';
import { bilingual, useToolbarLanguage } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { narrowViewport } from '../testing/viewports.ts';
import type { GiftItemProps } from './GiftItem.tsx';
import { GiftItem } from './GiftItem.tsx';

const meta = {
  title: 'Commerce/GiftItem',
  component: GiftItem,
  parameters: {
    docs: {
      description: {
        component: `A gift in the bag.

- **Do** say why it is there: what was bought, or from which amount.
- **Do** show a lost gift once, with what would bring it back.
- **Don't** show a struck-through price; a gift costs nothing.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '26rem', background: 'var(--color-sand)', padding: '1.5rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GiftItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Earned: Story = {
  args: {
    name: bilingual('Amber Lip Balm', 'Ravlæbepomade'),
    href: '#lip-balm',
    size: '10 ml',
    picture: pictures.p33,
    price: bilingual('Free', 'Gratis'),
    why: bilingual('Your gift from DKK 500', 'Din gave ved køb over 500 kr.'),
  },
};

export const Lost: Story = {
  args: {
    ...Earned.args,
    name: bilingual('Amber Lip Balm', 'Ravlæbepomade'),
    state: 'lost',
    why: bilingual('Not in the bag any more. DKK 125 to go.', 'Ikke længere i kurven. Du mangler 125 kr.'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^(Free|Gratis)$/)).toBeNull();
  },
};

const gifts = {
  balm: { name: bilingual('Amber Lip Balm', 'Ravlæbepomade'), size: '10 ml', picture: pictures.p33 },
  mask: { name: bilingual('Low Sun Glow Mask', 'Lav Sol-glødmaske'), size: '15 ml', picture: pictures.p09 },
};

function Choosing({ options, legend, ...props }: GiftItemProps & { options: typeof gifts; legend: string }) {
  const [chosen, setChosen] = useState<keyof typeof gifts>('balm');
  return (
    <GiftItem
      {...props}
      {...options[chosen]}
      chooser={
        <RadioGroup
          legend={legend}
          value={chosen}
          onChange={(value) => {
            setChosen(value as keyof typeof gifts);
          }}
          options={Object.entries(options).map(([value, { name, size }]) => ({
            value,
            label: name,
            detail: size,
          }))}
        />
      }
    />
  );
}

export const OneOfTwo: StoryObj<typeof Choosing> = {
  args: {
    name: '',
    price: bilingual('Free', 'Gratis'),
    why: bilingual('Your gift from DKK 800', 'Din gave ved køb over 800 kr.'),
    options: gifts,
    legend: bilingual('Choose your gift', 'Vælg din gave'),
  },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const image = () => canvasElement.querySelector('img')?.getAttribute('src');
    const first = image();
    await userEvent.click(canvas.getByRole('radio', { name: /Glow Mask|glødmaske/ }));
    await expect(image()).not.toBe(first);
    await expect(canvas.getByRole('radio', { name: /Glow Mask|glødmaske/ })).toBeChecked();
  },
};

export const LongestDanish: Story = {
  args: {
    ...Earned.args,
    name: 'Multebærneglebåndsolie og Parfumefri Håndværkerhåndcreme',
    size: '15 ml rejsestørrelse',
    price: 'Gratis',
    why: 'Din gave, når du køber to produkter eller flere fra serien Multebær, så længe lager haves',
  },
  globals: narrowViewport,
};

function Words() {
  const isDanish = useToolbarLanguage() === 'da';
  const gift = { size: '10 ml', picture: pictures.p33, name: isDanish ? 'Ravlæbepomade' : 'Amber Lip Balm' };
  return (
    <Stack width="100%">
      <GiftItem
        {...gift}
        price={isDanish ? 'Gratis' : 'Free'}
        why={isDanish ? 'Din gave ved køb over 500 kr.' : 'Your gift from DKK 500'}
      />
      <GiftItem
        {...gift}
        state="lost"
        why={
          isDanish ? 'Ikke længere i kurven. Du mangler 125 kr.' : 'Not in the bag any more. DKK 125 to go.'
        }
      />
    </Stack>
  );
}

export const AllVariants: Story = {
  args: { ...Earned.args, name: '', why: '' },
  render: () => <Words />,
};
