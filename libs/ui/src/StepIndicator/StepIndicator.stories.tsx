import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { StepIndicator } from './StepIndicator.tsx';

const meta = {
  title: 'Navigation/StepIndicator',
  component: StepIndicator,
  parameters: {
    docs: {
      description: {
        component: `The steps of the checkout with the current one; completed steps are links.

- **Do** name steps by what they hold: "Levering".
- **Do** keep to four.
- **Don't** link to a step before the earlier ones are complete.
- **Don't** number them without words.`,
      },
    },
  },
} satisfies Meta<typeof StepIndicator>;
export default meta;
type Story = StoryObj<typeof meta>;

const steps = [
  { id: 'contact', label: bilingual('Contact', 'Kontakt'), href: '#contact' },
  { id: 'delivery', label: bilingual('Delivery', 'Levering'), href: '#delivery' },
  { id: 'payment', label: bilingual('Payment', 'Betaling'), href: '#payment' },
];

export const Delivery: Story = {
  args: { label: bilingual('Steps of the checkout', 'Trin i kassen'), steps, current: 'delivery' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent(/Contact|Kontakt/);
    await expect(canvas.getByText(/Delivery|Levering/).closest('li')).toHaveAttribute('aria-current', 'step');
  },
};
export const First: Story = { args: { ...Delivery.args, label: 'Trin i kassen', steps, current: 'contact' } };
export const Last: Story = { args: { ...Delivery.args, label: 'Trin i kassen', steps, current: 'payment' } };
export const Narrow: Story = { ...Delivery, globals: narrowViewport };
export const AllVariants: Story = { ...Last };
