import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { Link } from '../Link/Link.tsx';
import { resolveBilingual, ToolbarText, useToolbarLanguage } from '../testing/language.tsx';
import { productCards } from '../testing/products.ts';
import { pictures } from '../testing/pictures.ts';
import { EditorialTile } from './EditorialTile.tsx';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';
import { ProductGrid } from './ProductGrid.tsx';

const meta = {
  title: 'Commerce/ProductGrid',
  component: ProductGrid,
  parameters: {
    docs: {
      description: {
        component: `Products in two, three or four columns, with one \`EditorialTile\` in eight at most.

- **Do** give the grid a heading or a label.
- **Do** let the tile say something a card cannot, in a sentence of two lines.
- **Do** put it after an even number of products, so that no row of a phone has a hole.
- **Don't** fill the last row with something else.
- **Don't** put two tiles beside each other.`,
      },
    },
  },
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

function Products() {
  const language = useToolbarLanguage();
  return (
    <ProductGrid>
      {productCards.slice(0, 4).map((product) => (
        <ProductCard key={product.href} {...resolveBilingual(product, language)} />
      ))}
      <EditorialTile
        picture={pictures.heroDunes}
        alt=""
        link={
          <Link href="#dune-grass">
            <ToolbarText en="See the Dune Grass series" da="Se serien Marehalm" />
          </Link>
        }
      >
        <ToolbarText
          en="Ten steps behind the dune, the air is still."
          da="Ti skridt bag klitten er der læ."
        />
      </EditorialTile>
      {productCards.slice(4).map((product) => (
        <ProductCard key={product.href} {...resolveBilingual(product, language)} />
      ))}
    </ProductGrid>
  );
}

export const Four: Story = { args: { children: null }, render: () => <Products />, globals: desktopViewport };
export const Phone: Story = { ...Four, globals: phoneViewport };
export const Narrow: Story = { ...Four, globals: narrowViewport };
export const AllVariants: Story = { ...Four };
