import {
  type Address,
  type CartWarning,
  type CheckoutAnswer,
  type CheckoutCart,
  readCheckout,
  replaceDeliveryAddress,
  selectDeliveryOptions,
  setBuyerIdentity,
  type StorefrontClient,
} from '@marehalm/commerce-client';
import { addressOf, nameAndCountryOf } from '../../addresses/contact.ts';
import { normalizeEmail } from '../../addresses/email-address.ts';
import { billingAddressOf } from './billing.ts';
import type { CheckoutState } from './checkout-state.ts';

/** What the commerce cart is to know of the shopper. */
export interface CartWish {
  /** Whether nobody is logged in: a cart that still is a customer's becomes a guest's. */
  readonly isGuest?: boolean;
  readonly email: string;
  readonly address: Address;
  /** Whom the bill is for; the delivery's address unless told. It goes along with the payment. */
  readonly billingAddress?: Address;
  /** Handle of the way of delivery. The shop's own choice stays where it is not offered. */
  readonly delivery?: string;
}

/**
 * What follows for the cart from what has been told.
 *
 * @param login Name of the log-in; nothing for a guest.
 */
export function wishOf(
  { contact, isMailed, delivery, billing }: CheckoutState,
  login: string | undefined,
): CartWish {
  return {
    isGuest: login === undefined,
    email: normalizeEmail(contact.email),
    address: isMailed ? nameAndCountryOf(contact) : addressOf(contact),
    ...(billing ? { billingAddress: billingAddressOf(billing) } : {}),
    ...(delivery === undefined ? {} : { delivery }),
  };
}

/**
 * Brings a commerce cart after what the shopper has told: who buys, where to, how. Only what differs is sent, so it can be
 * repeated after any failure, and it mends a cart that was made anew on the way.
 *
 * @returns The cart as it then is, with the warnings of every step.
 */
export async function bringCart(
  client: StorefrontClient,
  cartId: string,
  wish: CartWish,
): Promise<CheckoutAnswer> {
  const warnings: CartWarning[] = [];
  let answer = await readCheckout(client, cartId);
  if (answer.kind === 'ok' && !isBuyer(answer.cart, wish)) {
    const { email, address, isGuest } = wish;
    const { phone, countryCode } = address;
    const named = await setBuyerIdentity(client, cartId, {
      email,
      ...(phone ? { phone } : {}),
      ...(countryCode ? { countryCode } : {}),
      ...(isGuest ? { customerAccessToken: null } : {}),
    });
    if (named.kind !== 'ok') return withoutCart(named);
    warnings.push(...named.warnings);
    // Who buys decides which codes apply; the cart of that answer lacks what only a checkout asks for.
    answer = await readCheckout(client, cartId);
  }
  if (answer.kind === 'ok' && !isAddress(answer.cart, wish.address)) {
    answer = await replaceDeliveryAddress(client, cartId, wish.address);
    if (answer.kind === 'ok') warnings.push(...answer.warnings);
  }
  if (answer.kind === 'ok' && wish.delivery !== undefined) {
    const choices = choicesOf(answer.cart, wish.delivery);
    if (choices.length > 0) {
      answer = await selectDeliveryOptions(client, cartId, choices);
      if (answer.kind === 'ok') warnings.push(...answer.warnings);
    }
  }
  return answer.kind === 'ok' ? { ...answer, warnings: distinct([...warnings, ...answer.warnings]) } : answer;
}

function isBuyer({ buyer, customerId }: CheckoutCart, { email, address, isGuest }: CartWish): boolean {
  return (
    !(isGuest && customerId !== undefined) &&
    buyer.email?.toLowerCase() === email.toLowerCase() &&
    buyer.countryCode === address.countryCode &&
    (address.phone === undefined || buyer.phone === address.phone)
  );
}

function isAddress({ deliveryAddresses }: CheckoutCart, address: Address): boolean {
  const selected = deliveryAddresses.find((each) => each.selected)?.address;
  if (!selected) return false;
  const fields = ['firstName', 'lastName', 'address1', 'zip', 'city', 'countryCode', 'phone'] as const;
  return fields.every((field) => selected[field] === address[field]);
}

function choicesOf({ deliveryGroups }: CheckoutCart, handle: string) {
  return deliveryGroups
    .filter((group) => group.selected !== handle && group.options.some((option) => option.handle === handle))
    .map((group) => ({ deliveryGroupId: group.id, deliveryOptionHandle: handle }));
}

/** A refusal of a bag's mutation carries a bag's cart; a checkout has no use for it. */
function withoutCart(
  answer: Exclude<Awaited<ReturnType<typeof setBuyerIdentity>>, { readonly kind: 'ok' }>,
): CheckoutAnswer {
  if (answer.kind !== 'refused') return answer;
  return { kind: 'refused', problems: answer.problems, warnings: answer.warnings };
}

function distinct(warnings: readonly CartWarning[]): readonly CartWarning[] {
  const seen = new Map(warnings.map((warning) => [`${warning.code} ${warning.target}`, warning]));
  return [...seen.values()];
}
