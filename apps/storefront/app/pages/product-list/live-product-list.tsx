import { useMemo, useState } from 'react';
import { useSurroundingList } from '@marehalm/search/react';
import { ProductGrid, SiblingLinks } from '@marehalm/ui';
import { ProductCard } from '../../catalogue/product-card';
import { toPageHits, type AnsweredPage } from '../../search/found-pages';
import { ListField } from '../../search/list-field';
import { ListFrame } from '../../search/list-frame';
import type { ListingView } from '../../view-models/listing-view';
import { productHitAttributes, toProductCards, type ProductHit } from '../../view-models/product-hit';
import { SearchList } from '../../search/search-list';
import { useListProgress } from '../../search/use-list-progress';
import { useIntl } from 'react-intl';
import { FoundPages } from './found-pages';
import { QuickAdd } from './quick-add';
import type { ListPageData } from '../../server/product-list.server';

/** Cards that are seen on arrival and therefore not loaded lazily. */
const FIRST_SEEN = 2;

interface ProductsProps {
  readonly rest: readonly { readonly title: string; readonly href: string }[];
  /** Whether a picture stands above the list, so that no card is seen on arrival. */
  readonly isBelowPicture: boolean;
  /** Whether the list can be searched by words. */
  readonly isSearched: boolean;
  /** Smaller lists, shown where a search finds nothing. */
  readonly neighbours: ListPageData['neighbours'];
}

export interface LiveProductListProps extends ProductsProps {
  readonly view: ListingView;
  /** The first of the list, as its page was made. */
  readonly hits: readonly ProductHit[];
}

/** Products with all that narrows, sorts and lengthens the list. */
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

function Products({ rest, isBelowPicture, isSearched, neighbours }: ProductsProps) {
  const intl = useIntl();
  const { view } = useSurroundingList();
  const listing = useListProgress();
  const { state, hits, total, extraHits } = listing;
  const cards = useMemo(() => toProductCards(hits as unknown as readonly ProductHit[]), [hits]);
  const pages = toPageHits(extraHits as readonly AnsweredPage[], { areAlone: total === 0 });
  // Once it is there the field stays, also when it is emptied: it has the focus then.
  const [hasField, setHasField] = useState(false);
  if (isSearched && state.query !== '' && !hasField) setHasField(true);

  return (
    <ListFrame
      listing={listing}
      shown={cards.length}
      countText={(count) => intl.formatMessage({ id: 'list.count' }, { count })}
      rest={rest}
      otherLists={<SiblingLinks label={intl.formatMessage({ id: 'list.narrow' })} links={neighbours} />}
      field={hasField && <ListField label={intl.formatMessage({ id: 'search.label' })} page="shop" />}
      {...(pages.length > 0 && {
        otherResults: {
          content: <FoundPages pages={pages} />,
          news: intl.formatMessage({ id: 'search.pagesFound' }, { count: pages.length }),
          none: intl.formatMessage({ id: 'search.noProducts' }, { query: state.query }),
        },
      })}
    >
      <ProductGrid columns={view.facets.length > 0 ? 'three' : 'four'}>
        {cards.map((product, position) => (
          <ProductCard
            key={product.id}
            product={product}
            level={2}
            action={<QuickAdd product={product} />}
            priority={position < FIRST_SEEN && !isBelowPicture ? 'first' : 'lazy'}
          />
        ))}
      </ProductGrid>
    </ListFrame>
  );
}
