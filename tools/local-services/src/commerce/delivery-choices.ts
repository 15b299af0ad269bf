import type { AddressFields } from './address.ts';
import { listDeliveryMethods } from './delivery-methods.ts';
import { type ParcelShop } from './parcel-shops.ts';
import { getLocalized, type RequestContext } from './request-context.ts';

/** A way of delivery that an address is offered. */
export interface DeliveryChoice {
  /** Names it in the cart. */
  readonly handle: string;
  /** Id of the market's method, which has cost and duration. */
  readonly method: string;
  /** The parcel shop; absent for home delivery. */
  readonly parcelShop?: ParcelShop;
}

/** Methods where the shopper fetches the parcel. */
const pickUpMethods: readonly string[] = ['parcel-shop', 'pickup-point'];

/** Whether the method delivers to a parcel shop. */
export const isPickUp = (method: string): boolean => pickUpMethods.includes(method);

/**
 * The ways to an address, the usual one first. A method where the parcel is fetched is a choice for each parcel shop near the
 * address, the nearest first; as long as it is not known where that is, the method itself.
 */
export function listDeliveryChoices(
  address: AddressFields | undefined,
  { shop, parcelShops }: Pick<RequestContext, 'shop' | 'parcelShops'>,
): readonly DeliveryChoice[] {
  return listDeliveryMethods({ shop }, address?.countryCode).flatMap(({ id: method }): DeliveryChoice[] => {
    const near = address && isPickUp(method) ? parcelShops.near(address) : [];
    if (near.length === 0) return [{ handle: method, method }];
    return near.map((parcelShop) => ({ handle: `${method}:${parcelShop.id}`, method, parcelShop }));
  });
}

/**
 * The choice that counts: the one that was made as long as it is offered, else the first by the same method, else the usual
 * one. It may have been made for another address, or before there were parcel shops to choose from.
 */
export function findChosenDelivery(
  choices: readonly DeliveryChoice[],
  wished: string | undefined,
): DeliveryChoice | undefined {
  const [wishedMethod] = wished?.split(':') ?? [];
  return (
    choices.find(({ handle }) => handle === wished) ??
    choices.find(({ method }) => method === wishedMethod) ??
    choices[0]
  );
}

/** What a parcel shop is called: "Parcel shop Nørreport". */
export function formatParcelShopTitle(
  { method, parcelShop }: DeliveryChoice & { readonly parcelShop: ParcelShop },
  context: RequestContext,
): string {
  const name = context.shop.market.deliveryMethods.find(({ id }) => id === method)?.name;
  return [name && getLocalized(name, context), parcelShop.name].filter(Boolean).join(' ');
}

/** A parcel shop as an order keeps it: orders outlive shops, and their names. */
export interface PlacedParcelShop {
  readonly id: string;
  /** In the language of the order. */
  readonly name: string;
  readonly address1: string;
  readonly zip: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
}

/** Returns the parcel shop of a choice; `undefined` for home delivery. */
export function toPlacedParcelShop(
  { parcelShop, ...choice }: DeliveryChoice,
  context: RequestContext,
): PlacedParcelShop | undefined {
  if (!parcelShop) return undefined;
  const { id, street, postcode, town, country } = parcelShop;
  const name = formatParcelShopTitle({ ...choice, parcelShop }, context);
  return { id, name, address1: street, zip: postcode, city: town, countryCode: country };
}

/** Returns the address label of a parcel for a parcel shop: recipient and shop. */
export function toParcelShopAddress(
  { name, address1, zip, city, countryCode }: PlacedParcelShop,
  { firstName, lastName, phone }: AddressFields,
): AddressFields {
  return {
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    company: name,
    address1,
    zip,
    city,
    countryCode,
    ...(phone === undefined ? {} : { phone }),
  };
}
