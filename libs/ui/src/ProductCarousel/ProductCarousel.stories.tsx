import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { carouselLabels, usePositionFormatter } from '../testing/carousel-labels.ts';
import { ToolbarText, bilingual, resolveBilingual, useToolbarLanguage } from '../testing/language.tsx';
import { productCards } from '../testing/products.ts';
import { desktopViewport, narrowViewport, phoneViewport, tabletViewport } from '../testing/viewports.ts';
import type { ProductCarouselProps } from './ProductCarousel.tsx';
import { ProductCarousel } from './ProductCarousel.tsx';

/** The cards and "2 of 5" in the toolbar's language, which is known only while drawing. */
function InLanguage({ children: _children, ...props }: ProductCarouselProps) {
  const position = usePositionFormatter();
  const language = useToolbarLanguage();
  return (
    <ProductCarousel {...props} labels={{ ...resolveBilingual(carouselLabels, language), position }}>
      {productCards.map((product) => (
        <ProductCard key={product.href} {...resolveBilingual(product, language)} />
      ))}
    </ProductCarousel>
  );
}

const meta = {
  title: 'Blocks/ProductCarousel',
  component: ProductCarousel,
  render: (args) => <InLanguage {...args} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
Products of one kind in one line, where a grid would take too much of the page: the rest of a series, what is new.

**Do** show five to twelve. **Do** link to the whole list. **Do** sort by what is most useful first: most people see the first four.

**Don't** use it for the main list of a page, nor twice on one page. **Don't** repeat products that the page already shows.
`,
      },
    },
  },
} satisfies Meta<typeof ProductCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const args: ProductCarouselProps = {
  title: bilingual('The Dune Grass series', 'Serien Marehalm'),
  label: bilingual('The Dune Grass series', 'Serien Marehalm'),
  labels: { ...carouselLabels, slide: bilingual('product', 'produkt') },
  link: (
    <Link href="#all">
      <ToolbarText en="See the whole series" da="Se hele serien" />
    </Link>
  ),
  children: null,
};

const settles = (text: RegExp): NonNullable<Story['play']> =>
  async function settle({ canvas, canvasElement, userEvent }) {
    const view = canvasElement.querySelector<HTMLElement>('section > div[role="group"]');
    await waitFor(() => expect(view?.dataset['engine']).toBe('embla'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^1–/));
    await userEvent.click(canvas.getByRole('button', { name: /Next|Næste/ }));
    // A whole page further, or as far as there are products.
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));
  };

export const Desk: Story = { args, globals: desktopViewport, play: settles(/^3–6 /) };
export const Tablet: Story = { args, globals: tabletViewport, play: settles(/^4–6 /) };
export const Phone: Story = { args, globals: phoneViewport, play: settles(/^3–4 /) };
export const LongestDanish: Story = {
  args: { ...args, title: 'Parfumefri håndværkerhåndcremer og multebærneglebåndsolier' },
  globals: narrowViewport,
};
export const AllVariants: Story = { args, globals: desktopViewport };
