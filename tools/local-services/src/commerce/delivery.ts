import type { LocaleCode } from '@marehalm/shop';
import { translated } from '../languages.ts';
import { type AddressFields, formattedAddress, nameOf } from './address.ts';
import { type Cart, type CartAddress, deliveryAddressOf } from './cart.ts';
import type { SettledCart } from './cart-settlement.ts';
import { connection, type PageArguments } from './connection.ts';
import { countryName } from './country-names.ts';
import { isPickUp, parcelShopTitle } from './delivery-choices.ts';
import { globalId, parseGlobalId } from './global-ids.ts';
import { moneyObject } from './money-object.ts';
import { openingHours, type ParcelShop } from './parcel-shops.ts';
import { localized, type RequestContext } from './request-context.ts';

/** How long a delivery takes, in words of a language: working days, from and to. */
export const daysText = translated<(from: number, to: number) => string>({
  en: (from, to) => `${from}–${to} working days`,
  da: (from, to) => `${from}–${to} hverdage`,
});

/** Everything in a cart travels together, so there is one group, named after the cart. */
export function deliveryGroupId({ token }: Pick<Cart, 'token'>): string {
  return globalId('CartDeliveryGroup', token);
}

/** Whether anything has to be carried: gift cards come by mail unless printed, samples and gifts travel with goods. */
export function needsDelivery({ totals }: Pick<SettledCart, 'totals'>): boolean {
  return totals.lines.some(({ kind, giftCard }) => kind === 'merchandise' || giftCard?.type === 'printed');
}

/** Whether an id is that of the cart's delivery group. */
export function isDeliveryGroup(id: string, { token }: Pick<Cart, 'token'>): boolean {
  const parts = parseGlobalId(id);
  return parts?.type === 'CartDeliveryGroup' && parts.name === token;
}

/** The groups as the schema's connection: none until something has to be carried and it is known where to. */
export function deliveryGroups(
  settled: SettledCart,
  context: RequestContext,
  cartLines: (args: PageArguments) => unknown,
  args: PageArguments,
) {
  const { cart, totals } = settled;
  const target = deliveryAddressOf(cart);
  const groups = target && needsDelivery(settled) && totals.deliveryOptions.length > 0 ? [target] : [];
  return connection(groups, args, {
    key: () => deliveryGroupId(cart),
    node: ({ id, address }) => {
      const options = deliveryOptionObjects(settled, context);
      return {
        __typename: 'CartDeliveryGroup',
        id: deliveryGroupId(cart),
        groupType: 'ONE_TIME_PURCHASE',
        deliveryAddress: mailingAddressObject(id, address, context.locale),
        deliveryOptions: options,
        selectedDeliveryOption: options.find(({ handle }) => handle === settled.delivery?.handle) ?? null,
        cartLines,
      };
    },
  });
}

/** The cart's addresses as the schema's `CartSelectableAddress`. */
export function selectableAddressObjects(
  { addresses }: Pick<Cart, 'addresses'>,
  { locale }: Pick<RequestContext, 'locale'>,
) {
  return addresses.map(({ id, selected, oneTimeUse, address }: CartAddress) => ({
    __typename: 'CartSelectableAddress',
    id,
    selected,
    oneTimeUse,
    address: {
      ...addressObject(address, locale),
      __typename: 'CartDeliveryAddress',
      countryCode: address.countryCode ?? null,
      formattedArea: formattedArea(address, locale),
    },
  }));
}

/** An address as the schema's `MailingAddress`. */
export function mailingAddressObject(id: string, address: AddressFields, locale: LocaleCode) {
  const { countryCode } = address;
  return {
    ...addressObject(address, locale),
    __typename: 'MailingAddress',
    id: globalId('MailingAddress', parseGlobalId(id)?.name ?? 'cart'),
    country: countryCode ? countryName(countryCode, locale) : null,
    countryCode: countryCode ?? null,
    countryCodeV2: countryCode ?? null,
    province: null,
    formattedArea: formattedArea(address, locale),
  };
}

function deliveryOptionObjects({ totals, deliveryChoices }: SettledCart, context: RequestContext) {
  const { shop, locale } = context;
  return deliveryChoices.flatMap(({ handle, method, parcelShop }) => {
    const option = totals.deliveryOptions.find((each) => each.method === method);
    const facts = shop.market.deliveryMethods.find(({ id }) => id === method);
    if (!option || !facts) return [];
    return [
      {
        __typename: 'CartDeliveryOption',
        handle,
        code: method,
        title: parcelShop
          ? parcelShopTitle({ handle, method, parcelShop }, context)
          : localized(facts.name, context),
        description: parcelShop ? parcelShopText(parcelShop, locale) : daysText[locale](...facts.days),
        deliveryMethodType: isPickUp(method) ? 'PICKUP_POINT' : 'SHIPPING',
        estimatedCost: moneyObject(option.cost),
      },
    ];
  });
}

/** Where a parcel shop is, and in a line of its own when it is open. No line ends between the postcode and the town. */
function parcelShopText(parcelShop: ParcelShop, locale: LocaleCode): string {
  const { street, postcode, town } = parcelShop;
  return `${street}, ${postcode}\u00A0${town}\n${openingHours(parcelShop, locale)}`;
}

function addressObject(address: AddressFields, locale: LocaleCode) {
  const { firstName, lastName, company, address1, address2, zip, city, provinceCode, phone } = address;
  return {
    firstName: firstName ?? null,
    lastName: lastName ?? null,
    name: nameOf(address) ?? null,
    company: company ?? null,
    address1: address1 ?? null,
    address2: address2 ?? null,
    zip: zip ?? null,
    city: city ?? null,
    provinceCode: provinceCode ?? null,
    phone: phone ?? null,
    latitude: null,
    longitude: null,
    formatted: (args: { withName?: boolean; withCompany?: boolean }) =>
      formattedAddress(address, locale, args),
  };
}

function formattedArea({ city, countryCode }: AddressFields, locale: LocaleCode): string | null {
  const country = countryCode ? countryName(countryCode, locale) : undefined;
  return [city, country].filter(Boolean).join(', ') || null;
}
