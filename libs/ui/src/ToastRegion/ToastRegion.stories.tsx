import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { controlTimers } from '../testing/controlled-timers.ts';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import type { ToastRegionProps } from './ToastRegion.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const meta = {
  title: 'Feedback/ToastRegion',
  component: ToastRegion,
  parameters: {
    docs: {
      description: {
        component: `Short messages at the edge of the page, read aloud as they come.

- **Do** keep it mounted from the first render.
- **Do** offer to undo what was removed.
- **Don't** show anything only here: it disappears.
- **Don't** put a mistake of a form into it.
- **Don't** show more than three.`,
      },
    },
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  label: bilingual('Notifications', 'Beskeder'),
  dismissLabel: bilingual('Close', 'Luk'),
  toasts: [
    {
      id: 'added',
      message: bilingual('Lee Serum, 30 ml was added to the bag', 'Læ Serum, 30 ml er lagt i kurven'),
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

/** Its time rests while the pointer or the focus is on it: the one that leaves does not end what the other holds. */
export const Held: Story = {
  args,
  render: (given) => <Dismissing {...given} />,
  play: async ({ canvas, userEvent }) => {
    const timers = controlTimers([8000]);
    try {
      const message = canvas.getByText(/30 ml/);
      const close = canvas.getByRole('button', { name: /Close|Luk/ });
      close.focus();
      await userEvent.hover(message);
      await userEvent.unhover(message);
      await expect(timers.waiting()).toBe(0);
      await userEvent.hover(message);
      close.blur();
      await expect(timers.waiting()).toBe(0);
      await userEvent.unhover(message);
      await waitFor(() => expect(timers.waiting()).toBe(1));
      timers.pass();
      await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    } finally {
      timers.release();
    }
  },
};

function DrawnOften(props: ToastRegionProps) {
  const [times, setTimes] = useState(0);
  return (
    <>
      <Button
        onClick={() => {
          setTimes(times + 1);
        }}
      >
        {times}
      </Button>
      <Dismissing {...props} />
    </>
  );
}

/** Its time goes on while the page around it is drawn, with another function to call each time. */
export const DrawnAgain: Story = {
  args: { ...args, duration: 9000 },
  render: (given) => <DrawnOften {...given} />,
  play: async ({ canvas, userEvent }) => {
    const starts = spyOn(window, 'setTimeout');
    try {
      await userEvent.click(canvas.getByRole('button', { name: '0' }));
      await userEvent.click(canvas.getByRole('button', { name: '1' }));
      await expect(canvas.getByRole('button', { name: '2' })).toBeInTheDocument();
      await expect(starts.mock.calls.filter(([, delay]) => delay === 9000)).toEqual([]);
    } finally {
      starts.mockRestore();
    }
  },
};

export const WithUndo: Story = {
  args: {
    ...args,
    toasts: [
      {
        id: 'removed',
        message: bilingual(
          'Moorland Gold Hand Cream was removed',
          'Mosens Guld-håndcreme er fjernet fra kurven',
        ),
        action: (
          <Button variant="link">
            <ToolbarText en="Undo" da="Fortryd handling" />
          </Button>
        ),
      },
    ],
  },
};

export const Narrow: Story = { ...WithUndo, globals: narrowViewport };
export const Nothing: Story = { args: { ...args, toasts: [] } };
export const AllVariants: Story = {
  args: { ...args, toasts: [...args.toasts, ...(WithUndo.args?.toasts ?? [])] },
};
