import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../testing/Stack.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import type { DeliveryOptionsProps } from './DeliveryOptions.tsx';
import { DeliveryOptions } from './DeliveryOptions.tsx';
import { ParcelShops, type ParcelShop } from './ParcelShops.tsx';

const meta = {
  title: 'Commerce/DeliveryOptions',
  component: DeliveryOptions,
  parameters: {
    docs: {
      description: {
        component: `The delivery methods of an order.

- **Do** put the most common option first and select it: in Denmark the parcel shop.
- **Do** write a range of days, and the amount from which delivery is free.
- **Do** list parcel shops with opening hours, and with distances where they are known; a map may come on top.
- **Don't** hide an unavailable option without saying why.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <Stack width="32rem">
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof DeliveryOptions>;
export default meta;
type Story = StoryObj<typeof meta>;

const shops: readonly ParcelShop[] = [
  {
    id: 'havn',
    name: 'Havnekiosken',
    address: 'Havnevej 3, 9990 Skagen',
    distance: '350 m',
    hours: 'Man.-søn. 8-20',
  },
  {
    id: 'brugs',
    name: 'Brugsen Skagen',
    address: 'Sct. Laurentii Vej 28, 9990 Skagen',
    distance: '700 m',
    hours: 'Man.-fre. 7-20, lør.-søn. 8-18',
  },
  {
    id: 'boks',
    name: 'Pakkeboks ved stationen',
    address: 'Banegårdspladsen 1, 9990 Skagen',
    distance: '1,2 km',
    hours: 'Altid åben',
  },
];

function ShopChoice({ list = shops }: { list?: readonly ParcelShop[] | 'loading' }) {
  const [shop, setShop] = useState('havn');
  return (
    <ParcelShops
      legend={<ToolbarText en="Choose a parcel shop" da="Vælg pakkeshop" />}
      hint={<ToolbarText en="Nearest to postcode 9990 first" da="Nærmest postnummer 9990 først" />}
      loadingText="Finder pakkeshops"
      emptyText={
        <ToolbarText
          en="There is no parcel shop near this postcode. Check it, or choose delivery to your door."
          da="Der er ingen pakkeshop i nærheden af postnummeret. Tjek det, eller vælg levering til døren."
        />
      }
      shops={list}
      value={shop}
      onChange={setShop}
      more={
        list === shops && (
          <div>
            <Button variant="link">
              <ToolbarText en="Show more parcel shops" da="Vis flere pakkeshops" />
            </Button>
          </div>
        )
      }
    />
  );
}

const ways: DeliveryOptionsProps['options'] = [
  {
    value: 'parcel-shop',
    name: bilingual('Parcel shop', 'Pakkeshop'),
    price: bilingual('Free', 'Gratis'),
    time: bilingual('2-3 working days', '2-3 hverdage'),
  },
  {
    value: 'home',
    name: bilingual('To your door', 'Til døren'),
    price: bilingual('DKK 59', '59 kr.'),
    time: bilingual('2-3 working days, between 8 and 17', '2-3 hverdage, mellem kl. 8 og 17'),
    note: bilingual('Free from DKK 600', 'Gratis fra 600 kr.'),
  },
];

const args = {
  legend: bilingual('How would you like it delivered?', 'Hvordan vil du have det leveret?'),
  options: ways,
};

function Choosing(props: DeliveryOptionsProps) {
  const [value, setValue] = useState(props.value ?? 'parcel-shop');
  return (
    <DeliveryOptions
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

export const TwoWays: Story = {
  args: { ...args, onChange: fn() },
  render: (given) => <Choosing {...given} />,
  play: async ({ args: given, canvas, userEvent }) => {
    const home = canvas.getByRole('radio', { name: /door|døren/ });
    await expect(home).toHaveAccessibleDescription(/600/);
    await userEvent.click(home);
    await expect(given.onChange).toHaveBeenCalledWith('home');
  },
};

const [parcelShop, ...others] = ways;
const withShops = parcelShop ? [{ ...parcelShop, content: <ShopChoice /> }, ...others] : others;

export const WithParcelShops: Story = {
  args: { ...args, options: withShops },
  render: (given) => <Choosing {...given} />,
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: /Choose a parcel shop|Vælg pakkeshop/ });
    await expect(group).toBeVisible();
    await expect(group).toHaveAccessibleDescription(/9990/);
    const brugs = canvas.getByRole('radio', { name: /Brugsen/ });
    await expect(brugs).toHaveAccessibleDescription(/Laurentii.*7-20/);
    await userEvent.click(brugs);
    await expect(brugs).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /door|døren/ }));
    await expect(group).not.toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^(Parcel shop|Pakkeshop)/ }));
    await expect(brugs).toBeChecked();
  },
};

/** A long list starts with the nearest shops. */
export const FewFirst: Story = {
  args,
  render: () => (
    <ParcelShops
      legend={<ToolbarText en="Choose a parcel shop" da="Vælg pakkeshop" />}
      loadingText=""
      emptyText=""
      moreText={<ToolbarText en="Show more parcel shops" da="Vis flere pakkeshops" />}
      initialCount={2}
      shops={shops}
      onChange={() => {}}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    const more = canvas.getByRole('button', { name: /more|flere/ });
    await userEvent.click(more);
    await expect(canvas.getByRole('radio', { name: /Pakkeboks/ })).toHaveFocus();
    await expect(more).not.toBeInTheDocument();
  },
};

export const PricesDiffer: Story = {
  args: {
    ...args,
    options: parcelShop
      ? [
          {
            ...parcelShop,
            content: (
              <ShopChoice
                list={shops.map((shop, index) => ({
                  ...shop,
                  price:
                    index === 0 ? (
                      <ToolbarText en="Free" da="Gratis" />
                    ) : (
                      <ToolbarText en="DKK 29" da="29 kr." />
                    ),
                }))}
              />
            ),
          },
          ...others,
        ]
      : [],
  },
  render: (given) => <Choosing {...given} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Brugsen.*29/ })).toBeVisible();
  },
};

export const LookingForShops: Story = {
  args: {
    ...args,
    options: parcelShop ? [{ ...parcelShop, content: <ShopChoice list="loading" /> }, ...others] : [],
  },
  render: (given) => <Choosing {...given} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Finder pakkeshops');
  },
};

export const NoShopNearby: Story = {
  args: {
    ...args,
    options: parcelShop ? [{ ...parcelShop, content: <ShopChoice list={[]} /> }, ...others] : [],
  },
  render: (given) => <Choosing {...given} />,
};

export const OneWayRefused: Story = {
  args: {
    ...args,
    value: 'home',
    options: ways.map((way) =>
      way.value === 'parcel-shop'
        ? {
            ...way,
            unavailableReason: bilingual('Not for this address', 'Ikke til denne adresse'),
            price: '–',
          }
        : way,
    ),
  },
  render: (given) => <Choosing {...given} />,
  play: async ({ canvas }) => {
    const refused = canvas.getByRole('radio', { name: /Parcel shop|Pakkeshop/ });
    await expect(refused).toBeDisabled();
    await expect(refused).toHaveAccessibleDescription(/address|adresse/);
  },
};

export const NothingChosen: Story = {
  args: { ...args, error: bilingual('Choose how we deliver', 'Vælg, hvordan vi skal levere') },
};

export const LongestDanish: Story = {
  args: {
    legend: 'Hvordan vil du have din ordre og dine gratis prøver leveret?',
    options: [
      {
        value: 'parcel-shop',
        name: 'Afhentning i en pakkeshop eller pakkeboks i nærheden af din adresse',
        price: 'Gratis',
        time: '2-3 hverdage efter afsendelse',
        note: 'Du får besked på e-mail og sms, når pakken er klar til afhentning. Den ligger klar i otte dage.',
        content: (
          <ParcelShops
            legend="Vælg den pakkeshop, hvor du vil hente din ordre"
            loadingText=""
            emptyText=""
            value="a"
            shops={[
              {
                id: 'a',
                name: 'Købmandsgårdens Dagligvareforretning og Blomsterværksted',
                address: 'Nørre Farimagsgade 1234, 1364 København K',
                distance: '12,5 km',
                hours: 'Mandag-torsdag 9-17.30, fredag 9-18, lørdag og første søndag i måneden 10-14',
              },
            ]}
            onChange={() => {}}
          />
        ),
      },
      ...ways.slice(1),
    ],
  },
  render: (given) => <Choosing {...given} />,
  globals: narrowViewport,
};

export const Narrow: Story = { ...WithParcelShops, globals: narrowViewport };
export const AllVariants: Story = { ...WithParcelShops, play: () => {} };
