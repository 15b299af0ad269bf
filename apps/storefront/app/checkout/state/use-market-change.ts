import { useCallback, useEffect, useRef } from 'react';
import { chosenCountry, useChosenCountry } from '../../session/country';
import { currentMarket } from '../../session/market';
import type { CheckoutSession } from './use-checkout-state';

/**
 * Takes what was told along when the shopper chooses another country. Another market has another cart, and gift cards do not pay in
 * its currency.
 *
 * @returns Whether the shopper has chosen another country meanwhile: the answer to what was asked before may come after that.
 */
export function useMarketChange({
  view,
  cart,
  dispatch,
  setCart,
  setNotice,
}: CheckoutSession): () => boolean {
  const { market } = view;
  const country = useChosenCountry();
  const hasGiftCards = cart !== undefined && cart.giftCards.length > 0;
  const known = useRef({ market, country, hasGiftCards });
  useEffect(() => {
    const before = known.current;
    known.current = { market, country, hasGiftCards };
    if (before.market === market && before.country === country) return;
    dispatch({ type: 'marketChanged', market, country });
    if (before.market === market) return;
    setCart(undefined);
    if (before.hasGiftCards) setNotice({ kind: 'gift-cards-left' });
  }, [market, country, hasGiftCards, dispatch, setCart, setNotice]);

  return useCallback(() => currentMarket() !== market || chosenCountry() !== country, [market, country]);
}
