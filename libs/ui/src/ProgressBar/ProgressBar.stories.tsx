import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../testing/Stack.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  parameters: {
    docs: {
      description: {
        component: `A hairline that fills. Decoration: the sentence beside it carries the meaning.

- **Do** write the sentence first.
- **Do** let it fill from left to right, once.
- **Don't** use it without words.
- **Don't** use it for waiting: that is \`PageLoading\`.`,
      },
    },
  },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Half: Story = { args: { value: 0.5 } };
export const Complete: Story = { args: { value: 1 } };
export const OutOfRange: Story = { args: { value: 1.8 } };

export const AllVariants: Story = {
  args: { value: 0 },
  render: () => (
    <Stack width="20rem">
      {[0, 0.24, 0.76, 1].map((value) => (
        <div key={value} style={{ width: '100%' }}>
          <ProgressBar value={value} />
        </div>
      ))}
    </Stack>
  ),
};
