import { GraphQLError } from 'graphql';
import { composeAccountMail } from './account-mail.ts';
import {
  type CustomerProblem,
  findEmailProblems,
  isSavedAddress,
  findPasswordProblems,
  findPersonProblems,
  parseCustomerAddress,
} from './customer-input.ts';
import {
  toCustomerAddressGlobalId,
  toCustomerAddressObject,
  parseCustomerNumber,
  toCustomerObject,
  findCustomerAddress,
} from './customer-object.ts';
import type { Customer, CustomerSession, MailedKeyPurpose } from './customer-store.ts';
import type { RequestContext } from './request-context.ts';
import { requestEmailChange } from './email-change.ts';
import { consumeMailRateLimit, sendAccountExistsMail } from './send-account-mail.ts';
import { parseMailedKeyLink, toMailedKeyLink } from './mailed-key-link.ts';

interface PersonInput {
  readonly email?: string | null;
  readonly password?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly phone?: string | null;
  readonly acceptsMarketing?: boolean | null;
}

interface InSession {
  readonly customerAccessToken: string;
}

type AddressInput = Readonly<Record<string, unknown>>;

/** Maximum number of addresses of a customer. */
const MAX_ADDRESSES = 100;

/** The fields of `QueryRoot` about customers. */
export const customerQueries = {
  customer: ({ customerAccessToken }: InSession, context: RequestContext) => {
    const customer = context.customers.findBySession(context.shop.id, customerAccessToken, context.now);
    return customer ? toCustomerObject(customer, context) : null;
  },
};

/** The fields of `Mutation` about customers. {@link preparePasswords} has prepared their work with passwords. */
export const customerMutations = {
  customerCreate: (
    { input }: { readonly input: PersonInput & { readonly email: string; readonly password: string } },
    context: RequestContext,
  ) => {
    const { customers, shop, now, locale, mail } = context;
    const field = ['input'];
    const email = input.email.trim();
    const problems = [
      ...findEmailProblems(email, [...field, 'email']),
      ...findPasswordProblems(input.password, [...field, 'password']),
      ...findPersonProblems(input, field),
    ];
    if (problems.length > 0) return refused(problems, { customer: null });
    const known =
      customers.findByEmail(shop.id, email) ??
      customers.create(
        { shop: shop.id, email, ...given(input), acceptsMarketing: input.acceptsMarketing === true, locale },
        now,
      );
    if (known.passwordHash !== undefined) sendAccountExistsMail(known, context);
    else if (
      !customers.hasNewKey(known, 'activation', now) &&
      consumeMailRateLimit('account-activation', email, context)
    ) {
      const key = customers.newKey(known, 'activation', now);
      mail.send(
        composeAccountMail(
          'account-activation',
          known,
          toMailedKeyLink('activation', known, key, context),
          context,
        ),
      );
    }
    // The same answer for every address, so that it does not reveal who is a customer.
    const message =
      'We have sent an email to the address that you entered; please click the link included to verify your email address.';
    return refused([{ code: 'CUSTOMER_DISABLED', field: [...field, 'email'], message }], { customer: null });
  },

  customerAccessTokenCreate: (
    { input }: { readonly input: { readonly email: string; readonly password: string } },
    context: RequestContext,
  ) => {
    const { customers, shop, now, passwords } = context;
    const customer = customers.findByEmail(shop.id, input.email.trim());
    if (!customer || !passwords.isRight(input.password, customer.passwordHash)) {
      const problem = { code: 'UNIDENTIFIED_CUSTOMER', field: null, message: 'Unidentified customer' };
      return refused([problem], { customerAccessToken: null });
    }
    return done({ customerAccessToken: toTokenObject(customers.openSession(customer, now)) });
  },

  customerAccessTokenRenew: ({ customerAccessToken }: InSession, context: RequestContext) => {
    const customer = requireSession(customerAccessToken, 'customerAccessTokenRenew', context);
    const session = context.customers.renewSession(customerAccessToken, customer, context.now);
    return { customerAccessToken: toTokenObject(session), userErrors: [] };
  },

  customerAccessTokenDelete: ({ customerAccessToken }: InSession, context: RequestContext) => {
    requireSession(customerAccessToken, 'customerAccessTokenDelete', context);
    context.customers.endSession(customerAccessToken);
    return { deletedAccessToken: customerAccessToken, deletedCustomerAccessTokenId: null, userErrors: [] };
  },

  customerRecover: ({ email: typed }: { readonly email: string }, context: RequestContext) => {
    const { customers, shop, now, mail } = context;
    const email = typed.trim();
    const problems = findEmailProblems(email, ['email']);
    if (problems.length > 0) return refused(problems);
    customers.noteRecovery(shop.id, email, now);
    const customer = customers.findByEmail(shop.id, email);
    if (customer && context.limits.allows('recoverMails', `${shop.id} ${email.toLowerCase()}`)) {
      const purpose = customer.passwordHash === undefined ? 'activation' : 'reset';
      const key = customers.newKey(customer, purpose, now);
      const kind = purpose === 'reset' ? 'password-reset' : 'account-activation';
      mail.send(
        composeAccountMail(kind, customer, toMailedKeyLink(purpose, customer, key, context), context),
      );
    }
    // The same answer for an unknown address, so that it does not reveal who is a customer.
    return done({});
  },

  customerReset: (
    {
      id,
      input,
    }: { readonly id: string; readonly input: { readonly resetToken: string; readonly password: string } },
    context: RequestContext,
  ) => unlock('reset', { id, key: input.resetToken }, input.password, ['input', 'password'], context),

  customerResetByUrl: (
    { resetUrl, password }: { readonly resetUrl: string; readonly password: string },
    context: RequestContext,
  ) => unlock('reset', parseMailedKeyLink(resetUrl, 'reset'), password, ['password'], context),

  customerActivate: (
    {
      id,
      input,
    }: {
      readonly id: string;
      readonly input: { readonly activationToken: string; readonly password: string };
    },
    context: RequestContext,
  ) =>
    unlock('activation', { id, key: input.activationToken }, input.password, ['input', 'password'], context),

  customerActivateByUrl: (
    { activationUrl, password }: { readonly activationUrl: string; readonly password: string },
    context: RequestContext,
  ) => unlock('activation', parseMailedKeyLink(activationUrl, 'activation'), password, ['password'], context),

  customerUpdate: (
    { customerAccessToken, customer: input }: InSession & { readonly customer: PersonInput },
    context: RequestContext,
  ) => {
    const { customers, shop, now, mail, links, locale } = context;
    const customer = requireSession(customerAccessToken, 'customerUpdate', context);
    const field = ['customer'];
    const email = input.email?.trim();
    const password = input.password ?? undefined;
    const isMoving = email !== undefined && email.toLowerCase() !== customer.email.toLowerCase();
    const problems = [
      ...(input.email === null ? findEmailProblems('', [...field, 'email']) : []),
      ...(email === undefined ? [] : findEmailProblems(email, [...field, 'email'])),
      ...(password === undefined ? [] : findPasswordProblems(password, [...field, 'password'])),
      ...findPersonProblems(input, field),
    ];
    if (problems.length > 0) return refused(problems, { customer: null, customerAccessToken: null });

    if (isMoving) {
      context.limits.take('emailChangesPerClient', context.client);
      context.limits.take('emailChangesPerCustomer', String(customer.id));
    }
    const { firstName: _first, lastName: _last, phone: _phone, ...rest } = customer;
    const changed: Customer = {
      ...rest,
      ...given({
        firstName: input.firstName === undefined ? customer.firstName : input.firstName,
        lastName: input.lastName === undefined ? customer.lastName : input.lastName,
        phone: input.phone === undefined ? customer.phone : input.phone,
      }),
      // Another spelling of the same address is accepted at once. Another address must be confirmed by its owner.
      email: isMoving ? customer.email : (email ?? customer.email),
      acceptsMarketing: input.acceptsMarketing ?? customer.acceptsMarketing,
      ...(password === undefined ? {} : { passwordHash: context.passwords.hashOf(password) }),
    };
    customers.save(changed, now);
    if (isMoving) requestEmailChange(changed, email, context);
    let session: CustomerSession | undefined;
    if (password !== undefined) {
      customers.endAllSessions(customer);
      customers.endKeys(customer);
      session = customers.openSession(customer, now);
      mail.send(composeAccountMail('password-changed', changed, links.forgottenPassword(locale), context));
    }
    const kept = customers.findById(shop.id, customer.id) ?? changed;
    return done({
      customer: toCustomerObject(kept, context),
      customerAccessToken: session ? toTokenObject(session) : null,
    });
  },

  customerAddressCreate: (
    { customerAccessToken, address: input }: InSession & { readonly address: AddressInput },
    context: RequestContext,
  ) => {
    const { customers, now } = context;
    const customer = requireSession(customerAccessToken, 'customerAddressCreate', context);
    const { address, problems } = parseCustomerAddress(input);
    if (problems.length > 0) return refused(problems, { customerAddress: null });
    const others = customers.addresses(customer);
    if (isSavedAddress(address, others)) return refused([addressTaken], { customerAddress: null });
    if (others.length >= MAX_ADDRESSES) {
      const message = `A customer keeps at most ${MAX_ADDRESSES} addresses`;
      return refused([{ code: 'INVALID', field: ['address'], message }], { customerAddress: null });
    }
    const added = customers.addAddress(customer, address);
    if (customer.defaultAddress === undefined) customers.save({ ...customer, defaultAddress: added.id }, now);
    return done({ customerAddress: toCustomerAddressObject(added, context) });
  },

  customerAddressUpdate: (
    {
      customerAccessToken,
      id,
      address: input,
    }: InSession & { readonly id: string; readonly address: AddressInput },
    context: RequestContext,
  ) => {
    const { customers } = context;
    const customer = requireSession(customerAccessToken, 'customerAddressUpdate', context);
    const known = findCustomerAddress(id, customer, context);
    if (!known) return refused([noSuchAddress('id')], { customerAddress: null });
    const { address, problems } = parseCustomerAddress(input, known.address);
    const others = customers.addresses(customer).filter((other) => other.id !== known.id);
    if (problems.length > 0) return refused(problems, { customerAddress: null });
    if (isSavedAddress(address, others)) return refused([addressTaken], { customerAddress: null });
    const changed = { ...known, address };
    customers.saveAddress(changed);
    return done({ customerAddress: toCustomerAddressObject(changed, context) });
  },

  customerAddressDelete: (
    { customerAccessToken, id }: InSession & { readonly id: string },
    context: RequestContext,
  ) => {
    const { customers, now } = context;
    const customer = requireSession(customerAccessToken, 'customerAddressDelete', context);
    const known = findCustomerAddress(id, customer, context);
    if (!known) return refused([noSuchAddress('id')], { deletedCustomerAddressId: null });
    if (customer.defaultAddress === known.id) {
      const { defaultAddress: _gone, ...rest } = customer;
      const next = customers.addresses(customer).find((other) => other.id !== known.id);
      customers.save({ ...rest, ...(next ? { defaultAddress: next.id } : {}) }, now);
    }
    customers.removeAddress(known.id);
    return done({ deletedCustomerAddressId: toCustomerAddressGlobalId(known) });
  },

  customerDefaultAddressUpdate: (
    { customerAccessToken, addressId }: InSession & { readonly addressId: string },
    context: RequestContext,
  ) => {
    const customer = requireSession(customerAccessToken, 'customerDefaultAddressUpdate', context);
    const known = findCustomerAddress(addressId, customer, context);
    if (!known) return refused([noSuchAddress('addressId')], { customer: null });
    const changed = { ...customer, defaultAddress: known.id };
    context.customers.save(changed, context.now);
    return done({ customer: toCustomerObject(changed, context) });
  },
};

/** A mutation's name and arguments, before it runs. */
export interface MutationCall {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/**
 * Counts the attempt and does the slow password hashing of a customer mutation, before its transaction begins.
 *
 * @throws GraphQLError with the code `THROTTLED` after too many attempts, or for a second password in one request.
 */
export async function preparePasswords({ name, args }: MutationCall, context: RequestContext): Promise<void> {
  const { limits, client, shop, customers, passwords, now } = context;
  const input = (args['input'] ?? args['customer'] ?? args) as Readonly<Record<string, unknown>>;
  const email = String(input['email'] ?? '')
    .trim()
    .toLowerCase();
  const password = typeof input['password'] === 'string' ? input['password'] : undefined;
  const isUsable = password !== undefined && findPasswordProblems(password, []).length === 0;
  switch (name) {
    case 'customerAccessTokenCreate': {
      // The client is checked first, so that a refused one adds nothing to the limits of invented addresses.
      const takeBack = [
        limits.take('logInPerClient', client),
        limits.take('logInPerEmail', `${shop.id} ${email} ${client}`),
      ];
      passwords.begin();
      const stored = customers.findByEmail(shop.id, email)?.passwordHash;
      if (await passwords.prepareCheck(password ?? '', stored)) for (const undo of takeBack) undo();
      return;
    }
    case 'customerRecover':
      limits.take('recoverPerClient', client);
      limits.take('recoverPerEmail', `${shop.id} ${email} ${client}`);
      return;
    case 'customerCreate':
      limits.take('accountsPerClient', client);
      return;
    case 'customerReset':
    case 'customerResetByUrl':
    case 'customerActivate':
    case 'customerActivateByUrl': {
      limits.take('accountsPerClient', client);
      if (!isUsable) return;
      passwords.begin();
      // Invalid keys must not cause expensive work.
      const { key, purpose } = findMutationKey(name, args);
      if (customers.findByKey(shop.id, key, purpose, now)) await passwords.prepareHash(password);
      return;
    }
    case 'customerUpdate': {
      if (!isUsable) return;
      passwords.begin();
      // Nor must invalid sessions.
      const customer = customers.findBySession(shop.id, String(args['customerAccessToken'] ?? ''), now);
      if (!customer) return;
      limits.take('passwordsPerClient', client);
      limits.take('passwordsPerCustomer', String(customer.id));
      await passwords.prepareHash(password);
    }
  }
}

/** Returns the mailed key in the arguments of a mutation. */
function findMutationKey(
  name: string,
  args: Readonly<Record<string, unknown>>,
): { readonly key: string; readonly purpose: MailedKeyPurpose } {
  const purpose = name.startsWith('customerReset') ? 'reset' : 'activation';
  const input = (args['input'] ?? {}) as Readonly<Record<string, unknown>>;
  const link = String(args['resetUrl'] ?? args['activationUrl'] ?? '');
  const key = String(
    input['resetToken'] ?? input['activationToken'] ?? parseMailedKeyLink(link, purpose).key,
  );
  return { key, purpose };
}

/** Sets the password of an account with a mailed key. The key also proves that the address is the customer's. */
function unlock(
  purpose: MailedKeyPurpose,
  { id, key }: { readonly id: string; readonly key: string },
  password: string,
  field: readonly string[],
  context: RequestContext,
) {
  const { customers, shop, now, mail, links, locale } = context;
  const emptyPayload = { customer: null, customerAccessToken: null };
  const customer = customers.findByKey(shop.id, key, purpose, now);
  if (!customer || customer.id !== parseCustomerNumber(id, context)) {
    const message = purpose === 'reset' ? 'Invalid reset link' : 'Invalid activation link';
    return refused([{ code: 'TOKEN_INVALID', field: null, message }], emptyPayload);
  }
  if (purpose === 'activation' && customer.passwordHash !== undefined) {
    return refused(
      [{ code: 'ALREADY_ENABLED', field: null, message: 'Account already enabled' }],
      emptyPayload,
    );
  }
  const problems = findPasswordProblems(password, field);
  // The key stays valid for another attempt.
  if (problems.length > 0) return refused(problems, emptyPayload);
  const changed = { ...customer, passwordHash: context.passwords.hashOf(password), isVerified: true };
  customers.save(changed, now);
  customers.endKeys(customer);
  customers.endAllSessions(customer);
  if (purpose === 'reset') {
    mail.send(composeAccountMail('password-changed', changed, links.forgottenPassword(locale), context));
  } else {
    mail.send(composeAccountMail('account-welcome', changed, links.account(locale), context));
  }
  const session = customers.openSession(customer, now);
  return done({ customer: toCustomerObject(changed, context), customerAccessToken: toTokenObject(session) });
}

/** @throws GraphQLError with Shopify's message for an invalid token. */
function requireSession(
  accessToken: string,
  mutation: string,
  { customers, shop, now }: RequestContext,
): Customer {
  const customer = customers.findBySession(shop.id, accessToken, now);
  if (customer) return customer;
  throw new GraphQLError(`${mutation.replace(/^c/, 'C')} access denied`, {
    extensions: { code: 'ACCESS_DENIED' },
  });
}

function toTokenObject({ accessToken, expiresAt }: CustomerSession) {
  return { __typename: 'CustomerAccessToken', accessToken, expiresAt };
}

/** Returns the names and phone number that are not empty. */
function given({
  firstName,
  lastName,
  phone,
}: {
  readonly [Field in 'firstName' | 'lastName' | 'phone']?: string | null | undefined;
}) {
  const person = { firstName: firstName?.trim(), lastName: lastName?.trim(), phone: phone?.trim() };
  return Object.fromEntries(Object.entries(person).filter(([, value]) => value)) as {
    firstName?: string;
    lastName?: string;
    phone?: string;
  };
}

const addressTaken: CustomerProblem = {
  code: 'TAKEN',
  field: ['address'],
  message: 'Address already exists',
};
const noSuchAddress = (argument: string): CustomerProblem => ({
  code: 'NOT_FOUND',
  field: [argument],
  message: 'Address does not exist',
});

function refused<Fields extends object>(problems: readonly CustomerProblem[], nothing?: Fields) {
  const userErrors = problems.map(({ field, message }) => ({ field, message }));
  return { ...nothing, customerUserErrors: problems, userErrors };
}

function done<Fields extends object>(fields: Fields) {
  return { ...fields, customerUserErrors: [], userErrors: [] };
}
