import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { Chips } from './Chips.tsx';

const meta = {
  title: 'Navigation/Chips',
  component: Chips,
  parameters: {
    docs: {
      description: {
        component: `The active filters, each removable by a press.

- **Do** write the value as the filter wrote it.
- **Do** show "Ryd filtre" from two on.
- **Don't** use them as tabs or tags.
- **Don't** let them scroll sideways: they wrap.`,
      },
    },
  },
} satisfies Meta<typeof Chips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoFilters: Story = {
  args: {
    label: bilingual('Chosen filters', 'Valgte filtre'),
    chips: [
      { id: 'dry', label: bilingual('Dry', 'Tør'), removeLabel: bilingual('Remove Dry', 'Fjern Tør') },
      {
        id: 'free',
        label: bilingual('Fragrance-free', 'Uden parfume'),
        removeLabel: bilingual('Remove Fragrance-free', 'Fjern Uden parfume'),
      },
    ],
    onRemove: fn(),
    clear: (
      <Button variant="link">
        <ToolbarText en="Clear filters" da="Ryd filtre" />
      </Button>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { name: /(Remove|Fjern) (Dry|Tør)/ });
    // Forced colors remove the background and paint the border.
    await expect(chip).toHaveStyle({ borderStyle: 'solid', borderWidth: '1px' });
    await userEvent.click(chip);
    await expect(args.onRemove).toHaveBeenCalledWith('dry');
  },
};

export const None: Story = {
  args: { ...TwoFilters.args, chips: [], label: '', onRemove: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Narrow: Story = { ...TwoFilters, globals: narrowViewport };
export const AllVariants: Story = { ...TwoFilters };
