import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { bilingual } from '../testing/language.tsx';
import { ShowMore } from './ShowMore.tsx';

const meta = {
  title: 'Actions/ShowMore',
  component: ShowMore,
  parameters: {
    docs: {
      description: {
        component: `How much of a list is shown, and the button for the rest.

- **Do** say both numbers: "Viser 12 af 36".
- **Do** bring the focus to the first new product.
- **Don't** load more by scrolling.
- **Don't** hide the footer behind it.`,
      },
    },
  },
} satisfies Meta<typeof ShowMore>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  shown: 12,
  total: 36,
  text: bilingual('Showing 12 of 36', 'Viser 12 af 36'),
  label: bilingual('View more', 'Vis flere'),
  onShowMore: fn(),
};

export const TwelveOfThirtySix: Story = {
  args,
  play: async ({ args: given, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(given.onShowMore).toHaveBeenCalledOnce();
  },
};
export const SaidByThePage: Story = {
  args: { ...args, isAnnounced: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
export const Fetching: Story = { args: { ...args, pending: bilingual('Loading', 'Henter') } };
export const Everything: Story = {
  args: { ...args, shown: 36, text: bilingual('Showing 36 of 36', 'Viser 36 af 36') },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    // Amber is for a gift that is earned.
    await expect(canvasElement.querySelector('rect')).toHaveStyle({ fill: 'rgb(31, 42, 38)' });
  },
};
export const AllVariants: Story = { ...TwelveOfThirtySix };
