import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx';
import { Button } from '../Button/Button.tsx';
import { Chips } from '../Chips/Chips.tsx';
import { FilterGroup } from '../FilterGroup/FilterGroup.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ListLayout, NarrowOnly } from '../ListLayout/ListLayout.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { EditorialTile, ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { ShowMore } from '../ShowMore/ShowMore.tsx';
import { SortControl } from '../SortControl/SortControl.tsx';
import { catalogue } from '../testing/catalogue.ts';
import { both, Text } from '../testing/language.tsx';
import { CatalogueCard, ShopPage, useTexts } from '../testing/shop-page.tsx';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';

const meta = {
  title: 'Pages/Product list',
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: `A list of products: a title and two lines, a quiet bar of filters, the products with one editorial tile among them, how many are shown.`,
      },
    },
  },
} satisfies Meta;
export default meta;

const words = {
  breadcrumb: both('Breadcrumb', 'Brødkrumme'),
  sort: both('Sort by', 'Sortér efter'),
  orders: [
    { value: 'popular', label: both('Recommended', 'Anbefalet') },
    { value: 'new', label: both('Newest', 'Nyeste') },
    { value: 'price', label: both('Price, low to high', 'Pris stigende') },
  ],
  skinTypes: [
    { value: 'dry', label: both('Dry', 'Tør'), count: 14 },
    { value: 'normal', label: both('Normal', 'Normal'), count: 22 },
    { value: 'sensitive', label: both('Sensitive', 'Sensitiv'), count: 9 },
  ],
  series: [
    { value: 'dune-grass', label: both('Dune Grass', 'Marehalm'), count: 6 },
    { value: 'oat', label: both('Oat', 'Havre'), count: 5 },
    { value: 'kelp', label: both('Kelp', 'Tang'), count: 6 },
  ],
  filters: both('Filters', 'Filtre'),
  chosen: both('Chosen filters', 'Valgte filtre'),
  chip: {
    id: 'dry',
    label: both('Dry skin', 'Tør hud'),
    removeLabel: both('Remove Dry skin', 'Fjern Tør hud'),
  },
};

function ListPage() {
  const texts = useTexts(words);
  const [order, setOrder] = useState('popular');
  const [chosen, setChosen] = useState<readonly string[]>(['dry']);
  const products = Object.values(catalogue);
  return (
    <ShopPage>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            label={texts.breadcrumb}
            items={[{ href: '#home', label: 'Marehalm' }, { label: <Text en="Skincare" da="Hudpleje" /> }]}
          />
        }
        title={<Text en="Skincare" da="Hudpleje" />}
        text={
          <Text
            en="For face, body and hands. Each product says what it is for and what is in it."
            da="Til ansigt, krop og hænder. Hvert produkt siger, hvad det er til, og hvad der er i det."
          />
        }
      />
      <ListLayout
        toolbar={
          <>
            <NarrowOnly>
              <Button variant="link">
                <Icon name="filter" />
                <Text en="Filter" da="Filtrér" />
              </Button>
            </NarrowOnly>
            <p role="status">
              <Text en={`${products.length} products`} da={`${products.length} produkter`} />
            </p>
            <SortControl label={texts.sort} value={order} options={texts.orders} onChange={setOrder} />
          </>
        }
        filtersLabel={texts.filters}
        filters={
          <>
            <FilterGroup
              legend={<Text en="Skin type" da="Hudtype" />}
              selected={chosen}
              onToggle={(value) => {
                setChosen(
                  chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value],
                );
              }}
              options={texts.skinTypes}
            />
            <FilterGroup
              legend={<Text en="Series" da="Serie" />}
              selected={[]}
              onToggle={() => {}}
              options={texts.series}
            />
          </>
        }
        chips={
          chosen.includes('dry') && (
            <Chips
              label={texts.chosen}
              chips={[texts.chip]}
              onRemove={() => {
                setChosen([]);
              }}
            />
          )
        }
      >
        <ProductGrid columns="three">
          {products.slice(0, 4).map((product) => (
            <CatalogueCard key={product.href} product={product} level={2} />
          ))}
          <EditorialTile>
            <Text
              en="Dry skin wants two things: water, and something that keeps it."
              da="Tør hud vil have to ting: vand og noget, der holder på det."
            />
          </EditorialTile>
          {products.slice(4).map((product) => (
            <CatalogueCard key={product.href} product={product} level={2} />
          ))}
        </ProductGrid>
        <ShowMore
          shown={products.length}
          total={36}
          text={<Text en={`Showing ${products.length} of 36`} da={`Viser ${products.length} af 36`} />}
          label={<Text en="Show more" da="Vis flere" />}
          onShowMore={() => {}}
        />
      </ListLayout>
    </ShopPage>
  );
}

export const Desk: StoryObj = { render: () => <ListPage />, globals: desktopViewport };
export const Phone: StoryObj = { ...Desk, globals: phoneViewport };
export const Narrow: StoryObj = { ...Desk, globals: narrowViewport };
