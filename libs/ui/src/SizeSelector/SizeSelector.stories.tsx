import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { bilingual } from '../testing/language.tsx';
import { gelPrices, priceLabels, reducedPrices, serumPrices } from '../testing/prices.ts';
import { narrowViewport } from '../testing/viewports.ts';
import type { SizeSelectorProps } from './SizeSelector.tsx';
import { SizeSelector } from './SizeSelector.tsx';

const meta = {
  title: 'Commerce/SizeSelector',
  component: SizeSelector,
  parameters: {
    docs: {
      description: {
        component: `The sizes of a product with price and unit price, as radio buttons.

- **Do** keep a sold-out size selectable, so that shoppers can ask to be notified.
- **Do** show one size as text, not as a choice of one.
- **Don't** use a select.
- **Don't** hide the unit price on a phone.`,
      },
    },
  },
} satisfies Meta<typeof SizeSelector>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = [
  { value: '15', label: bilingual('15 ml travel size', '15 ml rejsestørrelse'), prices: gelPrices.small },
  { value: '50', label: '50 ml', prices: gelPrices.large },
];

const common = { legend: bilingual('Size', 'Størrelse'), priceLabels, onChange: () => {} };

function Choosing(props: SizeSelectorProps) {
  const [value, setValue] = useState(props.value);
  return <SizeSelector {...props} value={value} onChange={setValue} />;
}

export const TwoSizes: Story = {
  args: { ...common, sizes, value: '15' },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const large = canvas.getByRole('radio', { name: /^50 ml/ });
    await userEvent.click(large);
    await expect(large).toBeChecked();
  },
};

export const OneSoldOut: Story = {
  args: {
    ...common,
    value: '250',
    sizes: [
      { value: '250', label: '250 ml', prices: gelPrices.small },
      {
        value: '500',
        label: bilingual('500 ml refill', '500 ml refill'),
        prices: gelPrices.large,
        soldOut: bilingual('Sold out. We can email you.', 'Udsolgt. Vi kan give dig besked på e-mail.'),
      },
    ],
  },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const refill = canvas.getByRole('radio', { name: /refill/ });
    await expect(refill).toHaveAccessibleDescription(/Sold out|Udsolgt/);
    await userEvent.click(refill);
    await expect(refill).toBeChecked();
  },
};

export const Reduced: Story = {
  args: { ...common, sizes: [{ value: '75', label: '75 ml', prices: reducedPrices }], value: '75' },
};
export const OneSize: Story = {
  args: { ...common, sizes: [{ value: '30', label: '30 ml', prices: serumPrices }], value: '30' },
};
export const Narrow: Story = { ...OneSoldOut, globals: narrowViewport };
export const AllVariants: Story = { ...OneSoldOut };
