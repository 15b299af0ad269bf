import { marketForCountry, markets } from '@marehalm/shop';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { chooseMarket, useMarket } from './market';

/** Codes are ISO 3166-1 alpha-2. What was chosen is known until a page is loaded; the market alone is remembered. */
const store = createStore<{ readonly country?: string }>(() => ({}));

/** Chooses the country that orders go to, and with it the market that delivers there: nothing where none does. */
export function chooseCountry(country: string): void {
  const market = marketForCountry(country);
  if (!market) return;
  store.setState({ country });
  chooseMarket(market);
}

/**
 * The country that the shopper has chosen in this page, for what is drawn in the browser alone; `undefined` where the market has
 * become one that does not deliver there.
 */
export function useChosenCountry(): string | undefined {
  const market = useMarket();
  const country = useStore(store).country;
  return markets[market].countries.find((one) => one === country);
}
