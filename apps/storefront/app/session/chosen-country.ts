import { marketForCountry, markets } from '@marehalm/shop';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { chooseMarket, useMarket } from './market';

/** ISO 3166-1 alpha-2 code of the chosen country, until the next page load. Only the market is stored. */
const store = createStore<{ readonly country?: string }>(() => ({}));

/** Chooses the country of delivery, and with it the market. Does nothing for a country without delivery. */
export function chooseCountry(country: string): void {
  const market = marketForCountry(country);
  if (!market) return;
  store.setState({ country });
  chooseMarket(market);
}

/**
 * Returns the delivery country that the shopper chose on this page (ISO 3166-1 alpha-2). `undefined` before a choice, or if the
 * market does not deliver there.
 */
export function useChosenCountry(): string | undefined {
  const market = useMarket();
  const country = useStore(store).country;
  return markets[market].countries.find((one) => one === country);
}
