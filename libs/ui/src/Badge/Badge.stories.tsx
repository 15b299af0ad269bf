import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ground } from '../testing/Stack.tsx';
import { bilingual } from '../testing/language.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  parameters: {
    docs: {
      description: {
        component: `One or two words on the corner of a product.

- **Do** show the one that matters most: sold out before reduced before new.
- **Do** write it as a word that is true today.
- **Don't** put two on one card.
- **Don't** write "Tilbud": a reduction is "Nedsat" and comes with its lowest price.
- **Don't** use it to count or to hurry.`,
      },
    },
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = { args: { tone: 'new', children: bilingual('New', 'Nyhed') } };
export const SoldOut: Story = { args: { tone: 'sold-out', children: bilingual('Sold out', 'Udsolgt') } };
export const Reduced: Story = { args: { tone: 'reduced', children: bilingual('Reduced', 'Nedsat') } };

export const AllVariants: Story = {
  args: { tone: 'new', children: '' },
  render: () => (
    <Ground color="var(--tint-kelp)">
      <span style={{ display: 'flex', gap: '1rem' }}>
        <Badge tone="new">Nyhed</Badge>
        <Badge tone="sold-out">Udsolgt</Badge>
        <Badge tone="reduced">Nedsat</Badge>
      </span>
    </Ground>
  ),
};
