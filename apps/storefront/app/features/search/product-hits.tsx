import { useIntl } from 'react-intl';
import { markets } from '@marehalm/shop';
import { OnePrice, SearchProduct, SearchRows } from '@marehalm/ui';
import { badgeText } from '../../catalogue/product-card';
import { priceLabels, priceText } from '../../catalogue/price-texts';
import { usePageLocale } from '../../intl/page-locale';
import { useMarket } from '../../session/market';
import { productAddress } from './hit-address';
import { MarkedText } from './marked-text';
import type { GuideOffer, SearchGuide } from './search-guide';
import type { ProductHit } from './search-hit';
import { ownValue } from '../../browser/own-value';
import { useFormat } from '../../intl/use-format';

/** Products as rows: picture, name, what it is, size and price in the shopper's market. */
export function ProductHits({ hits, guide }: { hits: readonly ProductHit[]; guide: SearchGuide }) {
  const locale = usePageLocale();
  return (
    <SearchRows>
      {hits.map((hit) => (
        <SearchProduct
          key={hit.objectID}
          href={productAddress(hit, locale)}
          picture={hit.picture && ownValue(guide.pictures, hit.picture.id)}
          name={<MarkedText parts={hit.titleParts} />}
          description={<MarkedText parts={hit.subtitleParts} />}
          facts={<HitFacts hit={hit} offer={ownValue(guide.offers, hit.objectID)} />}
        />
      ))}
    </SearchRows>
  );
}

/** What the product's card says of size and price; of a product that is newer than the guide, what its record says. */
function HitFacts({ hit, offer }: { hit: ProductHit; offer: GuideOffer | undefined }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const market = useMarket();
  const count = offer?.sizes ?? hit.sizes.length;
  const sizes =
    count > 1
      ? intl.formatMessage({ id: 'product.sizesCount' }, { count })
      : (offer?.label[locale] ?? hit.sizes[0]);
  const isAvailable = offer?.available[market] ?? hit.available;
  return isAvailable ? (
    <>
      <span key={sizes}>{sizes && `${sizes} `}</span>
      <HitPrice hit={hit} offer={offer} />
    </>
  ) : (
    <span key={`sold out ${sizes}`}>{[sizes, badgeText('sold-out', intl)].filter(Boolean).join(' · ')}</span>
  );
}

function HitPrice({ hit, offer }: { hit: ProductHit; offer: GuideOffer | undefined }) {
  const intl = useIntl();
  const format = useFormat();
  const market = useMarket();
  const { currency } = markets[market];
  const amount = hit.prices[currency];
  const price = offer
    ? priceText(offer.market[market], market, offer.per, format, intl)
    : amount !== undefined && { now: format.price({ amount, currency }) };
  // What has no named size is sold by amount, the lowest of which is the price here.
  const isLowestOfSeveral = (offer?.sizes ?? hit.sizes.length) !== 1;
  return (
    price && (
      <OnePrice
        price={price}
        labels={{
          ...priceLabels(intl),
          ...(isLowestOfSeveral ? { from: intl.formatMessage({ id: 'price.from' }) } : {}),
        }}
      />
    )
  );
}
