import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ground, Stack } from '../testing/Stack.tsx';
import { GrassMark } from './Wordmark.tsx';
import { Wordmark } from './Wordmark.tsx';

const meta = {
  title: 'Content/Wordmark',
  component: Wordmark,
  args: { children: 'Marehalm' },
  parameters: {
    docs: {
      description: {
        component: `The name with its three blades of grass, as on the labels.

- **Do** leave air of one x-height around it.
- **Do** set it in ink on light, in paper on dark.
- **Don't** stretch, turn or colour it.
- **Don't** set it below 16 px.
- **Don't** put it on a busy part of a picture.`,
      },
    },
  },
} satisfies Meta<typeof Wordmark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Stacked: Story = { args: { layout: 'stack' } };

export const AllVariants: Story = {
  render: () => (
    <Stack>
      <Wordmark>Marehalm</Wordmark>
      <Wordmark layout="stack">Marehalm</Wordmark>
      <span style={{ fontSize: '6rem' }}>
        <GrassMark />
      </span>
      <Ground color="var(--color-ink)">
        <Wordmark>Marehalm</Wordmark>
      </Ground>
      <Ground color="var(--tint-kelp)">
        <Wordmark layout="stack">Marehalm</Wordmark>
      </Ground>
    </Stack>
  ),
};
