import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { toOrderCost, findDeliveryCost } from './order-cost.ts';
import { type CartSketch, createSketchedCart, kroner } from './testing/sketched-cart.ts';

test('findDeliveryCost() is unknown until a way is chosen', () => {
  const cart = createSketchedCart({ lines: {}, delivery: 59 });
  expect(findDeliveryCost(cart)).toEqual(kroner(59));
  const groups = cart.deliveryGroups.map(({ id, options }) => ({ id, options }));
  expect(findDeliveryCost({ ...cart, deliveryGroups: groups })).toBeUndefined();
});

const sketch: fc.Arbitrary<CartSketch> = fc
  .record({
    lines: fc.dictionary(
      fc.constantFrom('a', 'b', 'c', 'd'),
      fc.tuple(fc.integer({ min: 1, max: 99 }), fc.nat({ max: 200_000 })),
    ),
    delivery: fc.nat({ max: 20_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ lines, delivery, share }) => {
    const goods = Object.values(lines).reduce((sum, [quantity, price]) => sum + quantity * price, 0);
    return { lines, delivery, discount: Math.floor(goods * share) };
  });

property.prop([sketch])('the rows of toOrderCost() add up to what the shop charges', (drawn) => {
  const cart = createSketchedCart(drawn);
  const { goods, discount, delivery, total } = toOrderCost(cart);
  expect(goods.amount - discount.amount + (delivery?.amount ?? 0)).toBe(total.amount);
  expect(total).toEqual(cart.cost.total);
  expect(discount.amount).toBe(drawn.discount);
});

test('findDeliveryCost() adds up all groups, and is unknown where there is none', () => {
  const cart = createSketchedCart({ lines: {}, delivery: 59 });
  const [group] = cart.deliveryGroups;
  expect(findDeliveryCost({ ...cart, deliveryGroups: group ? [group, group] : [] })).toEqual(kroner(118));
  expect(findDeliveryCost(createSketchedCart({ lines: {} }))).toBeUndefined();
});
