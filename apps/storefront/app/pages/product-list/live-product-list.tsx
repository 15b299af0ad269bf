import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ProductGrid } from '@marehalm/ui';
import { Neighbours } from '../../catalogue/neighbours';
import { ProductCard } from '../../catalogue/product-card';
import type { ProductCardView } from '../../view-models/product';
import { ListField } from '../../listing/list-field';
import { ListFrame } from '../../listing/list-frame';
import type { ListingView } from '../../listing/listing-view';
import { useListing } from '../../listing/use-listing';
import type { ListPageData } from '../../server/product-list.server';
import { fetchCards } from './fetch-cards';
import { FoundPages } from './found-pages';

/** Cards that are seen on arrival and therefore not loaded lazily. */
const FIRST_SEEN = 2;

export interface LiveProductListProps {
  readonly view: ListingView;
  /** The first of the list, as its page was made. */
  readonly products: readonly ProductCardView[];
  readonly rest: readonly { readonly title: string; readonly href: string }[];
  /** Whether a picture stands above the list, so that no card is seen on arrival. */
  readonly isBelowPicture: boolean;
  /** Whether the list can be searched by words. */
  readonly isSearched: boolean;
  /** Smaller lists, shown where a search finds nothing. */
  readonly neighbours: ListPageData['neighbours'];
}

const idOf = ({ id }: ProductCardView) => id;

/** Products with all that narrows, sorts and lengthens the list. */
export function LiveProductList({
  view,
  products,
  rest,
  isBelowPicture,
  isSearched,
  neighbours,
}: LiveProductListProps) {
  const intl = useIntl();
  const listing = useListing({
    kind: 'products',
    view,
    first: products,
    keyOf: idOf,
    fetchEntries: fetchCards,
    withPages: isSearched,
  });
  const { state, page } = listing;
  const { pages = [] } = page;
  // Once it is there the field stays, also when it is emptied: it has the focus then.
  const [hasField, setHasField] = useState(false);
  if (isSearched && state.query !== '' && !hasField) setHasField(true);

  return (
    <ListFrame
      view={view}
      listing={listing}
      isSorted
      countText={(count) => intl.formatMessage({ id: 'list.count' }, { count })}
      rest={rest}
      otherWays={<Neighbours label={intl.formatMessage({ id: 'list.narrow' })} links={neighbours} />}
      field={
        hasField && (
          <ListField listing={listing} label={intl.formatMessage({ id: 'search.label' })} page="shop" />
        )
      }
      {...(pages.length > 0 && {
        besides: {
          content: <FoundPages pages={pages} />,
          news: intl.formatMessage({ id: 'search.pagesFound' }, { count: pages.length }),
          none: intl.formatMessage({ id: 'search.noProducts' }, { query: state.query }),
        },
      })}
    >
      <ProductGrid columns={view.facets.length > 0 ? 'three' : 'four'}>
        {page.entries.map((product, position) => (
          <ProductCard
            key={product.id}
            product={product}
            level={2}
            priority={position < FIRST_SEEN && !isBelowPicture ? 'first' : 'lazy'}
          />
        ))}
      </ProductGrid>
    </ListFrame>
  );
}
