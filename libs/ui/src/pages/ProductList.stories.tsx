import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx';
import { Button } from '../Button/Button.tsx';
import { Chips } from '../Chips/Chips.tsx';
import { FilterGroup } from '../FilterGroup/FilterGroup.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ListLayout, NarrowOnly } from '../ListLayout/ListLayout.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { EditorialTile } from '../ProductGrid/EditorialTile.tsx';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { ShowMore } from '../ShowMore/ShowMore.tsx';
import { SortControl } from '../SortControl/SortControl.tsx';
import { catalogue } from '../testing/catalogue.ts';
import { bilingual, ToolbarText } from '../testing/language.tsx';
import { CatalogueCard, ShopPage, useBilingualValue } from '../testing/shop-page.tsx';
import { pictures } from '../testing/pictures.ts';
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
  breadcrumb: bilingual('Breadcrumb', 'Brødkrumme'),
  sort: bilingual('Sort by', 'Sortér efter'),
  orders: [
    { value: 'popular', label: bilingual('Recommended', 'Anbefalet') },
    { value: 'new', label: bilingual('Newest', 'Nyeste') },
    { value: 'price', label: bilingual('Price, low to high', 'Pris stigende') },
  ],
  skinTypes: [
    { value: 'dry', label: bilingual('Dry', 'Tør'), count: 14 },
    { value: 'normal', label: bilingual('Normal', 'Normal'), count: 22 },
    { value: 'sensitive', label: bilingual('Sensitive', 'Sensitiv'), count: 9 },
  ],
  series: [
    { value: 'dune-grass', label: bilingual('Dune Grass', 'Marehalm'), count: 6 },
    { value: 'oat', label: bilingual('Oat', 'Havre'), count: 5 },
    { value: 'kelp', label: bilingual('Kelp', 'Tang'), count: 6 },
  ],
  filters: bilingual('Filters', 'Filtre'),
  chosen: bilingual('Chosen filters', 'Valgte filtre'),
  chip: {
    id: 'dry',
    label: bilingual('Dry skin', 'Tør hud'),
    removeLabel: bilingual('Remove Dry skin', 'Fjern Tør hud'),
  },
};

function ListPage() {
  const texts = useBilingualValue(words);
  const [order, setOrder] = useState('popular');
  const [chosen, setChosen] = useState<readonly string[]>(['dry']);
  const products = Object.values(catalogue);
  return (
    <ShopPage>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            label={texts.breadcrumb}
            items={[
              { href: '#home', label: 'Marehalm' },
              { label: <ToolbarText en="Skincare" da="Hudpleje" /> },
            ]}
          />
        }
        title={<ToolbarText en="Skincare" da="Hudpleje" />}
        text={
          <ToolbarText
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
                <ToolbarText en="Filter" da="Filtrér" />
              </Button>
            </NarrowOnly>
            <p role="status">
              <ToolbarText en={`${products.length} products`} da={`${products.length} produkter`} />
            </p>
            <SortControl label={texts.sort} value={order} options={texts.orders} onChange={setOrder} />
          </>
        }
        filtersLabel={texts.filters}
        filters={
          <>
            <FilterGroup
              legend={<ToolbarText en="Skin type" da="Hudtype" />}
              selected={chosen}
              onToggle={(value) => {
                setChosen(
                  chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value],
                );
              }}
              options={texts.skinTypes}
            />
            <FilterGroup
              legend={<ToolbarText en="Series" da="Serie" />}
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
          <EditorialTile picture={pictures.heroDunes} alt="" level={2}>
            <ToolbarText
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
          text={<ToolbarText en={`Showing ${products.length} of 36`} da={`Viser ${products.length} af 36`} />}
          label={<ToolbarText en="Show more" da="Vis flere" />}
          onShowMore={() => {}}
        />
      </ListLayout>
    </ShopPage>
  );
}

export const Desk: StoryObj = { render: () => <ListPage />, globals: desktopViewport };
export const Phone: StoryObj = { ...Desk, globals: phoneViewport };
export const Narrow: StoryObj = { ...Desk, globals: narrowViewport };
