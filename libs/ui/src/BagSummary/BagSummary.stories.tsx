import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { BagSummary } from './BagSummary.tsx';

const meta = {
  title: 'Commerce/BagSummary',
  component: BagSummary,
  parameters: {
    docs: {
      description: {
        component: `The totals of a bag: goods, discounts, delivery, and the total with included taxes.

- **Do** write what is known ("Beregnes i kassen") where a sum is not.
- **Do** keep the total the last and largest line.
- **Don't** add a row for nothing: a discount of 0 is no row.
- **Don't** compute here: every number arrives as text from one place.`,
      },
    },
  },
} satisfies Meta<typeof BagSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithDiscount: Story = {
  args: {
    rows: [
      { id: 'subtotal', label: bilingual('Subtotal', 'Subtotal'), value: '750,00 kr.' },
      {
        id: 'code',
        label: bilingual('Code WELCOME15', 'Rabatkode VELKOMMEN15'),
        value: '−112,50 kr.',
        tone: 'discount',
      },
      {
        id: 'delivery',
        label: bilingual('Delivery to a parcel shop', 'Levering til pakkeshop'),
        value: bilingual('Free', 'Gratis'),
      },
    ],
    total: {
      label: bilingual('Total', 'I alt'),
      value: '637,50 kr.',
      note: bilingual('of which VAT DKK 127.50', 'Heraf moms 127,50 kr.'),
    },
    children: (
      <Button width="full">
        <ToolbarText en="Checkout" da="Til kassen" />
      </Button>
    ),
  },
};

export const PaidInPart: Story = {
  args: {
    rows: [
      { id: 'subtotal', label: bilingual('Subtotal', 'Subtotal'), value: '375,00 kr.' },
      { id: 'delivery', label: bilingual('Delivery', 'Levering'), value: bilingual('Free', 'Gratis') },
    ],
    total: {
      label: bilingual('Total', 'I alt'),
      value: '375,00 kr.',
      note: bilingual('of which VAT DKK 75.00', 'Heraf moms 75,00 kr.'),
    },
    payments: {
      rows: [
        {
          id: 'k3m9',
          label: bilingual('Gift card ending in K3M9', 'Gavekort, der ender på K3M9'),
          value: '−200,00 kr.',
        },
      ],
      due: { label: bilingual('Left to pay', 'Tilbage at betale'), value: '175,00 kr.' },
    },
  },
};

export const TotalAlone: Story = {
  args: {
    total: {
      label: bilingual('Total', 'I alt'),
      value: '375,00 kr.',
      note: bilingual('Taxes included', 'Inkl. moms'),
    },
  },
};

export const LongestDanish: Story = {
  args: {
    ...WithDiscount.args,
    rows: [
      {
        id: 'code',
        label: 'Rabatkode GAVETILENHELSKØNSOMMERDAG, 15 % på alt undtagen gavekort og nedsatte varer',
        value: '−12.112,50 kr.',
        tone: 'discount',
      },
    ],
    total: {
      label: 'I alt',
      value: '112.637,50 kr.',
      note: 'Heraf norsk moms 22.527,50 kr., ingen ekstra avgifter',
    },
  },
  globals: narrowViewport,
};

export const AllVariants: Story = { ...WithDiscount };
