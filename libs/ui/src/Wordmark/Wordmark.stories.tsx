import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ground, Stack } from '../testing/Stack.tsx';
import { GrassMark } from './Wordmark.tsx';
import { Wordmark } from './Wordmark.tsx';

const meta = { title: 'Components/Wordmark', component: Wordmark } satisfies Meta<typeof Wordmark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Stacked: Story = { args: { layout: 'stack' } };

export const AllVariants: Story = {
  render: () => (
    <Stack>
      <Wordmark />
      <Wordmark layout="stack" />
      <span style={{ fontSize: '6rem' }}>
        <GrassMark />
      </span>
      <Ground color="var(--color-ink)">
        <Wordmark />
      </Ground>
      <Ground color="var(--tint-kelp)">
        <Wordmark layout="stack" />
      </Ground>
    </Stack>
  ),
};
