import type { AddressFields } from './address.ts';
import { listDeliveryMethods } from './delivery-methods.ts';
import { type ParcelShop } from './parcel-shops.ts';
import { getLocalizedText, type RequestContext } from './request-context.ts';

/** A delivery option for an address. */
export interface AvailableDeliveryOption {
  /** Identifies the option in the cart. */
  readonly handle: string;
  /** Id of the market's method, which has the cost and the duration. */
  readonly method: string;
  /** The parcel shop; missing for home delivery. */
  readonly parcelShop?: ParcelShop;
}

/** Methods with pickup by the shopper. */
const pickUpMethods: readonly string[] = ['parcel-shop', 'pickup-point'];

/** Whether the method delivers to a parcel shop. */
export const isPickupMethod = (method: string): boolean => pickUpMethods.includes(method);

/**
 * Returns the delivery options of an address, the default first. A pickup method has one option per parcel shop near the address,
 * the nearest first; without a known location it has one option.
 */
export function listAvailableDeliveryOptions(
  address: AddressFields | undefined,
  { shop, parcelShops }: Pick<RequestContext, 'shop' | 'parcelShops'>,
): readonly AvailableDeliveryOption[] {
  return listDeliveryMethods({ shop }, address?.countryCode).flatMap(
    ({ id: method }): AvailableDeliveryOption[] => {
      const near = address && isPickupMethod(method) ? parcelShops.near(address) : [];
      if (near.length === 0) return [{ handle: method, method }];
      return near.map((parcelShop) => ({ handle: `${method}:${parcelShop.id}`, method, parcelShop }));
    },
  );
}

/**
 * Returns the applicable option: the chosen one as long as it is available, else the first of the same method, else the default. It
 * may have been chosen for another address, or before parcel shops were known.
 */
export function resolveDeliveryOption(
  choices: readonly AvailableDeliveryOption[],
  wished: string | undefined,
): AvailableDeliveryOption | undefined {
  const [wishedMethod] = wished?.split(':') ?? [];
  return (
    choices.find(({ handle }) => handle === wished) ??
    choices.find(({ method }) => method === wishedMethod) ??
    choices[0]
  );
}

/** Formats the title of a parcel shop: "Parcel shop Nørreport". */
export function formatParcelShopTitle(
  { method, parcelShop }: AvailableDeliveryOption & { readonly parcelShop: ParcelShop },
  context: RequestContext,
): string {
  const name = context.shop.market.deliveryMethods.find(({ id }) => id === method)?.name;
  return [name && getLocalizedText(name, context), parcelShop.name].filter(Boolean).join(' ');
}

/** A parcel shop as stored in an order, because orders outlive shops and their names. */
export interface OrderParcelShop {
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
export function toOrderParcelShop(
  { parcelShop, ...choice }: AvailableDeliveryOption,
  context: RequestContext,
): OrderParcelShop | undefined {
  if (!parcelShop) return undefined;
  const { id, street, postcode, town, country } = parcelShop;
  const name = formatParcelShopTitle({ ...choice, parcelShop }, context);
  return { id, name, address1: street, zip: postcode, city: town, countryCode: country };
}

/** Returns the address for a parcel to a parcel shop: the recipient's name and phone, with the shop as company. */
export function toParcelShopAddress(
  { name, address1, zip, city, countryCode }: OrderParcelShop,
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
