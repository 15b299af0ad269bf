import type { ReactNode } from 'react';
import { type ByMarket } from './by-market.ts';

export interface MarketTextProps {
  texts: ByMarket<ReactNode>;
}

/** The same line in every market, of which `createMarketStyles()` shows one: no flash of another country's price. */
export function MarketText({ texts }: MarketTextProps) {
  return Object.entries(texts).map(([market, text]) => (
    <span key={market} data-market={market}>
      {text}
    </span>
  ));
}
