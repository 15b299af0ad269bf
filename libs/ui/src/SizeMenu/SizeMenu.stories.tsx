import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { bilingual } from '../testing/language.tsx';
import { priceLabels } from '../testing/prices.ts';
import { narrowViewport } from '../testing/viewports.ts';
import { SizeMenu } from './SizeMenu.tsx';

const meta = {
  title: 'Commerce/SizeMenu',
  component: SizeMenu,
  parameters: {
    docs: {
      description: {
        component: `The sizes of a product on its card, in place of the button that opened them.

- **Do** begin with the smallest size.
- **Do** give the focus back to the button when it closes.
- **Don't** leave out what is sold out: shoppers look for the size they know.`,
      },
    },
  },
} satisfies Meta<typeof SizeMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  label: bilingual('Size: Dune Gel Cleanser', 'Størrelse: Marehalm Rensegel'),
  sizes: [
    { value: '50', label: '50 ml', price: { now: '95 kr.', unit: '1.900 kr./l' } },
    { value: '150', label: '150 ml', price: { now: '195 kr.', unit: '1.300 kr./l' } },
    { value: '300', label: '300 ml' },
  ],
  priceLabels,
  soldOutText: bilingual('Sold out', 'Udsolgt'),
  onChoose: fn(),
  onClose: fn(),
};

export const ThreeSizes: Story = {
  args,
  play: async ({ args: given, canvas, userEvent }) => {
    const [small, , large] = canvas.getAllByRole('button');
    await expect(small).toHaveFocus();
    if (large) await userEvent.click(large);
    await expect(given.onChoose).not.toHaveBeenCalled();
    if (small) await userEvent.click(small);
    await expect(given.onChoose).toHaveBeenCalledWith('50');
    await userEvent.keyboard('{Escape}');
    await expect(given.onClose).toHaveBeenCalledOnce();
  },
};
export const Narrow: Story = { args, globals: narrowViewport };
export const AllVariants: Story = { args };
