import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FilterGroup } from '../FilterGroup/FilterGroup.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { EditorialTile } from '../ProductGrid/EditorialTile.tsx';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SortControl } from '../SortControl/SortControl.tsx';
import { bilingual, resolveBilingual, ToolbarText, useToolbarLanguage } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { productCards } from '../testing/products.ts';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';
import { FilteredList } from './FilteredList.tsx';

const meta = {
  title: 'Blocks/FilteredList',
  component: FilteredList,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `A list of products or articles with its filters, sort order and ‘show more’, and its loading, error and empty states.

- **Do** give \`news\` after each action: it is announced once.
- **Do** offer ways out of an empty list, each with what there is then.
- **Don't** empty the list while the next results are on their way: \`progress\` dims it.
- **Don't** move the focus: the list keeps it when a pressed button disappears, and gives it to the first new entry.`,
      },
    },
  },
} satisfies Meta<typeof FilteredList>;
export default meta;
type Story = StoryObj<typeof meta>;

function Tile() {
  return (
    <EditorialTile picture={pictures.heroDunes} alt="">
      <ToolbarText en="Ten steps behind the dune, the air is still." da="Ti skridt bag klitten er der læ." />
    </EditorialTile>
  );
}

function Cards({ count = productCards.length, tileBefore }: { count?: number; tileBefore?: number }) {
  const language = useToolbarLanguage();
  return (
    <ProductGrid columns="three">
      {productCards.slice(0, count).map((product, position) => {
        const card = <ProductCard key={product.href} {...resolveBilingual(product, language)} />;
        return position === tileBefore ? [<Tile key="tile" />, card] : card;
      })}
    </ProductGrid>
  );
}

function Filters() {
  const isDanish = useToolbarLanguage() === 'da';
  return (
    <FilterGroup
      legend={isDanish ? 'Hudtype' : 'Skin type'}
      selected={['dry']}
      onToggle={() => {}}
      options={[
        { value: 'dry', label: isDanish ? 'Tør' : 'Dry', count: 14 },
        { value: 'oily', label: isDanish ? 'Fedtet' : 'Oily', count: 6 },
      ]}
    />
  );
}

function Sort() {
  const isDanish = useToolbarLanguage() === 'da';
  return (
    <SortControl
      label={isDanish ? 'Sortér efter' : 'Sort by'}
      value="popular"
      options={[{ value: 'popular', label: isDanish ? 'Mest populære' : 'Most popular' }]}
      onChange={() => {}}
    />
  );
}

const texts = {
  filters: bilingual('Filters', 'Filtre'),
  openFilters: bilingual('Filter', 'Filtrér'),
  closeFilters: bilingual('Close', 'Luk'),
  showResults: bilingual('Show 36 products', 'Vis 36 produkter'),
  activeFilters: bilingual('Chosen filters', 'Valgte filtre'),
  clearFilters: bilingual('Clear filters', 'Ryd filtre'),
  count: bilingual('36 products', '36 produkter'),
  shown: bilingual('Showing 6 of 36', 'Viser 6 af 36'),
  showMore: bilingual('View more', 'Vis flere'),
  pending: bilingual('Loading', 'Henter'),
  retry: bilingual('Try again', 'Prøv igen'),
};

const args = {
  texts,
  shown: productCards.length,
  total: 36,
  progress: 'settled' as const,
  filters: <Filters />,
  sort: <Sort />,
  empty: { title: bilingual('No products match your filters', 'Ingen produkter passer til dine filtre') },
  onClear: fn(),
  onShowMore: fn(),
  onRetry: fn(),
  children: <Cards />,
};

const dry = {
  id: 'skin-type dry',
  label: bilingual('Dry', 'Tør'),
  removeLabel: bilingual('Remove Dry', 'Fjern Tør'),
  remove: fn(),
};

export const Desk: Story = { args, globals: desktopViewport };
export const Phone: Story = {
  args,
  globals: phoneViewport,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Filt/ }));
    await expect(canvas.getByRole('dialog', { name: /^Filt/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /36 produ/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
export const Narrow: Story = { args, globals: narrowViewport };
export const Narrowed: Story = {
  args: { ...args, activeFilters: [dry], news: bilingual('14 products', '14 produkter') },
  globals: desktopViewport,
  play: async ({ args: given, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^14/);
    await userEvent.click(canvas.getByRole('button', { name: /Dry|Tør$/ }));
    await expect(dry.remove).toHaveBeenCalled();
    // The chip goes with the filter, so the focus is kept on the number of products.
    await expect(document.activeElement).toHaveTextContent(/^36/);
    await userEvent.click(canvas.getByRole('button', { name: /^(Clear|Ryd)/ }));
    await expect(given.onClear).toHaveBeenCalledOnce();
  },
};
/** Entries that are about to be replaced are dimmed for a moment. */
const dimmed = { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } };
export const Searching: Story = {
  args: { ...args, progress: 'searching' },
  globals: desktopViewport,
  parameters: dimmed,
};
export const Stalled: Story = {
  args: {
    ...args,
    progress: 'stalled',
    texts: { ...texts, count: bilingual('This is taking long', 'Det tager længere end ventet') },
  },
  parameters: dimmed,
  globals: desktopViewport,
};
export const Failed: Story = {
  args: {
    ...args,
    progress: 'failed',
    failure: bilingual('The products could not be loaded.', 'Produkterne kunne ikke hentes.'),
  },
  globals: desktopViewport,
  play: async ({ args: given, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /again|igen/ }));
    await expect(given.onRetry).toHaveBeenCalledOnce();
  },
};
const way = fn();
export const NothingLeft: Story = {
  args: {
    ...args,
    shown: 0,
    total: 0,
    activeFilters: [dry],
    texts: { ...texts, count: bilingual('0 products', '0 produkter') },
    empty: {
      ...args.empty,
      ways: [
        {
          id: 'skin-type',
          label: bilingual('Without Dry: 14 products', 'Uden Tør: 14 produkter'),
          onPress: way,
        },
      ],
    },
  },
  globals: desktopViewport,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /14 produ/ }));
    await expect(way).toHaveBeenCalledOnce();
    await expect(document.activeElement).toHaveTextContent(/^0/);
  },
};
export const NothingFound: Story = {
  args: {
    ...args,
    shown: 0,
    total: 0,
    filters: false,
    field: (
      <SearchField
        label="Søg"
        action="#"
        name="q"
        value="xyz"
        onChange={() => {}}
        onSubmit={() => {}}
        clearLabel="Ryd"
        submitLabel="Søg"
      />
    ),
    empty: {
      title: bilingual('No results for “xyz”', 'Ingen resultater for ”xyz”'),
      text: bilingual('Check the spelling.', 'Prøv med færre ord.'),
    },
  },
  globals: desktopViewport,
};
export const Quiet: Story = {
  args: { ...args, isQuiet: true, filters: false, total: productCards.length },
  globals: desktopViewport,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^36/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /View more|Vis flere/ })).toBeNull();
  },
};

function Growing() {
  const language = useToolbarLanguage();
  const [count, setCount] = useState(2);
  return (
    <FilteredList
      {...resolveBilingual(args, language)}
      shown={count}
      isLonger={count > 2}
      onShowMore={() => {
        setCount(4);
      }}
    >
      <Cards count={count} tileBefore={1} />
    </FilteredList>
  );
}
export const Longer: Story = {
  args,
  globals: desktopViewport,
  render: () => <Growing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /View more|Vis flere/ }));
    const [, , third] = canvas.getAllByRole('link').filter((link) => link.closest('main, div'));
    await expect(third).toBeDefined();
    await expect(document.activeElement?.getAttribute('href')).toBe(productCards[2]?.href);
  },
};
export const AllVariants: Story = { ...Narrowed };
