import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { bilingual, useToolbarLanguage } from '../testing/language.tsx';
import { LiveRegion } from './LiveRegion.tsx';

const meta = {
  title: 'Feedback/LiveRegion',
  component: LiveRegion,
  parameters: {
    docs: {
      description: {
        component: `Announces to screen readers what changes while a shopper types, once the typing has stopped.

- **Do** say the result in one sentence: "6 produkter for ”serum”".
- **Don't** use it for what everyone must know: it is not seen.
- **Don't** announce more than one thing at a time.`,
      },
    },
  },
} satisfies Meta<typeof LiveRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

function Counting() {
  const isDanish = useToolbarLanguage() === 'da';
  const [count, setCount] = useState(0);
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>{isDanish ? 'Én til' : 'One more'}</Button>
      <LiveRegion text={isDanish ? `${count} produkter` : `${count} products`} delayMs={100} />
    </>
  );
}

export const AfterTheLastChange: Story = {
  args: { text: bilingual('6 products', '6 produkter') },
  render: () => <Counting />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^2 produ/));
  },
};
export const AllVariants: Story = { ...AfterTheLastChange };
