import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../testing/Stack.tsx';
import { ToolbarText, bilingual, resolveBilingual, useToolbarLanguage } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { OrderStatus } from './OrderStatus.tsx';

const meta = {
  title: 'Commerce/OrderStatus',
  component: OrderStatus,
  parameters: {
    docs: {
      description: {
        component: `How far an order is on its way, for a shopper who has its number.

- **Do** say in a sentence what happens now.
- **Do** list what each parcel holds when there is more than one.
- **Don't** show names, addresses or prices: a number and an email address are all that was asked for.`,
      },
    },
  },
} satisfies Meta<typeof OrderStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

const serum = { id: 1, text: bilingual('2 × Lee Serum, 30 ml', '2 × Læ Serum, 30 ml') };
const cream = { id: 2, text: bilingual('1 × Windbreak Day Cream, 50 ml', '1 × Vindværn Dagcreme, 50 ml') };
const args = {
  title: bilingual('Order DK1001', 'Ordre DK1001'),
  placed: bilingual('Ordered on 20 November 2026', 'Bestilt 20. november 2026'),
  goodsLabel: bilingual('What you ordered', 'Det, du har bestilt'),
  goods: [serum, cream],
  actions: (
    <Link href="#withdraw">
      <ToolbarText en="Withdraw from contract here" da="Fortryd dit køb" />
    </Link>
  ),
};

export const Received: Story = {
  args: {
    ...args,
    status: bilingual(
      'We have received the order and are packing it.',
      'Vi har modtaget ordren og er ved at pakke den.',
    ),
  },
};

const partlySent = {
  ...args,
  status: bilingual('A part of the order is on its way.', 'En del af ordren er på vej.'),
  parcels: [
    {
      id: 'first',
      title: bilingual('Sent on 22 November 2026', 'Sendt 22. november 2026'),
      detail: 'PostNord 00370730254738',
      goods: [serum],
      link: (
        <Link href="#track">
          <ToolbarText en="Track the parcel" da="Følg pakken" />
        </Link>
      ),
    },
  ],
};

export const PartlySent: Story = { args: partlySent };
export const Narrow: Story = { ...PartlySent, globals: narrowViewport };
function PartlySentOrder() {
  return <OrderStatus {...resolveBilingual(partlySent, useToolbarLanguage())} />;
}

export const AllVariants: Story = {
  args: Received.args,
  render: (received) => (
    <Stack width="32rem">
      <OrderStatus {...received} />
      <PartlySentOrder />
    </Stack>
  ),
};
