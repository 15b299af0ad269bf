import { useEffect, useMemo, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useSurroundingList } from '@marehalm/search/react';
import { EditorialTile, Link, ProductGrid, SubNavigation } from '@marehalm/ui';
import { ProductCard } from '../../catalogue/product-card';
import {
  createListingUrlCodec,
  type InfoPageRecord,
  type ListingFacets,
  type ListPageData,
  listTilePositions,
  type ListTileView,
  type ProductHit,
  type ShellData,
  getShopSearchHref,
  productHitAttributes,
  selectPageHits,
  toProductHitCards,
} from '@marehalm/page-data';
import { ListField } from '../../search/list-field';
import { ListFrame } from '../../search/list-frame';
import { SearchList } from '../../search/search-list';
import { useListResultsAndAlternateUrl } from '../../search/use-list-results-and-alternate-url';
import { useIntl } from 'react-intl';
import { usePageLocale } from '../../intl/page-locale';
import { PageResults } from './page-results';
import { QuickAddButton } from './quick-add-button';

/** Number of cards in the first viewport, whose pictures do not load lazily. */
const FIRST_SEEN = 2;

interface ProductsProps {
  readonly rest: readonly { readonly title: string; readonly href: string }[];
  /** Whether there is a picture above the list, so that no card is in the first viewport. */
  readonly isBelowPicture: boolean;
  /** What the whole list says between its products, in its default order. */
  readonly tiles: readonly ListTileView[];
  /** Whether the list has a search field. */
  readonly isSearched: boolean;
  /** Related lists, shown if a search has no results. */
  readonly neighbours: ListPageData['neighbours'];
}

export interface LiveProductListProps extends ProductsProps {
  readonly view: ListingFacets;
  /** The prerendered products. */
  readonly hits: readonly ProductHit[];
}

/** A list of products with filters, sorting and pages. */
export function LiveProductList({ view, hits, ...products }: LiveProductListProps) {
  return (
    <SearchList
      kind="products"
      view={view}
      hits={hits}
      attributes={productHitAttributes}
      withPages={products.isSearched}
    >
      <Products {...products} />
    </SearchList>
  );
}

function Products({ rest, isBelowPicture, tiles, isSearched, neighbours }: ProductsProps) {
  const intl = useIntl();
  const locale = usePageLocale();
  const { popularSearches = [] } = useRouteLoaderData<ShellData>(locale) ?? {};
  const { view } = useSurroundingList();
  const listing = useListResultsAndAlternateUrl();
  const { state, hits, total, extraHits } = listing;
  const cards = useMemo(() => toProductHitCards(hits as unknown as readonly ProductHit[]), [hits]);
  const isWhole = createListingUrlCodec(view).write({ ...state, page: 1 }) === '';
  // As the products, the tiles change once there is a response.
  const [hasTiles, setHasTiles] = useState(isWhole);
  if (listing.progress === 'settled' && hasTiles !== isWhole) setHasTiles(isWhole);
  const tilePositions = hasTiles ? listTilePositions(cards.length) : [];
  const pages = selectPageHits(extraHits as readonly InfoPageRecord[], { areAlone: total === 0 });
  // Once it is there the field stays, also when it is emptied: it has the focus then.
  const [hasField, setHasField] = useState(false);
  if (isSearched && state.query !== '' && !hasField) setHasField(true);
  // A search on the same page is no navigation, which would move the focus to the heading. In the list's own field it stays.
  useEffect(() => {
    if (state.query === '' || isQueryOfDocument(state.query)) return;
    if (!document.activeElement?.matches('body, main input'))
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [state.query]);

  return (
    <ListFrame
      listing={listing}
      shown={cards.length}
      countText={(count) => intl.formatMessage({ id: 'list.count' }, { count })}
      rest={rest}
      otherLists={
        <>
          {popularSearches.length > 0 && <p>{intl.formatMessage({ id: 'search.popular' })}</p>}
          <SubNavigation
            label={intl.formatMessage({ id: 'search.popular' })}
            links={popularSearches.map((query) => ({ label: query, href: getShopSearchHref(query, locale) }))}
          />
          <p>{intl.formatMessage({ id: 'search.categories' })}</p>
          <SubNavigation label={intl.formatMessage({ id: 'search.categories' })} links={neighbours} />
        </>
      }
      field={hasField && <ListField label={intl.formatMessage({ id: 'search.label' })} page="shop" />}
      {...(pages.length > 0 && {
        otherResults: {
          content: <PageResults pages={pages} />,
          news: intl.formatMessage({ id: 'search.pagesFound' }, { count: pages.length }),
          none: intl.formatMessage({ id: 'search.noProducts' }, { query: state.query }),
        },
      })}
    >
      <ProductGrid columns={view.facets.length > 0 ? 'three' : 'four'}>
        {cards.flatMap((product, position) => {
          const tile = tiles[tilePositions.indexOf(position)];
          const card = (
            <ProductCard
              key={product.id}
              product={product}
              level={2}
              action={<QuickAddButton product={product} />}
              priority={position < FIRST_SEEN && !isBelowPicture ? 'first' : 'lazy'}
            />
          );
          return tile ? [<Tile key={tile.id} tile={tile} />, card] : card;
        })}
      </ProductGrid>
    </ListFrame>
  );
}

function Tile({ tile: { picture, text, link } }: { tile: ListTileView }) {
  return (
    <EditorialTile
      picture={picture}
      alt={picture.alt}
      level={2}
      link={link && <Link href={link.path}>{link.label}</Link>}
    >
      {text}
    </EditorialTile>
  );
}

/** Returns whether the document was opened with this query, whatever the address says since. */
const isQueryOfDocument = (query: string) =>
  performance
    .getEntriesByType('navigation')
    .some(({ name }) => new URL(name).searchParams.get('q') === query);
