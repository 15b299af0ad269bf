import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { SortControl } from './SortControl.tsx';

const meta = {
  title: 'Navigation/SortControl',
  component: SortControl,
  parameters: {
    docs: {
      description: {
        component: `The order of a list, always showing the current choice.

- **Do** keep to six orders.
- **Do** name the default: "Anbefalet".
- **Don't** sort sold-out products to the front.
- **Don't** change the order when a filter changes.`,
      },
    },
  },
} satisfies Meta<typeof SortControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MostPopular: Story = {
  args: {
    label: bilingual('Sort by', 'Sortér efter'),
    value: 'popular',
    onChange: fn(),
    options: [
      { value: 'popular', label: bilingual('Most popular', 'Mest populære') },
      { value: 'trending', label: bilingual('Trending', 'Lige nu') },
      { value: 'newest', label: bilingual('Newest', 'Nyeste') },
      { value: 'lowest-price', label: bilingual('Lowest price', 'Pris stigende') },
      { value: 'highest-price', label: bilingual('Highest price', 'Pris faldende') },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'newest');
    await expect(args.onChange).toHaveBeenCalledWith('newest');
  },
};
export const Narrow: Story = { ...MostPopular, globals: narrowViewport };
export const AllVariants: Story = { ...MostPopular };
