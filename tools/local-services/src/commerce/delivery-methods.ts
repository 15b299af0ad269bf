import type { DeliveryMethod } from '@marehalm/cart-domain/bag';
import type { RequestContext } from './request-context.ts';

/**
 * Returns the delivery methods to a country, as the domain library prices them: the standard method first; none if the shop does
 * not deliver there.
 */
export function listDeliveryMethods(
  { shop }: Pick<RequestContext, 'shop'>,
  country: string = shop.country,
): readonly DeliveryMethod[] {
  if (!shop.countries.includes(country)) return [];
  const { deliveryMethods, freeDelivery } = shop.market;
  return deliveryMethods.map(({ id, price }) => ({
    id,
    price,
    ...(freeDelivery.method === undefined || freeDelivery.method === id
      ? { freeFrom: freeDelivery.from }
      : {}),
  }));
}
