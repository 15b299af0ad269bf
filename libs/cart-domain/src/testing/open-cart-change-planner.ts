import { type Bag } from '../bag.ts';
import { createBagStore } from '../bag-store.ts';
import { type FreeItems } from '../desired-cart.ts';
import { money, zeroMoney } from '../money.ts';
import { type RemoteCart, type RemoteCartLine } from '../remote-cart.ts';
import { type SyncNotice } from '../sync-notice.ts';
import { createShopOffers } from './shop-fixtures.ts';
import {
  createCartChangePlanner,
  type CartChangePlannerOptions,
  type SentChanges,
} from '../internal/cart-change-planner.ts';

export const serumSku = 'MH-P04-30';
export const creamSku = 'MH-P10-50';
export const giftSku = 'MH-FREE-P16-120';
const prices: Readonly<Record<string, number>> = { [serumSku]: 32_500, [creamSku]: 26_500, [giftSku]: 0 };

export const createRemoteLine = (sku: string, quantity: number): RemoteCartLine => ({
  id: `line of ${sku}`,
  sku,
  quantity,
  unitPrice: money(prices[sku] ?? 0, 'DKK'),
});

export function createFilledRemoteCart(
  quantities: Readonly<Record<string, number>>,
  more: Partial<RemoteCart> = {},
): RemoteCart {
  return {
    id: 'cart',
    lines: Object.entries(quantities).map(([sku, quantity]) => createRemoteLine(sku, quantity)),
    codes: [],
    cost: { subtotal: zeroMoney('DKK'), total: zeroMoney('DKK') },
    messages: [],
    ...more,
  };
}

export const createRemoteCodes = (...list: string[]) => list.map((code) => ({ code, applicable: true }));

/** Creates a planner for a bag with these units by SKU, and helpers that change the bag and return the next changes. */
export function openCartChangePlanner(
  quantities: Readonly<Record<string, number>>,
  {
    free = {},
    freeItems = () => ({ samples: [], gifts: [], ...free }),
    ...more
  }: Partial<Bag> & { free?: Partial<FreeItems>; freeItems?: CartChangePlannerOptions['freeItems'] } = {},
) {
  const notices: SyncNotice[] = [];
  const store = createBagStore();
  for (const [sku, quantity] of Object.entries(quantities))
    store.dispatch({ type: 'addLine', sku, quantity });
  for (const code of more.promoCodes ?? []) store.dispatch({ type: 'applyPromoCode', code });
  for (const code of more.giftCards ?? []) store.dispatch({ type: 'redeemGiftCard', code });
  store.dispatch({ type: 'setNote', note: more.note ?? '' });
  const planner = createCartChangePlanner({
    store,
    freeItems,
    offers: createShopOffers('DKK'),
    onNotice: (notice) => notices.push(notice),
  });
  /** Returns the next changes; fails when there are none. */
  const next = (cart?: RemoteCart): SentChanges => {
    const sent = planner.nextChanges(cart);
    if (!sent) throw new Error('There is nothing to ask for');
    return sent;
  };
  const change = (sku: string, quantity: number) => store.dispatch({ type: 'setQuantity', sku, quantity });
  return {
    ...planner,
    next,
    hasNext: (cart?: RemoteCart) => planner.nextChanges(cart) !== undefined,
    notices,
    store,
    change,
  };
}

export const createUnavailableNotice = (sku: string): SyncNotice => ({ kind: 'unavailable', key: sku, sku });
