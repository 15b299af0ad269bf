import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ground } from '../testing/Stack.tsx';
import { both } from '../testing/language.tsx';
import { Badge } from './Badge.tsx';

const meta = { title: 'Components/Badge', component: Badge } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = { args: { tone: 'new', children: both('New', 'Nyhed') } };
export const SoldOut: Story = { args: { tone: 'sold-out', children: both('Sold out', 'Udsolgt') } };
export const Reduced: Story = { args: { tone: 'reduced', children: both('Reduced', 'Nedsat') } };

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
