import { formatPrice, markets } from '@marehalm/i18n-routing';
import { SearchProduct, SearchRows } from '@marehalm/ui';
import { useMarket } from '../../shell/market';
import { usePageLocale } from '../../page-locale';
import { useText } from '../../text';
import { productAddress } from './hit-address';
import { MarkedText } from './marked-text';
import type { SearchGuide } from './search-guide';
import type { ProductHit } from './search-hit';

/** Products as rows: picture, name, what it is, size and price in the shopper's market. */
export function ProductHits({ hits, guide }: { hits: readonly ProductHit[]; guide: SearchGuide }) {
  const locale = usePageLocale();
  return (
    <SearchRows>
      {hits.map((hit) => (
        <SearchProduct
          key={hit.objectID}
          href={productAddress(hit, locale)}
          picture={hit.picture && guide.pictures[hit.picture.id]}
          name={<MarkedText parts={hit.titleParts} />}
          description={<MarkedText parts={hit.subtitleParts} />}
          facts={<HitFacts hit={hit} />}
        />
      ))}
    </SearchRows>
  );
}

function HitFacts({ hit }: { hit: ProductHit }) {
  const t = useText();
  const locale = usePageLocale();
  const { currency } = markets[useMarket()];
  const amount = hit.prices[currency];
  const [size] = hit.sizes;
  const price = amount === undefined ? undefined : formatPrice({ amount, currency }, locale);
  // What has no named size is sold by amount, the lowest of which is the price here.
  const isLowestOfSeveral = hit.sizes.length !== 1;
  return (
    <>
      {hit.sizes.length > 1 ? t('product.sizesCount', { count: hit.sizes.length }) : size}
      {size !== undefined && ' · '}
      {hit.available
        ? price && (isLowestOfSeveral ? `${t('price.from')} ${price}` : price)
        : t('badge.soldOut')}
    </>
  );
}
