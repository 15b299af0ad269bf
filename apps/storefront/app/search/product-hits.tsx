import { markets } from '@marehalm/shop';
import { HighlightedText } from '@marehalm/search/react';
import { SingleMarketPrice, SearchProductRow, SearchRows } from '@marehalm/ui';
import { formatBadge } from '../catalogue/product-card';
import { getPriceLabels, toMarketPriceText } from '../catalogue/price-texts';
import { useFormat } from '../intl/use-format';
import { useMarket } from '../session/market';
import { useIntl } from 'react-intl';
import type { HighlightedProductHit } from '@marehalm/page-data';

/** Products as rows: picture, name, subtitle, size and price in the shopper's market. */
export function ProductHits({ hits }: { hits: readonly HighlightedProductHit[] }) {
  return (
    <SearchRows>
      {hits.map((hit) => (
        <SearchProductRow
          key={hit.card.id}
          href={hit.card.href}
          picture={hit.card.pictures[0]}
          name={<HighlightedText text={hit.title} />}
          description={<HighlightedText text={hit.subtitle} />}
          facts={<HitFacts hit={hit} />}
        />
      ))}
    </SearchRows>
  );
}

/** Size and price of a product in the shopper's market. */
function HitFacts({ hit: { card, offers } }: { hit: HighlightedProductHit }) {
  const intl = useIntl();
  const format = useFormat();
  const market = useMarket();
  const { sizes: count } = card;
  const sizes = count > 1 ? intl.formatMessage({ id: 'product.sizesCount' }, { count }) : card.label;
  if (!offers[markets[market].currency]?.available)
    return (
      <span key={`sold out ${sizes}`}>
        {[sizes, formatBadge('sold-out', intl)].filter(Boolean).join(' · ')}
      </span>
    );
  return (
    <>
      <span key={sizes}>{sizes && `${sizes} `}</span>
      <SingleMarketPrice
        price={toMarketPriceText(card.market[market], market, card.per, format, intl)}
        labels={{
          ...getPriceLabels(intl),
          ...(count > 1 ? { from: intl.formatMessage({ id: 'price.from' }) } : {}),
        }}
      />
    </>
  );
}
