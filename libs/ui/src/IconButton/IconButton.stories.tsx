import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../testing/Stack.tsx';
import { bilingual } from '../testing/language.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  parameters: {
    docs: {
      description: {
        component: `A button whose drawing everybody knows: close, search, bag, arrows.

- **Do** name it by what it does: "Luk", "Søg".
- **Do** put the count into the name as well: "Kurv, 2 varer".
- **Don't** use it for an action that needs explaining: write the words.
- **Don't** set two closer than 8 px.`,
      },
    },
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Close: Story = { args: { icon: 'close', label: bilingual('Close', 'Luk') } };
export const BagWithCount: Story = {
  args: { icon: 'bag', label: bilingual('Bag, 3 items', 'Kurv, 3 varer'), count: 3 },
};
export const BagOverflowing: Story = {
  args: { icon: 'bag', label: bilingual('Bag, 140 items', 'Kurv, 140 varer'), count: 140 },
};
export const Disabled: Story = {
  args: { icon: 'arrow-left', label: bilingual('Previous', 'Forrige'), disabled: true },
};

export const AllVariants: Story = {
  args: { icon: 'bag', label: '' },
  render: () => (
    <Stack>
      <IconButton icon="close" label="Luk" />
      <IconButton icon="bag" label="Kurv, 3 varer" count={3} />
      <IconButton icon="bag" label="Kurv, 140 varer" count={140} />
      <IconButton icon="arrow-left" label="Forrige" disabled />
    </Stack>
  ),
};
