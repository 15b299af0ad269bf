import { type BagCommand } from '../bag.ts';
import { type SimulatedShop } from './simulated-shop.ts';

/** Creates the command that adds `quantity` units of a SKU, one by default. */
export const createAddLineCommand = (sku: string, quantity = 1): BagCommand => ({
  type: 'addLine',
  sku,
  quantity,
});

/** Opens a page, dispatches `commands` on it and advances the clock by two seconds. Returns the page. */
export async function openPageAndDispatch(shop: SimulatedShop, ...commands: BagCommand[]) {
  const page = shop.open();
  await shop.time.advance(100);
  for (const command of commands) shop.click(page, command);
  await shop.time.advance(2_000);
  return page;
}
