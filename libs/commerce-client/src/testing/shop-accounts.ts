import { createConnectionResolver } from './create-connection-resolver.ts';

interface Customer {
  readonly id: string;
  readonly fields: Record<string, unknown>;
  /** Missing until the account is activated. */
  password?: string;
  readonly addresses: Record<string, unknown>[];
  defaultAddress?: string;
  readonly orders: Record<string, unknown>[];
}

interface ErrorFields {
  readonly code: string;
  readonly field: readonly string[] | null;
  readonly message: string;
}

/**
 * Creates the GraphQL root fields of a shop with customer accounts. As at Shopify, address ids contain the session token and
 * order ids a key.
 */
export function createShopAccounts() {
  const customers: Customer[] = [];
  /** Customers by session token. */
  const sessions = new Map<string, Customer>();
  /** Customers by mail token. */
  const keys = new Map<string, Customer>();
  const mails = new Map<string, { readonly id: string; readonly token: string }>();
  let count = 0;
  const next = () => (count += 1);

  const error = (code: string, field: readonly string[] | null, message: string): ErrorFields => ({
    code,
    field,
    message,
  });
  const payload = (errors: readonly ErrorFields[], fields: object = {}) => ({
    ...fields,
    customerUserErrors: errors,
  });
  const byEmail = (email: unknown) => customers.find(({ fields }) => fields['email'] === email);

  function emailErrors(email: unknown, path: readonly string[], owner?: Customer): ErrorFields[] {
    if (!/^\S+@\S+$/.test(String(email))) return [error('INVALID', path, 'Email is invalid')];
    const other = byEmail(email);
    return other && other !== owner ? [error('TAKEN', path, 'Email has already been taken')] : [];
  }

  function passwordErrors(password: string, path: readonly string[]): ErrorFields[] {
    if (password === '') return [error('BLANK', path, "Password can't be blank")];
    if (password !== password.trim()) {
      // Shopify repeats no password, but another server may.
      const message = `Password "${password}" starts or ends with a space`;
      return [error('PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE', path, message)];
    }
    return password.length < 5 ? [error('TOO_SHORT', path, 'Password is too short (minimum is 5)')] : [];
  }

  function open(customer: Customer) {
    const accessToken = `session-${next()}-${'x'.repeat(20)}`;
    sessions.set(accessToken, customer);
    return { accessToken, expiresAt: '2026-12-21T10:00:00Z' };
  }

  function end(customer: Customer) {
    for (const [token, owner] of sessions) if (owner === customer) sessions.delete(token);
  }

  function mail(customer: Customer) {
    const token = `mailed-${next()}-${'y'.repeat(20)}`;
    keys.set(token, customer);
    const id = customer.id.replace(/\D/g, '');
    mails.set(String(customer.fields['email']), { id, token });
  }

  function customerObject(customer: Customer, token: string) {
    const withToken = (address: Record<string, unknown>) => ({
      ...address,
      id: `${String(address['id'])}?model_name=CustomerAddress&customer_access_token=${token}`,
    });
    const chosen = customer.addresses.find(({ id }) => id === customer.defaultAddress);
    return {
      ...customer.fields,
      id: customer.id,
      addresses: createConnectionResolver(customer.addresses.map(withToken), 2),
      defaultAddress: chosen ? withToken(chosen) : null,
      orders: ({ reverse, ...page }: { first: number; after?: string; reverse: boolean }) =>
        // The largest page is small, so that tests need several.
        createConnectionResolver(
          reverse ? [...customer.orders].reverse() : customer.orders,
          page.first === 250 ? 2 : 250,
        )(page),
    };
  }

  /** Shopify answers an expired session like this, without an error in the payload. */
  function requireSession(token: string, mutation: string): Customer {
    const customer = sessions.get(token);
    if (!customer) throw new Error(`${mutation} access denied`);
    return customer;
  }

  function unlock(customer: Customer | undefined, password: string, path: readonly string[], token: string) {
    if (!customer) return payload([error('TOKEN_INVALID', null, 'The link is no longer valid')]);
    const errors = passwordErrors(password, path);
    if (errors.length > 0) return payload(errors);
    keys.delete(token);
    end(customer);
    customer.password = password;
    return payload([], { customerAccessToken: open(customer) });
  }

  const keyOf = (url: string) => url.split('/').at(-1) ?? '';
  const addressOf = ({ country, ...address }: Record<string, unknown>) => ({
    ...address,
    countryCodeV2: country ?? null,
  });
  const findAddress = (customer: Customer, id: string) =>
    customer.addresses.find((each) => String(each['id']) === id.replace(/\?.*/, ''));
  const noAddress = error('NOT_FOUND', ['id'], 'Address does not exist');

  const root = {
    customer({ customerAccessToken: token }: { customerAccessToken: string }) {
      const customer = sessions.get(token);
      return customer ? customerObject(customer, token) : null;
    },
    node({ id }: { id: string }) {
      const order = customers.flatMap(({ orders }) => orders).find((each) => each['id'] === id);
      return order ? { __typename: 'Order', ...order } : null;
    },
    customerCreate({ input }: { input: Record<string, unknown> & { password: string } }) {
      const { password, ...fields } = input;
      const guest = byEmail(fields['email']);
      if (guest && guest.password === undefined) {
        mail(guest);
        return payload([error('CUSTOMER_DISABLED', ['input', 'email'], 'We have sent an email')]);
      }
      const errors = [
        ...emailErrors(fields['email'], ['input', 'email']),
        ...passwordErrors(password, ['input', 'password']),
      ];
      if (errors.length > 0) return payload(errors);
      const id = `gid://shopify/Customer/${1000 + next()}`;
      customers.push({
        id,
        fields: { acceptsMarketing: false, ...fields },
        password,
        addresses: [],
        orders: [],
      });
      return payload([]);
    },
    customerAccessTokenCreate({ input }: { input: { email: string; password: string } }) {
      const customer = byEmail(input.email);
      return customer?.password === input.password
        ? payload([], { customerAccessToken: open(customer) })
        : payload([error('UNIDENTIFIED_CUSTOMER', null, 'Unidentified customer')]);
    },
    customerAccessTokenRenew({ customerAccessToken: token }: { customerAccessToken: string }) {
      const customer = requireSession(token, 'CustomerAccessTokenRenew');
      sessions.delete(token);
      return { customerAccessToken: open(customer), userErrors: [] };
    },
    customerAccessTokenDelete({ customerAccessToken: token }: { customerAccessToken: string }) {
      requireSession(token, 'CustomerAccessTokenDelete');
      sessions.delete(token);
      return { userErrors: [] };
    },
    customerRecover({ email }: { email: string }) {
      if (!email.includes('@')) return payload([error('INVALID', ['email'], 'Email is invalid')]);
      const customer = byEmail(email);
      if (!customer) return payload([error('UNIDENTIFIED_CUSTOMER', ['email'], 'Could not find customer')]);
      mail(customer);
      return payload([]);
    },
    customerReset({ input }: { input: { resetToken: string; password: string } }) {
      const { resetToken, password } = input;
      return unlock(keys.get(resetToken), password, ['input', 'password'], resetToken);
    },
    customerResetByUrl({ resetUrl, password }: { resetUrl: string; password: string }) {
      return unlock(keys.get(keyOf(resetUrl)), password, ['password'], keyOf(resetUrl));
    },
    customerActivate({ input }: { input: { activationToken: string; password: string } }) {
      const { activationToken, password } = input;
      return unlock(keys.get(activationToken), password, ['input', 'password'], activationToken);
    },
    customerActivateByUrl({ activationUrl, password }: { activationUrl: string; password: string }) {
      return unlock(keys.get(keyOf(activationUrl)), password, ['password'], keyOf(activationUrl));
    },
    customerUpdate({
      customerAccessToken: token,
      customer: change,
    }: {
      customerAccessToken: string;
      customer: Record<string, unknown> & { password?: string };
    }) {
      const customer = requireSession(token, 'CustomerUpdate');
      const { password, ...fields } = change;
      const errors = [
        ...('email' in fields ? emailErrors(fields['email'], ['customer', 'email'], customer) : []),
        ...(password === undefined ? [] : passwordErrors(password, ['customer', 'password'])),
      ];
      if (errors.length > 0) return payload(errors);
      Object.assign(customer.fields, fields);
      if (password === undefined) return payload([], { customer: customerObject(customer, token) });
      customer.password = password;
      end(customer);
      const session = open(customer);
      return payload([], {
        customer: customerObject(customer, session.accessToken),
        customerAccessToken: session,
      });
    },
    customerAddressCreate({
      customerAccessToken: token,
      address,
    }: {
      customerAccessToken: string;
      address: Record<string, unknown>;
    }) {
      const customer = requireSession(token, 'CustomerAddressCreate');
      const saved = { ...addressOf(address), id: `gid://shopify/MailingAddress/${next()}` };
      customer.addresses.push(saved);
      customer.defaultAddress ??= saved.id;
      return payload([], { customerAddress: saved });
    },
    customerAddressUpdate({
      customerAccessToken: token,
      id,
      address,
    }: {
      customerAccessToken: string;
      id: string;
      address: Record<string, unknown>;
    }) {
      const saved = findAddress(requireSession(token, 'CustomerAddressUpdate'), id);
      if (!saved) return payload([noAddress]);
      Object.assign(saved, addressOf(address));
      return payload([], { customerAddress: saved });
    },
    customerAddressDelete({ customerAccessToken: token, id }: { customerAccessToken: string; id: string }) {
      const customer = requireSession(token, 'CustomerAddressDelete');
      const saved = findAddress(customer, id);
      if (!saved) return payload([noAddress]);
      customer.addresses.splice(customer.addresses.indexOf(saved), 1);
      return payload([]);
    },
    customerDefaultAddressUpdate({
      customerAccessToken: token,
      addressId,
    }: {
      customerAccessToken: string;
      addressId: string;
    }) {
      const customer = requireSession(token, 'CustomerDefaultAddressUpdate');
      const saved = findAddress(customer, addressId);
      if (!saved) return payload([noAddress]);
      customer.defaultAddress = String(saved['id']);
      return payload([]);
    },
  };

  return {
    root,
    mailedKey: (email: string) => mails.get(email),
    expire: (token: string) => void sessions.delete(token),
    /** A customer with an order and without a password. */
    addGuest(email: string) {
      const id = `gid://shopify/Customer/${1000 + next()}`;
      customers.push({ id, fields: { email, acceptsMarketing: false }, addresses: [], orders: [] });
    },
    placeOrder(token: string, over: object = {}) {
      const { orders } = requireSession(token, 'test');
      orders.push(createShopOrder(next(), over));
    },
  };
}

const dkk = (amount: string) => ({ amount, currencyCode: 'DKK' });

/** An order in the format of a shop's server. */
export function createShopOrder(number: number, over: object = {}) {
  return {
    id: `gid://shopify/Order/${number}?key=order-key-${number}`,
    name: `DK${number}`,
    processedAt: new Date(Date.UTC(2026, 10, 10, 12, number)).toISOString(),
    canceledAt: null,
    financialStatus: 'PAID',
    fulfillmentStatus: 'UNFULFILLED',
    totalPrice: dkk('359.0'),
    email: 'bodil@example.com',
    subtotalPrice: dkk('300.0'),
    totalShippingPrice: dkk('59.0'),
    totalTax: dkk('71.8'),
    totalRefunded: dkk('0.0'),
    shippingAddress: null,
    billingAddress: null,
    lineItems: createConnectionResolver([
      {
        title: 'Læ Serum – 30 ml',
        quantity: 1,
        currentQuantity: 1,
        customAttributes: [],
        originalTotalPrice: dkk('375.0'),
        discountedTotalPrice: dkk('300.0'),
        variant: { id: 'gid://shopify/ProductVariant/1000401', sku: 'MH-P04-30' },
      },
    ]),
    successfulFulfillments: [],
    ...over,
  };
}
