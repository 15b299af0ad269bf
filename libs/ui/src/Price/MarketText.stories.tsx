import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { both } from '../testing/language.tsx';
import { MarketText } from './MarketText.tsx';

const meta = { title: 'Components/MarketText', component: MarketText } satisfies Meta<typeof MarketText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FreeDelivery: Story = {
  args: {
    texts: {
      dk: both('Free delivery to parcel shops', 'Fri fragt til pakkeshop'),
      no: both('Free delivery above NOK 899', 'Fri fragt over 899 kr'),
      int: both('Free delivery above €85', 'Fri fragt over 85 €'),
    },
  },
  globals: { market: 'int' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/85/)).toBeVisible();
    await expect(canvas.getByText(/899/)).not.toBeVisible();
  },
};

export const AllVariants: Story = { ...FreeDelivery };
