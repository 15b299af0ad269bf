import { type BagCommand } from '../bag.ts';
import { type SimulatedShop } from './simulated-shop.ts';

export const createAddLineCommand = (sku: string, quantity = 1): BagCommand => ({
  type: 'addLine',
  sku,
  quantity,
});

export async function openAndAdd(shop: SimulatedShop, ...commands: BagCommand[]) {
  const page = shop.open();
  await shop.time.advance(100);
  for (const command of commands) shop.click(page, command);
  await shop.time.advance(2_000);
  return page;
}
