import type { Address } from './address.ts';
import { toBillingAddress } from './billing.ts';
import type { CheckoutState } from './checkout-state.ts';
import type { CartResult, CheckoutCart, CheckoutService, ServiceWarning } from './checkout-service.ts';
import { type ContactRules } from './contact.ts';
import { toAddress, toNameAndCountry } from './contact-address.ts';
import { normalizeEmail } from './email-address.ts';
import type { Money } from './money.ts';

/** The shopper's data for a cart. */
export interface BuyerDetails {
  /** Whether the shopper is a guest: a customer's cart then becomes a guest's. */
  readonly isGuest?: boolean;
  readonly email: string;
  readonly address: Address;
  /** The billing address, where it differs from the delivery address. It is sent with the payment. */
  readonly billingAddress?: Address;
  /** Handle of the delivery option. If it is not offered, the service's choice stays. */
  readonly delivery?: string;
}

/**
 * Returns the shopper's data for a cart.
 *
 * @throws RangeError when an order with shipping has an invalid phone number; check it with `checkContact` before.
 */
export function toBuyerDetails(
  rules: ContactRules,
  { contact, requiresShipping, delivery, billing }: CheckoutState,
  isGuest: boolean,
): BuyerDetails {
  return {
    isGuest,
    email: normalizeEmail(contact.email),
    address: requiresShipping ? toAddress(rules, contact) : toNameAndCountry(contact),
    ...(billing ? { billingAddress: toBillingAddress(rules, billing) } : {}),
    ...(delivery === undefined ? {} : { delivery }),
  };
}

/**
 * Updates a cart with what the shopper has entered: buyer, address, delivery. Sends only differences, so it can be
 * repeated after any failure and repairs a cart that was created again.
 *
 * @returns The updated cart, with the warnings of all steps.
 */
export async function updateCheckoutCart<Amount extends Money, Cart extends CheckoutCart<Amount>>(
  service: CheckoutService<Amount, Cart>,
  cartId: string,
  details: BuyerDetails,
): Promise<CartResult<Cart>> {
  const warnings = new Map<string, ServiceWarning>();
  const collect = <Result extends CartResult<unknown>>(result: Result): Result => {
    if (result.kind === 'ok')
      for (const warning of result.warnings)
        warnings.set(JSON.stringify([warning.code, warning.target]), warning);
    return result;
  };
  let result = collect(await service.fetchCart(cartId));
  if (result.kind === 'ok' && !isBuyer(result.cart, details)) {
    const { email, address, isGuest } = details;
    const { phone, countryCode } = address;
    const named = collect(
      await service.setBuyer(cartId, {
        email,
        ...(phone ? { phone } : {}),
        ...(countryCode ? { countryCode } : {}),
        ...(isGuest ? { customerAccessToken: null } : {}),
      }),
    );
    if (named.kind !== 'ok') return named;
    // The buyer affects which codes apply.
    result = collect(await service.fetchCart(cartId));
  }
  if (result.kind === 'ok' && !isDeliveryAddress(result.cart, details.address))
    result = collect(await service.setDeliveryAddress(cartId, details.address));
  if (result.kind === 'ok') {
    const choices = choicesFor(result.cart, details.delivery);
    if (choices.length > 0) result = collect(await service.selectDelivery(cartId, choices));
  }
  return result.kind === 'ok' ? { ...result, warnings: [...warnings.values()] } : result;
}

function isBuyer({ buyer, customerId }: CheckoutCart, { email, address, isGuest }: BuyerDetails): boolean {
  return (
    !(isGuest && customerId !== undefined) &&
    buyer.email?.toLowerCase() === email.toLowerCase() &&
    buyer.countryCode === address.countryCode &&
    (address.phone === undefined || buyer.phone === address.phone)
  );
}

function isDeliveryAddress({ deliveryAddresses }: CheckoutCart, address: Address): boolean {
  const selected = deliveryAddresses.find((each) => each.selected)?.address;
  if (!selected) return false;
  const fields = ['firstName', 'lastName', 'address1', 'zip', 'city', 'countryCode', 'phone'] as const;
  return fields.every((field) => selected[field] === address[field]);
}

function choicesFor({ deliveryGroups }: CheckoutCart, handle: string | undefined) {
  if (handle === undefined) return [];
  return deliveryGroups
    .filter(
      ({ options, selected }) => selected !== handle && options.some((option) => option.handle === handle),
    )
    .map(({ id }) => ({ deliveryGroupId: id, deliveryOptionHandle: handle }));
}
