import { createRemoveOrderedItemsCommands, toOrderedBagContents } from '@marehalm/cart-domain/bag';
import { type CheckoutContext, createCheckoutSession } from '@marehalm/checkout-domain';
import { createCheckoutService, toBagLineInput } from '@marehalm/commerce-client';
import { type LocaleCode, type MarketId, marketIds } from '@marehalm/shop';
import { contactRules } from '@marehalm/shop/contact';
import { createRandomToken } from '../../browser/create-random-token';
import { dispatchToBag } from '../../cart/bag';
import { bagStore } from '../../cart/shop-bag';
import { getBagSync } from '../../cart/bag-sync';
import { restoreSetAsideBag } from '../../cart/set-aside-bag-storage';
import { waitForSettledCartId } from '../../cart/bag-sync';
import { paymentProvider } from '../../config/payment-provider';
import { createMarketClient } from '../../config/storefront-client';
import { paymentAttemptLog, checkoutStorage } from './checkout-storage';
import type { ShopCheckoutSession } from './checkout-types';
import { orderStorage } from './order-storage';

/** Creates the checkout of this tab with the services, storages and bag of the shop. */
export function createShopCheckoutSession(
  surroundings: CheckoutContext<MarketId>,
  locale: LocaleCode,
  openConfirmation: () => void,
): ShopCheckoutSession {
  return createCheckoutSession(
    {
      rules: contactRules,
      markets: marketIds,
      storage: checkoutStorage,
      attempts: paymentAttemptLog,
      orders: orderStorage,
      payments: paymentProvider,
      createService: (market: MarketId) => createCheckoutService(createMarketClient(market, locale)),
      sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      now: () => Date.now(),
      createToken: createRandomToken,
      toOrderedBagContents: ({ lines, discountCodes }) =>
        toOrderedBagContents(
          lines.map(toBagLineInput),
          discountCodes.map(({ code }) => code),
        ),
      settleCart: waitForSettledCartId,
      refreshCart: () => getBagSync()?.refresh(),
      takeFromBag: (ordered) => {
        bagStore.reload();
        const commands = createRemoveOrderedItemsCommands(bagStore.getState().bag, ordered);
        for (const command of commands) dispatchToBag(command);
        restoreSetAsideBag();
        getBagSync()?.forgetCart();
      },
      redirect: (url) => window.location.assign(url),
      openConfirmation,
    },
    surroundings,
    window.location.search,
  );
}
