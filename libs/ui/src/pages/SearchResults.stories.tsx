import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx';
import { FilteredList } from '../FilteredList/FilteredList.tsx';
import { FilterGroup } from '../FilterGroup/FilterGroup.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SubNavigation } from '../SubNavigation/SubNavigation.tsx';
import { SortControl } from '../SortControl/SortControl.tsx';
import { catalogue } from '../testing/catalogue.ts';
import { bilingual } from '../testing/language.tsx';
import { CatalogueCard, ShopPage, useBilingualValue } from '../testing/shop-page.tsx';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';

const meta = {
  title: 'Pages/Search results',
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: `All results of a search: the query in the title and in the field, the products with their filters, and ways on if nothing was found.`,
      },
    },
  },
} satisfies Meta;
export default meta;

const words = {
  breadcrumb: bilingual('Breadcrumb', 'Brødkrumme'),
  shop: bilingual('All products', 'Alle produkter'),
  label: bilingual('Search products and journal', 'Søg i produkter og journal'),
  clear: bilingual('Clear the search field', 'Ryd søgefeltet'),
  submit: bilingual('Search', 'Søg'),
  sort: bilingual('Sort by', 'Sortér efter'),
  order: bilingual('Most relevant', 'Mest relevante'),
  skinType: bilingual('Skin type', 'Hudtype'),
  dry: bilingual('Dry', 'Tør'),
  sensitive: bilingual('Sensitive', 'Sensitiv'),
  help: bilingual('Check the spelling, or try fewer words.', 'Tjek stavningen, eller prøv med færre ord.'),
  lists: bilingual('Narrow down', 'Vælg en kategori'),
  categories: [
    { href: '#face', label: bilingual('Face', 'Ansigt') },
    { href: '#body', label: bilingual('Body', 'Krop') },
    { href: '#hair', label: bilingual('Hair', 'Hår') },
  ],
  texts: {
    filters: bilingual('Filters', 'Filtre'),
    openFilters: bilingual('Filter', 'Filtrér'),
    closeFilters: bilingual('Close', 'Luk'),
    activeFilters: bilingual('Chosen filters', 'Valgte filtre'),
    clearFilters: bilingual('Clear filters', 'Ryd filtre'),
    showMore: bilingual('View more', 'Vis flere'),
    pending: bilingual('Loading', 'Henter'),
    retry: bilingual('Try again', 'Prøv igen'),
  },
  product: bilingual('products', 'produkter'),
  show: bilingual('Show', 'Vis'),
  showing: bilingual('Showing', 'Viser'),
  of: bilingual('of', 'af'),
};

/** What a search has found. */
const searches = {
  cream: {
    query: bilingual('cream', 'creme'),
    title: bilingual('Results for “cream”', 'Resultater for ”creme”'),
    none: '',
    products: Object.values(catalogue).filter(({ href }) => href.includes('creme')),
  },
  toothbrush: {
    query: bilingual('toothbrush', 'tandbørste'),
    title: bilingual('Results for “toothbrush”', 'Resultater for ”tandbørste”'),
    none: bilingual('No results for “toothbrush”', 'Ingen resultater for ”tandbørste”'),
    products: [],
  },
};

interface SearchResultsProps {
  search: keyof typeof searches;
}

function SearchResults({ search }: SearchResultsProps) {
  const texts = useBilingualValue(words);
  const { query, title, none, products } = useBilingualValue(searches[search]);
  const [typed, setTyped] = useState(query);
  const found = products.length;
  const count = `${found} ${texts.product}`;
  return (
    <ShopPage>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            label={texts.breadcrumb}
            items={[{ href: '#home', label: 'Marehalm' }, { label: texts.submit }]}
          />
        }
        title={title}
        size="m"
      />
      <section aria-label={texts.shop}>
        <FilteredList
          texts={{
            ...texts.texts,
            showResults: `${texts.show} ${count}`,
            count,
            shown: `${texts.showing} ${found} ${texts.of} ${found}`,
          }}
          shown={found}
          total={found}
          progress="settled"
          field={
            <SearchField
              label={texts.label}
              action="#shop"
              name="q"
              value={typed}
              onChange={setTyped}
              onSubmit={() => {}}
              clearLabel={texts.clear}
              submitLabel={texts.submit}
            />
          }
          filters={
            <FilterGroup
              legend={texts.skinType}
              selected={[]}
              onToggle={() => {}}
              options={[
                { value: 'dry', label: texts.dry, count: Math.min(found, 3) },
                { value: 'sensitive', label: texts.sensitive, count: Math.min(found, 2) },
              ]}
            />
          }
          sort={
            <SortControl
              label={texts.sort}
              value="relevance"
              options={[{ value: 'relevance', label: texts.order }]}
              onChange={() => {}}
            />
          }
          empty={{
            title: none,
            text: texts.help,
            otherLists: <SubNavigation label={texts.lists} links={texts.categories} />,
          }}
          onClear={() => {}}
          onShowMore={() => {}}
          onRetry={() => {}}
        >
          <ProductGrid columns="three">
            {products.map((product) => (
              <CatalogueCard key={product.href} product={product} level={2} />
            ))}
          </ProductGrid>
        </FilteredList>
      </section>
    </ShopPage>
  );
}

export const Desk: StoryObj<SearchResultsProps> = {
  args: { search: 'cream' },
  render: (args) => <SearchResults {...args} />,
  globals: desktopViewport,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('creme');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('”creme”');
    await expect(canvas.getAllByRole('article')).toHaveLength(searches.cream.products.length);
  },
};
export const Phone: StoryObj<SearchResultsProps> = { ...Desk, globals: phoneViewport };
export const Narrow: StoryObj<SearchResultsProps> = { ...Desk, globals: narrowViewport };
export const NothingFound: StoryObj<SearchResultsProps> = {
  args: { search: 'toothbrush' },
  render: (args) => <SearchResults {...args} />,
  globals: desktopViewport,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('tandbørste');
    await expect(canvas.getByRole('heading', { name: 'Ingen resultater for ”tandbørste”' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Vælg en kategori' })).toBeVisible();
  },
};
