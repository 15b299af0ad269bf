import type { Meta, StoryObj } from '@storybook/react-vite';

import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Content/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    docs: {
      description: {
        component: `Text for screen readers only.

- **Do** use it where a drawing or the position already shows it.
- **Do** write whole words: they are spoken.
- **Don't** hide anything that takes the focus.
- **Don't** tell screen reader users more than others.`,
      },
    },
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Heard: Story = {
  args: { children: 'Antal i kurven' },
  render: (args) => (
    <p>
      <VisuallyHidden {...args} /> 3
    </p>
  ),
};
export const AllVariants: Story = { ...Heard };
