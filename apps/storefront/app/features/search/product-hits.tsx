import { formatPrice, markets } from '@marehalm/i18n-routing';
import { Link, Picture } from '@marehalm/ui';
import { useMarket } from '../../shell/market';
import { usePageLocale } from '../../page-locale';
import { useText } from '../../text';
import { productAddress } from './hit-address';
import { MarkedText } from './marked-text';
import type { SearchGuide } from './search-guide';
import type { ProductHit } from './search-hit';
import styles from './search.module.css';

/** Products as rows: picture, name, what it is, size and price in the shopper's market. */
export function ProductHits({ hits, guide }: { hits: readonly ProductHit[]; guide: SearchGuide }) {
  const locale = usePageLocale();
  return (
    <ul role="list" className={styles.products}>
      {hits.map((hit) => (
        <li key={hit.objectID}>
          <Link href={productAddress(hit, locale)} className={styles.product}>
            <HitPicture hit={hit} guide={guide} />
            <span className={styles.words}>
              <span className={styles.name}>
                <MarkedText parts={hit.titleParts} />
              </span>{' '}
              <span className={styles.subtitle}>
                <MarkedText parts={hit.subtitleParts} />
              </span>{' '}
              <span className={styles.facts}>
                <HitFacts hit={hit} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The name beside it says what it is, so the picture has no words of its own. */
function HitPicture({ hit, guide }: { hit: ProductHit; guide: SearchGuide }) {
  const picture = hit.picture && guide.pictures[hit.picture.id];
  return (
    <span className={styles.picture}>
      {picture && <Picture picture={picture} alt="" sizes="4.5rem" ratio="4:5" />}
    </span>
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
