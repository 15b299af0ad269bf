import { z } from 'zod';
import type { Cart, CartPreferences } from './cart.ts';
import type { CartChangeResult } from './cart-changes.ts';
import type { CartProblem } from './cart-problems.ts';
import type { RequestContext } from './request-context.ts';

/** The schema's `CartBuyerIdentityInput`. */
export interface BuyerIdentityInput {
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly countryCode?: string | null;
  readonly customerAccessToken?: string | null;
  readonly companyLocationId?: string | null;
  readonly preferences?: CartPreferences | null;
}

/** Recipients that the outbox accepts; mail servers allow 254 characters (RFC 5321). */
const emailSchema = z.string().trim().max(254).pipe(z.email());
const phonePattern = /^\+?[\d ()./-]{5,25}$/;

/**
 * Returns the cart with the given buyer fields, or the user errors if any is invalid. Omitted fields stay, `null` removes a
 * field.
 */
export function updateBuyerIdentity(
  cart: Cart,
  input: BuyerIdentityInput,
  field: readonly string[],
  { shop, customers, now }: RequestContext,
): CartChangeResult {
  const problems: CartProblem[] = [];
  const refuse = (name: string, message: string) =>
    problems.push({ code: 'INVALID', field: [...field, name], message });
  const { email, phone, countryCode, customerAccessToken, companyLocationId, preferences } = input;

  if (email && !emailSchema.safeParse(email).success) {
    refuse('email', 'Email is invalid');
  }
  if (phone && !phonePattern.test(phone.trim())) refuse('phone', 'Phone is invalid');
  const customer = customerAccessToken
    ? customers.findBySession(shop.id, customerAccessToken, now)
    : undefined;
  if (customerAccessToken && !customer) refuse('customerAccessToken', 'Customer is invalid');
  if (companyLocationId) refuse('companyLocationId', 'The shop does not sell to companies.');
  if (problems.length > 0) return { kind: 'refused', problems };

  const {
    email: oldEmail,
    phone: oldPhone,
    preferences: oldPreferences,
    customer: oldCustomer,
    ...rest
  } = cart;
  return {
    kind: 'changed',
    cart: {
      ...rest,
      // A country that the shop does not serve is ignored, as in `@inContext`: Shopify's own packages send US by default.
      country: shop.countries.find((country) => country === countryCode) ?? cart.country,
      // A `null` token makes it a guest's cart again.
      ...present('customer', customerAccessToken === undefined ? oldCustomer : customer?.id),
      ...present('email', email === undefined ? (customer?.email ?? oldEmail) : email?.trim()),
      ...present('phone', phone === undefined ? (oldPhone ?? customer?.phone) : phone?.trim()),
      ...present('preferences', preferences === undefined ? oldPreferences : preferences),
    },
  };
}

function present<Key extends string, Value>(
  key: Key,
  value: Value | null | undefined,
): { [Name in Key]?: Value } {
  return value === null || value === undefined || value === ''
    ? {}
    : ({ [key]: value } as { [Name in Key]: Value });
}
