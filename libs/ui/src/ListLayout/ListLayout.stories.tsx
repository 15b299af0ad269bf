import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Chips } from '../Chips/Chips.tsx';
import { FilterGroup } from '../FilterGroup/FilterGroup.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { ShowMore } from '../ShowMore/ShowMore.tsx';
import { SortControl } from '../SortControl/SortControl.tsx';
import { resolveBilingual, useToolbarLanguage } from '../testing/language.tsx';
import { productCards } from '../testing/products.ts';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';
import { NarrowOnly } from './ListLayout.tsx';
import { ListLayout } from './ListLayout.tsx';

const meta = {
  title: 'Blocks/ListLayout',
  component: ListLayout,
  parameters: {
    docs: {
      description: {
        component: `A list of products with its filters: a quiet bar with a drawer on a phone, a column on a desk.

- **Do** keep title, count and order above the list.
- **Do** say the new count in a live region when filters change.
- **Don't** hide chosen filters in the drawer: chips repeat them above the list.
- **Don't** put a second toolbar below.`,
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ListLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

function Cards() {
  const language = useToolbarLanguage();
  return (
    <ProductGrid columns="three">
      {productCards.map((product) => (
        <ProductCard key={product.href} {...resolveBilingual(product, language)} />
      ))}
    </ProductGrid>
  );
}

const args = {
  toolbar: (
    <>
      <NarrowOnly>
        <Button variant="link">
          <Icon name="filter" />
          Filtrér
        </Button>
      </NarrowOnly>
      <p role="status">36 produkter</p>
      <SortControl
        label="Sortér efter"
        value="popular"
        options={[
          { value: 'popular', label: 'Mest populære' },
          { value: 'price', label: 'Pris stigende' },
        ]}
        onChange={() => {}}
      />
    </>
  ),
  filters: (
    <>
      <FilterGroup
        legend="Hudtype"
        selected={['dry']}
        onToggle={() => {}}
        options={[
          { value: 'dry', label: 'Tør', count: 14 },
          { value: 'oily', label: 'Fedtet', count: 0 },
        ]}
      />
      <FilterGroup
        legend="Serie"
        selected={[]}
        onToggle={() => {}}
        options={[
          { value: 'oat', label: 'Havre', count: 5 },
          { value: 'kelp', label: 'Tang', count: 6 },
        ]}
      />
      <FilterGroup
        legend="Behov"
        startsOpen={false}
        selected={[]}
        onToggle={() => {}}
        options={[{ value: 'dryness', label: 'Tørhed', count: 12 }]}
      />
    </>
  ),
  filtersLabel: 'Filtre',
  chips: (
    <Chips
      label="Valgte filtre"
      chips={[{ id: 'dry', label: 'Tør', removeLabel: 'Fjern Tør' }]}
      onRemove={() => {}}
      clear={<Button variant="link">Ryd filtre</Button>}
    />
  ),
  children: (
    <>
      <Cards />
      <ShowMore shown={12} total={36} text="Viser 12 af 36" label="Vis flere" onShowMore={() => {}} />
    </>
  ),
};

export const Desk: Story = { args, globals: desktopViewport };
export const Phone: Story = { args, globals: phoneViewport };
export const Narrow: Story = { args, globals: narrowViewport };
export const AllVariants: Story = { ...Desk };
