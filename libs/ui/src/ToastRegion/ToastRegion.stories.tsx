import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Text, both } from '../testing/language.tsx';
import { narrow } from '../testing/viewports.ts';
import type { ToastRegionProps } from './ToastRegion.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const meta = {
  title: 'Components/ToastRegion',
  component: ToastRegion,
  parameters: {
    docs: {
      description: {
        component: `Short messages at the edge of the page, read aloud as they come.

- **Do** keep it mounted from the first render.
- **Do** offer to undo what was removed.
- **Don't** say anything here only: it goes.
- **Don't** put a mistake of a form into it.
- **Don't** show more than three.`,
      },
    },
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  label: both('Notifications', 'Beskeder'),
  dismissLabel: both('Close', 'Luk'),
  toasts: [
    {
      id: 'added',
      message: both('Lee Serum, 30 ml was added to the bag', 'Læ Serum, 30 ml er lagt i kurven'),
    },
  ],
  onDismiss: () => {},
};

function Dismissing(props: ToastRegionProps) {
  const [toasts, setToasts] = useState(props.toasts);
  return (
    <ToastRegion
      {...props}
      toasts={toasts}
      onDismiss={(id) => {
        setToasts((all) => all.filter((toast) => toast.id !== id));
      }}
    />
  );
}

export const Added: Story = {
  args,
  render: (given) => <Dismissing {...given} />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('30 ml');
    await userEvent.click(canvas.getByRole('button', { name: /Close|Luk/ }));
    await expect(status).toBeEmptyDOMElement();
  },
};

export const WithUndo: Story = {
  args: {
    ...args,
    toasts: [
      {
        id: 'removed',
        message: both('Moorland Gold Hand Cream was removed', 'Mosens Guld Håndcreme er fjernet fra kurven'),
        action: (
          <Button variant="link">
            <Text en="Undo" da="Fortryd handling" />
          </Button>
        ),
      },
    ],
  },
};

export const Narrow: Story = { ...WithUndo, globals: narrow };
export const Nothing: Story = { args: { ...args, toasts: [] } };
export const AllVariants: Story = {
  args: { ...args, toasts: [...args.toasts, ...(WithUndo.args?.toasts ?? [])] },
};
