import { createTextComparator } from '@marehalm/i18n-routing';
import { GraphQLError } from 'graphql';
import { toGraphQLConnection, type PageArguments } from './graphql-connection.ts';
import type { Customer, CustomerAddress } from './customer-store.ts';
import { toMailingAddressObject } from './delivery-objects.ts';
import { toGlobalId, parseGlobalId } from './global-ids.ts';
import type { MetafieldsArguments } from './metafields.ts';
import { getFulfillmentStatus, toOrderName, toOrderObject } from './order-object.ts';
import type { StoredOrder } from './order-store.ts';
import type { RequestContext } from './request-context.ts';
import { parseSearch, matchesSearch, type SearchTerm } from './search-syntax.ts';

export interface OrdersArguments extends PageArguments {
  readonly query?: string | null;
  readonly sortKey?: string;
}

/** Returns the global id of a customer, as in mails and answers. */
export function toCustomerGlobalId(
  { id }: Pick<Customer, 'id'>,
  { shop }: Pick<RequestContext, 'shop'>,
): string {
  return toGlobalId('Customer', shop.firstNumber + id);
}

/** Parses the number of a customer of this shop, from a global id or the plain number in a mailed link. */
export function parseCustomerNumber(
  text: string,
  { shop }: Pick<RequestContext, 'shop'>,
): number | undefined {
  const name = /^\d{1,15}$/.test(text) ? text : parseGlobalId(text)?.name;
  const number = Number(name) - shop.firstNumber;
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/** Returns the global id of a customer's address. */
export function toCustomerAddressGlobalId({ id }: Pick<CustomerAddress, 'id'>): string {
  return `${toGlobalId('MailingAddress', id)}?model_name=CustomerAddress`;
}

/** Finds an address of `customer` by id; `undefined` for the address of another customer. */
export function findCustomerAddress(
  text: string,
  customer: Customer,
  { customers }: Pick<RequestContext, 'customers'>,
): CustomerAddress | undefined {
  const parts = parseGlobalId(text);
  if (parts?.type !== 'MailingAddress') return undefined;
  return customers.addresses(customer).find(({ id }) => String(id) === parts.name);
}

/** Returns a customer's address as the schema's `MailingAddress`. */
export function toCustomerAddressObject(address: CustomerAddress, { locale }: RequestContext) {
  return {
    ...toMailingAddressObject(toGlobalId('MailingAddress', address.id), address.address, locale),
    id: toCustomerAddressGlobalId(address),
  };
}

/** Returns a customer as the schema's `Customer`, for requests with a session. */
export function toCustomerObject(customer: Customer, context: RequestContext) {
  const { customers, orders } = context;
  let known: readonly StoredOrder[] | undefined;
  const placed = (): readonly StoredOrder[] => {
    if (known) return known;
    const whose = [context.shop.id, customer.id, customer.isVerified ? customer.email : undefined] as const;
    context.work.chargeOrders(orders.countLinesOf(...whose));
    return (known = orders.ordersOf(...whose));
  };
  return {
    ...toPersonFields(customer, context),
    numberOfOrders: () => String(placed().length),
    defaultAddress: () => {
      const chosen = customers.addresses(customer).find(({ id }) => id === customer.defaultAddress);
      return chosen ? toCustomerAddressObject(chosen, context) : null;
    },
    addresses: (args: PageArguments) =>
      toGraphQLConnection(customers.addresses(customer), args, {
        key: ({ id }) => String(id),
        node: (address) => toCustomerAddressObject(address, context),
      }),
    orders: (args: OrdersArguments) => {
      const found = findMatchingOrders(placed(), args.query, context);
      return {
        ...toGraphQLConnection(sortOrders(found, args.sortKey), args, {
          key: ({ id }) => String(id),
          node: (order) => toOrderObject(order, context),
        }),
        totalCount: String(found.length),
      };
    },
  };
}

/** Tag of members of the newsletter club. */
const CLUB_TAG = 'club';

/** Returns the customer of a cart: only what the cart's key may reveal, without data that needs a session. */
export function toCartCustomerObject(customer: Customer, context: RequestContext) {
  const withheld = (): never => {
    throw new GraphQLError('This field needs a customer access token.', {
      extensions: { code: 'ACCESS_DENIED' },
    });
  };
  return {
    ...toPersonFields(customer, context),
    numberOfOrders: withheld,
    defaultAddress: withheld,
    addresses: withheld,
    orders: withheld,
  };
}

function toPersonFields(customer: Customer, context: RequestContext) {
  const { email, firstName, lastName, phone, acceptsMarketing, createdAt, updatedAt } = customer;
  return {
    __typename: 'Customer',
    id: toCustomerGlobalId(customer, context),
    email,
    firstName: firstName ?? null,
    lastName: lastName ?? null,
    displayName: [firstName, lastName].filter(Boolean).join(' ') || email,
    phone: phone ?? null,
    acceptsMarketing,
    createdAt,
    updatedAt,
    // A hosted shop tags confirmed members. An unconfirmed address may belong to another person.
    tags: customer.isVerified && context.isMember(email) ? [CLUB_TAG] : [],
    avatarUrl: null,
    socialLoginProvider: null,
    metafield: null,
    metafields: ({ identifiers }: MetafieldsArguments) => identifiers.map(() => null),
  };
}

function findMatchingOrders(
  orders: readonly StoredOrder[],
  text: string | null | undefined,
  context: RequestContext,
): readonly StoredOrder[] {
  if (!text) return orders;
  const query = parseSearch(text);
  return orders.filter((order) => matchesSearch(query, (term) => matches(order, term, context)));
}

function matches(order: StoredOrder, term: SearchTerm, context: RequestContext): boolean {
  const value = term.value.toLowerCase();
  switch (term.field) {
    case undefined:
      return (
        toOrderName(order, context).toLowerCase().includes(value) ||
        order.lines.some(({ title }) => title.toLowerCase().includes(value))
      );
    case 'name':
      return toOrderName(order, context).toLowerCase() === value;
    case 'fulfillment_status':
      return getFulfillmentStatus(order).toLowerCase() === value;
    case 'processed_at': {
      const [placed, asked] = [Date.parse(order.createdAt), Date.parse(term.value)];
      if (term.comparison === '=') return order.createdAt.startsWith(term.value);
      if (term.comparison.startsWith('>'))
        return placed > asked || (term.comparison === '>=' && placed === asked);
      return placed < asked || (term.comparison === '<=' && placed === asked);
    }
    default:
      return false;
  }
}

function sortOrders(orders: readonly StoredOrder[], sortKey: string | undefined): readonly StoredOrder[] {
  switch (sortKey) {
    case 'TOTAL_PRICE':
      return orders.toSorted((a, b) => a.total.amount - b.total.amount || a.number - b.number);
    case 'PROCESSED_AT':
      return orders.toSorted(
        (a, b) => createTextComparator('en')(a.createdAt, b.createdAt) || a.number - b.number,
      );
    default:
      // Numbers increase with ids.
      return orders;
  }
}
