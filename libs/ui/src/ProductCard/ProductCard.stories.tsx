import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { clothPrices, gelPrices, priceLabels, reducedPrices, serumPrices } from '../testing/prices.ts';
import { narrowViewport } from '../testing/viewports.ts';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { ProductCard } from './ProductCard.tsx';

const meta = {
  title: 'Commerce/ProductCard',
  component: ProductCard,
  parameters: {
    docs: {
      description: {
        component: `A product in a list: picture, name, what it is, sizes, price. The whole card is one link.

- **Do** describe it in plain words: "Fugtgivende serum".
- **Do** name the product in the words of an \`action\`.
- **Do** keep one badge.
- **Don't** put what matters on hover only: a phone has none.
- **Don't** draw a border or a shadow around it.
- **Don't** cut the name: it wraps.`,
      },
    },
  },
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const serum = {
  href: '#serum',
  name: bilingual('Lee Serum', 'Læ Serum'),
  description: bilingual('Hydrating serum', 'Fugtgivende serum'),
  sizes: '30 ml',
  picture: pictures.p04,
  alt: bilingual('Lee Serum, 30 ml, green glass bottle', 'Læ Serum, 30 ml, grøn glasflaske'),
  secondPicture: pictures.textureGel,
  prices: serumPrices,
  priceLabels,
};

export const Plain: Story = {
  args: serum,
  decorators: [(Card) => <div style={{ maxWidth: '20rem' }}>{Card()}</div>],
};

/** The second picture of a card, and what lays it over the first. */
function secondOf(card: HTMLElement) {
  const image = card.querySelectorAll('img')[1];
  const place = image?.closest('picture')?.parentElement;
  if (!image || !place) throw new Error('Cannot find the second picture: the card has drawn none');
  return { image, place };
}

export const UnderAPointer: Story = {
  ...Plain,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const pictures = () => canvasElement.querySelectorAll('img').length;
    await expect(pictures()).toBe(1);
    await userEvent.hover(canvas.getByRole('link'));
    await expect(pictures()).toBe(2);
  },
};

export const Focused: Story = {
  ...UnderAPointer,
  play: async ({ canvasElement, userEvent }) => {
    const pictures = () => canvasElement.querySelectorAll('img').length;
    await expect(pictures()).toBe(1);
    await userEvent.tab();
    await expect(pictures()).toBe(2);
    await waitFor(() => expect(secondOf(canvasElement).place).toHaveStyle({ opacity: 1 }));
  },
};

export const SecondPictureMissing: Story = {
  ...Plain,
  args: { ...serum, secondPicture: { ...pictures.textureGel, src: 'data:image/webp;base64,' } },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    const { image, place } = secondOf(canvasElement);
    await waitFor(() => expect(image).not.toHaveAttribute('data-state', 'loading'));
    await Promise.all(place.getAnimations({ subtree: true }).map(({ finished }) => finished));
    // The first one stays in sight.
    await expect(place).toHaveStyle({ opacity: 0 });
    await expect(image).toHaveAttribute('data-state', 'failed');
    // It has no words that could be shown in its place.
    await expect(image).toHaveStyle({ opacity: 0 });
  },
};

export const New: Story = {
  ...Plain,
  args: {
    ...serum,
    name: bilingual('Lee Mineral Day Cream SPF 30', 'Læ Mineralsk Dagcreme SPF 30'),
    description: bilingual('Mineral sun cream for face', 'Mineralsk solcreme til ansigt'),
    picture: pictures.p05,
    secondPicture: pictures.textureCream,
    badge: { tone: 'new', text: bilingual('New', 'Nyhed') },
  },
};

export const SeveralSizes: Story = {
  ...Plain,
  args: {
    ...serum,
    name: bilingual('Dune Gel Cleanser', 'Marehalm Rensegel'),
    description: bilingual('Gentle foaming cleanser', 'Mild skummende rens'),
    sizes: bilingual('2 sizes', '2 størrelser'),
    picture: pictures.p01,
    prices: gelPrices.small,
    priceLabels: { ...priceLabels, from: bilingual('from', 'fra') },
  },
};

export const Reduced: Story = {
  ...Plain,
  args: {
    ...serum,
    name: bilingual('Low Sun Glow Mask', 'Lav Sol-glødmaske'),
    description: bilingual('Moisturising mask', 'Fugtmaske'),
    sizes: '75 ml',
    picture: pictures.p09,
    secondPicture: pictures.textureCream,
    prices: reducedPrices,
    badge: { tone: 'reduced', text: bilingual('Reduced', 'Nedsat') },
  },
};

export const SoldOut: Story = {
  ...Plain,
  args: {
    ...serum,
    name: bilingual('Cold Bay Bath Soak', 'Kold Bugt-badesalt'),
    description: bilingual('Bath salt', 'Badesalt'),
    sizes: bilingual('2 sizes', '2 størrelser'),
    picture: pictures.p14,
    badge: { tone: 'sold-out', text: bilingual('Sold out', 'Udsolgt') },
  },
};

export const SoldOutInAMarket: Story = {
  ...Plain,
  args: {
    ...serum,
    badge: { tone: 'new', text: bilingual('New', 'Nyhed') },
    soldOutIn: { markets: ['dk'], text: bilingual('Sold out', 'Udsolgt') },
  },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByText(/./).filter((text) => text.checkVisibility());
    const badges = shown.filter(({ textContent }) => /^(Sold out|Udsolgt|New|Nyhed)$/.test(textContent));
    await expect(badges).toHaveLength(1);
    const isDanish = document.documentElement.dataset['market'] === 'dk';
    await expect(badges[0]?.textContent).toMatch(isDanish ? /^(Sold out|Udsolgt)$/ : /^(New|Nyhed)$/);
  },
};

export const WithAction: Story = {
  ...Plain,
  args: {
    ...serum,
    action: (
      <Button variant="link">
        <ToolbarText en="Add Lee Serum" da="Læg Læ Serum i kurv" />
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    const { left, top } = canvas.getByRole('button').getBoundingClientRect();
    // The card is one link everywhere but on its button.
    await expect(document.elementFromPoint(left + 4, top + 20)?.closest('button')).not.toBeNull();
    const picture = canvas.getByRole('img').getBoundingClientRect();
    await expect(document.elementFromPoint(picture.left + 40, picture.top + 40)).toBe(link);
  },
};

export const LongestDanish: Story = {
  ...Plain,
  args: {
    ...serum,
    name: 'Multebærneglebåndsolie og Parfumefri Håndværkerhåndcreme',
    description: 'Gavesæt med fem små rejsestørrelser til hænder og læber',
    prices: reducedPrices,
    badge: { tone: 'reduced', text: 'Nedsat' },
  },
  globals: narrowViewport,
};

export const AllVariants: Story = {
  args: serum,
  render: (args) => (
    <ProductGrid>
      <ProductCard {...args} />
      <ProductCard {...args} badge={{ tone: 'new', text: 'Nyhed' }} picture={pictures.p05} />
      <ProductCard {...args} badge={{ tone: 'reduced', text: 'Nedsat' }} picture={pictures.p09} />
      <ProductCard
        {...args}
        badge={{ tone: 'sold-out', text: 'Udsolgt' }}
        picture={pictures.p14}
        prices={clothPrices}
      />
    </ProductGrid>
  ),
};
