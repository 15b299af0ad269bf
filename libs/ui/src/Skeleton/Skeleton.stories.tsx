import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../testing/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component: `A placeholder for loading content; neither animated nor announced.

- **Do** use the shape and size of the content that will load.
- **Do** announce the loading once, elsewhere.
- **Don't** let it shimmer.
- **Don't** show it for what is prerendered.`,
      },
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paragraph: Story = {
  render: () => (
    <div style={{ width: '20rem', maxWidth: '100%' }}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  ),
};
export const Product: Story = {
  render: () => (
    <div style={{ width: '16rem' }}>
      <Skeleton shape="picture" />
      <Skeleton />
      <Skeleton />
    </div>
  ),
};
export const AllVariants: Story = {
  render: () => (
    <Stack width="16rem">
      {(['text', 'button', 'picture'] as const).map((shape) => (
        <div key={shape} style={{ width: '100%' }}>
          <Skeleton shape={shape} />
        </div>
      ))}
    </Stack>
  ),
};
