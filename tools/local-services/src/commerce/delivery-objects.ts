import type { LocaleCode } from '@marehalm/shop';
import { localizeTexts } from '../localize-texts.ts';
import { type AddressFields, formatAddress, toFullName } from './address.ts';
import { type Cart, type CartAddress, findDeliveryAddress } from './cart.ts';
import type { CalculatedCart } from './calculate-cart.ts';
import { toGraphQLConnection, type PageArguments } from './graphql-connection.ts';
import { getCountryName } from './country-names.ts';
import { isPickupMethod, formatParcelShopTitle } from './delivery-options.ts';
import { toGlobalId, parseGlobalId } from './global-ids.ts';
import { toMoneyObject } from './money-object.ts';
import { formatOpeningHours, type ParcelShop } from './parcel-shops.ts';
import { getLocalizedText, type RequestContext } from './request-context.ts';

/** By language, a function that formats the shortest and longest duration of a delivery in working days. */
export const deliveryDaysFormatters = localizeTexts<(from: number, to: number) => string>({
  en: (from, to) => `${from}–${to} working days`,
  da: (from, to) => `${from}–${to} hverdage`,
});

/** Returns the id of the cart's only delivery group: all goods are delivered together. */
export function toDeliveryGroupId({ token }: Pick<Cart, 'token'>): string {
  return toGlobalId('CartDeliveryGroup', token);
}

/** Whether anything must be shipped: gift cards are mailed unless printed; samples and gifts accompany goods. */
export function needsDelivery({ totals }: Pick<CalculatedCart, 'totals'>): boolean {
  return totals.lines.some(({ kind, giftCard }) => kind === 'merchandise' || giftCard?.type === 'printed');
}

/** Whether an id is that of the cart's delivery group. */
export function isDeliveryGroupId(id: string, { token }: Pick<Cart, 'token'>): boolean {
  const parts = parseGlobalId(id);
  return parts?.type === 'CartDeliveryGroup' && parts.name === token;
}

/** Returns the delivery groups as the schema's connection: none until something must be shipped and the address is known. */
export function toDeliveryGroupConnection(
  settled: CalculatedCart,
  context: RequestContext,
  cartLines: (args: PageArguments) => unknown,
  args: PageArguments,
) {
  const { cart, totals } = settled;
  const target = findDeliveryAddress(cart);
  const groups = target && needsDelivery(settled) && totals.deliveryOptions.length > 0 ? [target] : [];
  return toGraphQLConnection(groups, args, {
    key: () => toDeliveryGroupId(cart),
    node: ({ id, address }) => {
      const options = toDeliveryOptionObjects(settled, context);
      return {
        __typename: 'CartDeliveryGroup',
        id: toDeliveryGroupId(cart),
        groupType: 'ONE_TIME_PURCHASE',
        deliveryAddress: toMailingAddressObject(id, address, context.locale),
        deliveryOptions: options,
        selectedDeliveryOption: options.find(({ handle }) => handle === settled.delivery?.handle) ?? null,
        cartLines,
      };
    },
  });
}

/** Returns the cart's addresses as the schema's `CartSelectableAddress`. */
export function toSelectableAddressObjects(
  { addresses }: Pick<Cart, 'addresses'>,
  { locale }: Pick<RequestContext, 'locale'>,
) {
  return addresses.map(({ id, selected, oneTimeUse, address }: CartAddress) => ({
    __typename: 'CartSelectableAddress',
    id,
    selected,
    oneTimeUse,
    address: {
      ...toAddressObject(address, locale),
      __typename: 'CartDeliveryAddress',
      countryCode: address.countryCode ?? null,
      formattedArea: formatArea(address, locale),
    },
  }));
}

/** Returns an address as the schema's `MailingAddress`. */
export function toMailingAddressObject(id: string, address: AddressFields, locale: LocaleCode) {
  const { countryCode } = address;
  return {
    ...toAddressObject(address, locale),
    __typename: 'MailingAddress',
    id: toGlobalId('MailingAddress', parseGlobalId(id)?.name ?? 'cart'),
    country: countryCode ? getCountryName(countryCode, locale) : null,
    countryCode: countryCode ?? null,
    countryCodeV2: countryCode ?? null,
    province: null,
    formattedArea: formatArea(address, locale),
  };
}

function toDeliveryOptionObjects({ totals, deliveryChoices }: CalculatedCart, context: RequestContext) {
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
          ? formatParcelShopTitle({ handle, method, parcelShop }, context)
          : getLocalizedText(facts.name, context),
        description: parcelShop
          ? formatParcelShop(parcelShop, locale)
          : deliveryDaysFormatters[locale](...facts.days),
        deliveryMethodType: isPickupMethod(method) ? 'PICKUP_POINT' : 'SHIPPING',
        estimatedCost: toMoneyObject(option.cost),
      },
    ];
  });
}

/**
 * Formats the address of a parcel shop, with its opening hours on a separate line. Postcode and town are not separated by a line
 * break.
 */
function formatParcelShop(parcelShop: ParcelShop, locale: LocaleCode): string {
  const { street, postcode, town } = parcelShop;
  return `${street}, ${postcode}\u00A0${town}\n${formatOpeningHours(parcelShop, locale)}`;
}

function toAddressObject(address: AddressFields, locale: LocaleCode) {
  const { firstName, lastName, company, address1, address2, zip, city, provinceCode, phone } = address;
  return {
    firstName: firstName ?? null,
    lastName: lastName ?? null,
    name: toFullName(address) ?? null,
    company: company ?? null,
    address1: address1 ?? null,
    address2: address2 ?? null,
    zip: zip ?? null,
    city: city ?? null,
    provinceCode: provinceCode ?? null,
    phone: phone ?? null,
    latitude: null,
    longitude: null,
    formatted: (args: { withName?: boolean; withCompany?: boolean }) => formatAddress(address, locale, args),
  };
}

function formatArea({ city, countryCode }: AddressFields, locale: LocaleCode): string | null {
  const country = countryCode ? getCountryName(countryCode, locale) : undefined;
  return [city, country].filter(Boolean).join(', ') || null;
}
