import type { Meta, StoryObj } from '@storybook/react-vite';

import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { title: 'Components/VisuallyHidden', component: VisuallyHidden } satisfies Meta<
  typeof VisuallyHidden
>;
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
