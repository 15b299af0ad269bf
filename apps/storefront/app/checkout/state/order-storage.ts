import { type DetailedOrder, createOrderStorage, type Money } from '@marehalm/checkout-domain';
import { type LocaleCode, localeCodes, type MarketId, marketIds, markets, storageKeys } from '@marehalm/shop';
import { tabStorage } from '../../session/tab-storage';

/** An order of this shop, with everything that its confirmation shows. */
export type ShopOrder = DetailedOrder<Money, MarketId, LocaleCode>;

/** The latest order of this tab. */
export const orderStorage = createOrderStorage(
  {
    currencies: marketIds.map((id): string => markets[id].currency),
    markets: marketIds,
    locales: localeCodes,
  },
  { source: () => tabStorage, key: storageKeys.lastOrder, draftKey: storageKeys.draftOrder },
);
