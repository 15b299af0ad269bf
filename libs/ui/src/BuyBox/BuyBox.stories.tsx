import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Gallery } from '../Gallery/Gallery.tsx';
import { Link } from '../Link/Link.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { SizeSelector } from '../SizeSelector/SizeSelector.tsx';
import { ToolbarText, resolveBilingual, useToolbarLanguage, bilingual } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { gelPrices, priceLabels } from '../testing/prices.ts';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';
import { ProductLayout } from './ProductLayout.tsx';
import { BuyBox } from './BuyBox.tsx';

const meta = {
  title: 'Blocks/BuyBox',
  component: BuyBox,
  parameters: {
    docs: {
      description: {
        component: `Everything needed to buy, in reading order: collection, name, promise, sizes, price, button, assurances.

- **Do** keep price, size and button within the first screen of 390 × 844.
- **Do** say delivery, samples and returns in one line each.
- **Don't** check an extra beforehand.
- **Don't** repeat here what the description below says.`,
      },
    },
  },
} satisfies Meta<typeof BuyBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = [
  { value: '15', label: bilingual('15 ml travel size', '15 ml rejsestørrelse'), prices: gelPrices.small },
  { value: '50', label: '50 ml', prices: gelPrices.large },
];

function Sizes() {
  const [value, setValue] = useState('50');
  const language = useToolbarLanguage();
  return (
    <SizeSelector
      legend={<ToolbarText en="Size" da="Størrelse" />}
      sizes={resolveBilingual(sizes, language)}
      priceLabels={resolveBilingual(priceLabels, language)}
      value={value}
      onChange={setValue}
    />
  );
}

const assurances = [
  {
    id: 'delivery',
    text: (
      <ToolbarText
        en="Free delivery to parcel shops, 2–3 working days"
        da="Fri fragt til pakkeshop, 2-3 hverdage"
      />
    ),
  },
  {
    id: 'samples',
    text: <ToolbarText en="Three free samples with every order" da="Tre gratis prøver med hver ordre" />,
  },
];

const add = (
  <>
    <Sizes />
    <Button width="full">
      <ToolbarText en="Add to bag" da="Læg i kurv" />
    </Button>
  </>
);

export const DayCream: Story = {
  args: {
    collection: (
      <Link href="#dune-grass">
        <ToolbarText en="Dune Grass" da="Marehalm" />
      </Link>
    ),
    name: bilingual('Windbreak Day Cream', 'Vindværn Dagcreme'),
    promise: bilingual('Moisture that stays on when the wind does.', 'Fugt, der bliver, når vinden gør.'),
    children: add,
    assurances,
  },
  globals: phoneViewport,
};

function Page({ box }: { box: React.ReactNode }) {
  return (
    <ProductLayout
      gallery={
        <Gallery
          label="Billeder af Vindværn Dagcreme"
          previousLabel="Forrige"
          nextLabel="Næste"
          positionLabel={(position, count) => `${position} / ${count}`}
          pictures={[
            { picture: pictures.p03, alt: 'Vindværn Dagcreme, 50 ml' },
            { picture: pictures.textureCream, alt: 'Cremen strøget ud' },
            { picture: pictures.p04, alt: 'Ved siden af Læ Serum' },
          ]}
        />
      }
      buyBox={box}
    />
  );
}

export const ProductPageOnADesk: Story = {
  args: DayCream.args,
  render: (args) => <Page box={<BuyBox {...args} />} />,
  parameters: { layout: 'fullscreen' },
  globals: desktopViewport,
};
export const ProductPageOnAPhone: Story = { ...ProductPageOnADesk, globals: phoneViewport };

export const SoldOut: Story = {
  args: {
    ...DayCream.args,
    badge: (
      <Badge tone="sold-out">
        <ToolbarText en="Sold out" da="Udsolgt" />
      </Badge>
    ),
    children: (
      <>
        <Notice tone="info">
          <ToolbarText
            en="Sold out. We expect it again in December."
            da="Udsolgt. Vi venter den igen i december."
          />
        </Notice>
        <Button width="full" variant="quiet">
          <ToolbarText en="Notify me" da="Giv besked, når den er på lager" />
        </Button>
      </>
    ),
  },
  globals: phoneViewport,
};

export const LongestDanish: Story = {
  args: {
    ...DayCream.args,
    name: 'Multebærneglebåndsolie og Parfumefri Håndcreme',
    promise: 'Små, fyldige ting til hænder, læber og neglebånd, der har været ude i al slags vejr.',
  },
  globals: narrowViewport,
};
export const AllVariants: Story = { ...ProductPageOnADesk };
