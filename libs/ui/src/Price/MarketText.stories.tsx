import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { bilingual } from '../testing/language.tsx';
import { MarketText } from './MarketText.tsx';

const meta = {
  title: 'Commerce/MarketText',
  component: MarketText,
  parameters: {
    docs: {
      description: {
        component: `A text that differs by market; one of three is shown.

- **Do** use it for sentences with a sum or a country in them.
- **Do** write all three as whole sentences.
- **Don't** use it for prices: that is \`Price\`.
- **Don't** put a heading or a form into it.`,
      },
    },
  },
} satisfies Meta<typeof MarketText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FreeDelivery: Story = {
  args: {
    texts: {
      dk: bilingual('Free delivery to parcel shops', 'Fri fragt til pakkeshop'),
      no: bilingual('Free delivery above NOK 899', 'Fri fragt over 899 kr'),
      int: bilingual('Free delivery above €85', 'Fri fragt over 85 €'),
    },
  },
  globals: { market: 'int' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/85/)).toBeVisible();
    await expect(canvas.getByText(/899/)).not.toBeVisible();
  },
};

export const AllVariants: Story = { ...FreeDelivery };
