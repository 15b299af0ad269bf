import { randomUUID } from 'node:crypto';
import { type AddressFields, findAddressProblems, findMissingFields, trimAddressFields } from './address.ts';
import { type Cart, type CartAddress, findDeliveryAddress } from './cart.ts';
import type { CartChangeResult } from './cart-changes.ts';
import { type CartProblem, type CartWarning, cartWarningTexts } from './cart-problems.ts';
import { calculateCart } from './calculate-cart.ts';
import { findCustomerAddress } from './customer-object.ts';
import { isDeliveryGroupId, needsDelivery } from './delivery-objects.ts';
import { toGlobalId } from './global-ids.ts';
import type { RequestContext } from './request-context.ts';

interface AddressInput {
  readonly deliveryAddress?: Readonly<Record<string, unknown>> | null;
  readonly copyFromCustomerAddressId?: string | null;
}

/** The schema's `CartSelectableAddressInput`. */
export interface SelectableAddressInput {
  readonly address: AddressInput;
  readonly selected?: boolean | null;
  readonly oneTimeUse?: boolean | null;
  readonly validationStrategy?: string | null;
}

export interface SelectableAddressUpdateInput extends Omit<SelectableAddressInput, 'address'> {
  readonly id: string;
  readonly address?: AddressInput | null;
}

export interface SelectedDeliveryOptionInput {
  readonly deliveryGroupId: string;
  readonly deliveryOptionHandle: string;
}

/** Maximum number of addresses in a cart. */
const MAX_ADDRESSES = 20;

/**
 * Adds delivery addresses to a cart; the first one is selected unless the input says otherwise. A known address is not added
 * again but reported as a warning.
 */
export function addDeliveryAddresses(
  cart: Cart,
  inputs: readonly SelectableAddressInput[],
  field: readonly string[],
  context: RequestContext,
): CartChangeResult {
  const problems: CartProblem[] = [];
  const warnings: CartWarning[] = [];
  let addresses = cart.addresses;
  const ids = new Map(addresses.map(({ id, address }) => [toComparableAddress(address), id]));
  inputs.forEach((input, index) => {
    const address = parseInput(
      input.address,
      input.validationStrategy,
      cart,
      [...field, String(index)],
      problems,
      context,
    );
    const duplicateId = ids.get(toComparableAddress(address));
    const selected = input.selected ?? !addresses.some((known) => known.selected);
    if (duplicateId !== undefined) {
      const message = cartWarningTexts[context.locale].duplicateAddress;
      warnings.push({ code: 'DUPLICATE_DELIVERY_ADDRESS', message, target: duplicateId });
      addresses = selected ? select(addresses, duplicateId) : addresses;
      return;
    }
    const id = toGlobalId('CartSelectableAddress', randomUUID());
    ids.set(toComparableAddress(address), id);
    addresses = [...addresses, { id, selected: false, oneTimeUse: input.oneTimeUse ?? false, address }];
    addresses = selected ? select(addresses, id) : addresses;
  });
  return withAddresses(cart, addresses, inputs, field, problems, warnings);
}

/** Changes addresses by id. Changes all or nothing. */
export function updateDeliveryAddresses(
  cart: Cart,
  inputs: readonly SelectableAddressUpdateInput[],
  context: RequestContext,
): CartChangeResult {
  const field = ['addresses'];
  const problems: CartProblem[] = [];
  let addresses = cart.addresses;
  inputs.forEach((input, index) => {
    const at = [...field, String(index)];
    const known = addresses.find(({ id }) => id === input.id);
    if (!known) return void problems.push(noSuchAddress(input.id, [...at, 'id']));
    const address = input.address
      ? parseInput(input.address, input.validationStrategy, cart, at, problems, context)
      : known.address;
    const oneTimeUse = input.oneTimeUse ?? known.oneTimeUse;
    const selected = input.selected ?? known.selected;
    addresses = addresses.map((other) =>
      other === known ? { ...known, address, oneTimeUse, selected: known.selected && selected } : other,
    );
    if (selected) addresses = select(addresses, known.id);
  });
  return withAddresses(cart, addresses, inputs, field, problems);
}

/** Removes addresses by id. Changes all or nothing. */
export function removeDeliveryAddresses(cart: Cart, ids: readonly string[]): CartChangeResult {
  const problems = ids.flatMap((id, index) =>
    cart.addresses.some((address) => address.id === id)
      ? []
      : [noSuchAddress(id, ['addressIds', String(index)])],
  );
  const addresses = cart.addresses.filter(({ id }) => !ids.includes(id));
  return withAddresses(cart, addresses, [], ['addressIds'], problems);
}

/** Replaces all addresses. */
export function replaceDeliveryAddresses(
  cart: Cart,
  inputs: readonly SelectableAddressInput[],
  context: RequestContext,
): CartChangeResult {
  return addDeliveryAddresses({ ...cart, addresses: [] }, inputs, ['addresses'], context);
}

/** Selects the delivery option of the cart's delivery group. */
export function selectDeliveryOptions(
  cart: Cart,
  inputs: readonly SelectedDeliveryOptionInput[],
  context: RequestContext,
): CartChangeResult {
  const settled = calculateCart(cart, context);
  const problems = inputs.flatMap(({ deliveryGroupId, deliveryOptionHandle }, index): CartProblem[] => {
    const at = ['selectedDeliveryOptions', String(index)];
    if (!isDeliveryGroupId(deliveryGroupId, cart) || !findDeliveryAddress(cart) || !needsDelivery(settled)) {
      const message = 'Delivery group was not found in cart.';
      return [{ code: 'INVALID_DELIVERY_GROUP', field: [...at, 'deliveryGroupId'], message }];
    }
    if (!settled.deliveryChoices.some(({ handle }) => handle === deliveryOptionHandle)) {
      const message = 'Delivery option was not valid.';
      return [{ code: 'INVALID_DELIVERY_OPTION', field: [...at, 'deliveryOptionHandle'], message }];
    }
    return [];
  });
  if (problems.length > 0) return { kind: 'refused', problems };
  const chosen = inputs.at(-1)?.deliveryOptionHandle;
  return { kind: 'changed', cart: chosen === undefined ? cart : { ...cart, deliveryOption: chosen } };
}

function parseInput(
  input: AddressInput,
  strategy: string | null | undefined,
  cart: Cart,
  at: readonly string[],
  problems: CartProblem[],
  context: RequestContext,
): AddressFields {
  const field = [...at, 'address', 'deliveryAddress'];
  const { copyFromCustomerAddressId: copied } = input;
  if (copied) {
    const known = findCustomerAddressInput(copied, cart, context);
    if (!known) {
      const message = `The customer address with id ${copied} was not found.`;
      const place = [...at, 'address', 'copyFromCustomerAddressId'];
      problems.push({ code: 'INVALID_DELIVERY_ADDRESS_ID', field: place, message });
    }
    return known ?? {};
  }
  if (!input.deliveryAddress) {
    problems.push({ code: 'INVALID', field: [...at, 'address'], message: 'An address is needed.' });
    return {};
  }
  const address = trimAddressFields(input.deliveryAddress);
  for (const problem of findAddressProblems(address)) {
    const message = `The ${problem.field} of the address is not valid.`;
    problems.push({ code: problem.code, field: [...field, problem.field], message });
  }
  if (strategy === 'STRICT') {
    for (const missing of findMissingFields(address)) {
      const message = `The ${missing} of the address is missing.`;
      problems.push({ code: 'ADDRESS_FIELD_IS_REQUIRED', field: [...field, missing], message });
    }
  }
  return address;
}

/** Finds an address of the cart's customer, never one of another customer. */
function findCustomerAddressInput(
  id: string,
  { customer }: Cart,
  context: RequestContext,
): AddressFields | undefined {
  const known = customer === undefined ? undefined : context.customers.findById(context.shop.id, customer);
  return known && findCustomerAddress(id, known, context)?.address;
}

/** Stores addresses unless one has problems, and updates the tax of the cart. */
function withAddresses(
  cart: Cart,
  addresses: readonly CartAddress[],
  inputs: readonly { readonly selected?: boolean | null }[],
  field: readonly string[],
  problems: CartProblem[],
  warnings: readonly CartWarning[] = [],
): CartChangeResult {
  if (inputs.filter(({ selected }) => selected === true).length > 1) {
    const message = 'Only one delivery address can be selected.';
    problems.push({ code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED', field, message });
  }
  if (addresses.length > MAX_ADDRESSES) {
    const message = `A cart holds at most ${MAX_ADDRESSES} addresses.`;
    problems.push({ code: 'TOO_MANY_DELIVERY_ADDRESSES', field, message });
  }
  if (problems.length > 0) return { kind: 'refused', problems };
  const country = addresses.find(({ selected }) => selected)?.address.countryCode ?? cart.country;
  return { kind: 'changed', cart: { ...cart, country, addresses }, warnings };
}

function select(addresses: readonly CartAddress[], id: string): readonly CartAddress[] {
  return addresses.map((address) => ({ ...address, selected: address.id === id }));
}

/** Returns the same text for equal addresses, whatever the order of their fields. */
function toComparableAddress(address: AddressFields): string {
  return JSON.stringify(Object.entries(address).sort());
}

function noSuchAddress(id: string, field: readonly string[]): CartProblem {
  const message = `The delivery address with id ${id} was not found.`;
  return { code: 'INVALID_DELIVERY_ADDRESS_ID', field, message };
}
