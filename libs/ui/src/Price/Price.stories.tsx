import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../testing/Stack.tsx';
import { bilingual } from '../testing/language.tsx';
import { clothPrices, gelPrices, priceLabels, reducedPrices, serumPrices } from '../testing/prices.ts';
import { narrowViewport } from '../testing/viewports.ts';
import { SingleMarketPrice, Price } from './Price.tsx';

const meta = {
  title: 'Commerce/Price',
  component: Price,
  parameters: {
    docs: {
      description: {
        component: `A price in all three markets, of which one is shown; \`SingleMarketPrice\` where the market is known, as in the bag.

- **Do** give the lowest price of 30 days with every reduction.
- **Do** give the unit price wherever the law asks for it, always with two decimals.
- **Don't** compute or format here: finished text comes in.
- **Don't** show a struck price without the words "Før" and "Nu".`,
      },
    },
  },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = priceLabels;

export const Regular: Story = {
  args: { prices: serumPrices, labels },
  globals: { market: 'no' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('579 kr')).toBeVisible();
    await expect(canvas.getByText('375 kr.')).not.toBeVisible();
    await expect(canvas.getByText('€50.00')).not.toBeVisible();
  },
};

export const OnAProductPage: Story = {
  args: { prices: serumPrices, labels, size: 'page', note: bilingual('Taxes included', 'Inkl. moms') },
};
export const Reduced: Story = { args: { prices: reducedPrices, labels } };
export const ReducedOnAProductPage: Story = {
  args: {
    ...Reduced.args,
    prices: reducedPrices,
    labels,
    size: 'page',
    note: bilingual('Taxes included', 'Inkl. moms'),
  },
};
export const From: Story = {
  args: { prices: gelPrices.small, labels: { ...labels, from: bilingual('from', 'fra') } },
};
export const WithoutUnitPrice: Story = { args: { prices: clothPrices, labels } };

const giftSet = {
  now: '12.495,00 kr.',
  before: '14.995,00 kr.',
  unit: '124.950,00 kr./l',
  lowest: 'Laveste pris seneste 30 dage: 14.995,00 kr.',
};
export const LongestDanish: Story = {
  args: { prices: { dk: giftSet, no: giftSet, int: giftSet }, labels, size: 'page' },
  globals: narrowViewport,
};

export const AllVariants: Story = {
  args: { prices: serumPrices, labels },
  render: (args) => (
    <Stack>
      <Price {...args} />
      <Price {...args} size="page" />
      <Price {...args} {...From.args} labels={{ ...args.labels, from: 'fra' }} />
      <Price {...args} prices={clothPrices} />
      <Price {...args} size="card" />
      <SingleMarketPrice price={serumPrices.no} labels={args.labels} />
    </Stack>
  ),
};
