import type { ReactNode } from 'react';
import { markets, type ByMarket } from './market.ts';

export interface MarketTextProps {
  texts: ByMarket<ReactNode>;
}

/** The same line in three markets, of which CSS shows one: no flash of another country's price. */
export function MarketText({ texts }: MarketTextProps) {
  return markets.map((market) => (
    <span key={market} data-market={market}>
      {texts[market]}
    </span>
  ));
}
