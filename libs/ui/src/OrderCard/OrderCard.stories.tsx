import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { narrowViewport, desktopViewport } from '../testing/viewports.ts';
import { OrderCard } from './OrderCard.tsx';

const meta = {
  title: 'Commerce/OrderCard',
  component: OrderCard,
  parameters: {
    docs: {
      description: {
        component: `An order in the list of orders.

- **Do** begin with the status as a word; the dot only repeats it.
- **Do** keep tracking and "Fortryd" on the card while they are useful.
- **Don't** show more than four pictures; say how many more there are.
- **Don't** call it "Ordre #1042"; "Ordre 1042" is how people say it.`,
      },
    },
  },
} satisfies Meta<typeof OrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const three = [
  { picture: pictures.p04, alt: bilingual('Lee Serum', 'Læ Serum') },
  { picture: pictures.p01, alt: bilingual('Dune Gel Cleanser', 'Marehalm Rensegel') },
  { picture: pictures.p33, alt: bilingual('Moss Gold Hand Cream', 'Mosens Guld-håndcreme') },
];

export const UnderWay: Story = {
  args: {
    title: bilingual('Order 1042', 'Ordre 1042'),
    href: '#order',
    date: bilingual('20 November 2026', '20. november 2026'),
    dateTime: '2026-11-20',
    status: bilingual('On its way', 'På vej'),
    total: '637,50 kr.',
    pictures: three,
    actions: (
      <>
        <ButtonLink variant="link" href="#track">
          <ToolbarText en="Track order 1042" da="Følg ordre 1042" />
        </ButtonLink>
        <ButtonLink variant="link" href="#withdraw">
          <ToolbarText en="Withdraw from order 1042" da="Fortryd ordre 1042" />
        </ButtonLink>
      </>
    ),
  },
};

export const Delivered: Story = {
  args: {
    ...UnderWay.args,
    status: bilingual('Delivered', 'Leveret'),
    stage: 'over',
    actions: (
      <Button variant="link">
        <ToolbarText en="Buy order 1042 again" da="Køb ordre 1042 igen" />
      </Button>
    ),
  },
};

export const Withdrawn: Story = {
  args: { ...UnderWay.args, status: bilingual('Withdrawn', 'Fortrudt'), stage: 'stopped', actions: null },
};

export const ManyProducts: Story = {
  args: {
    ...UnderWay.args,
    pictures: [
      ...three,
      { picture: pictures.p09, alt: bilingual('Low Sun Glow Mask', 'Lav Sol-glødmaske') },
      { picture: pictures.p14, alt: bilingual('Cold Bay Bath Soak', 'Kold Bugt-badesalt') },
    ],
    more: bilingual('+ 3 more', '+ 3 til'),
  },
};

export const LongestDanish: Story = {
  args: {
    ...ManyProducts.args,
    title: 'Ordre MH-2026-0000104212',
    status: 'Klar til afhentning i pakkeshoppen til og med 28. november',
    total: '12.112,50 kr.',
  },
  globals: narrowViewport,
};

export const Narrow: Story = { ...UnderWay, globals: narrowViewport };
export const OnADesk: Story = { ...ManyProducts, globals: desktopViewport };

export const AllVariants: Story = {
  args: UnderWay.args,
  render: (args) => (
    <div style={{ maxWidth: '48rem' }}>
      <OrderCard {...args} />
      <OrderCard {...args} title="Ordre 1038" status="Leveret" stage="over" actions={null} />
      <OrderCard
        {...args}
        title="Ordre 1021"
        status="Fortrudt"
        stage="stopped"
        more="+ 3 til"
        actions={null}
      />
    </div>
  ),
};
