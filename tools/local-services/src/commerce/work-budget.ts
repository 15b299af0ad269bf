import { GraphQLError } from 'graphql';

/**
 * Maximum cost of one request, in steps of about five microseconds: with parsing and validation a quarter of a second, during which
 * no other request is answered.
 */
const MAX_COST = 30_000;

/** Cost of a field with a list size or a lookup. */
const ARGUMENTS_COST = 5;
/** Cost of each entry in a field's list arguments: an id to look up, a line to add. */
const ENTRY_COST = 10;
/** Cost of each character of a search, which compares words with every product. */
const SEARCH_CHARACTER_COST = 10;
/** Cost of a root field: it sorts products, or writes and settles a cart. */
const ROOT_COST = 100;

/** Costs of reading or writing a cart: in total, per line and per stored byte. */
const CART_COST = 50;
const CART_LINE_COST = 5;
const CART_BYTE_COST = 0.05;
/** Costs of settling a cart: in total and per line. */
const SETTLEMENT_COST = 50;
const SETTLEMENT_LINE_COST = 10;

/** Cost of reading a line of an order. */
const ORDER_LINE_COST = 4;

/** Costs of particular fields. */
const costs: Readonly<Record<string, number>> = {
  'QueryRoot.search': 8000,
  'QueryRoot.predictiveSearch': 8000,
  'Collection.products': 100,
  'Article.contentHtml': 400,
  'Page.body': 400,
  'ShopPolicy.body': 400,
};

const tooMuch = `Query exceeds max complexity: its answer costs more than ${MAX_COST}`;

/** One shared error with a path, because graphql-js wraps errors without one, which is slow for the rest of a large answer. */
const brokenOff = new GraphQLError(tooMuch, { path: [] });

/** Limits the work of one request. Counts actual results, which the limits of a query can only estimate. */
export class WorkBudget {
  #left = MAX_COST;

  /** The reason for an aborted answer, with the code `MAX_COMPLEXITY_EXCEEDED`; `undefined` otherwise. */
  get error(): GraphQLError | undefined {
    return this.#left < 0
      ? new GraphQLError(tooMuch, { extensions: { code: 'MAX_COMPLEXITY_EXCEEDED' } })
      : undefined;
  }

  /** Charges the cost of a field before it is resolved. @throws GraphQLError when the budget is exceeded. */
  spend(parentType: string, fieldName: string, args: Readonly<Record<string, unknown>>): void {
    this.#charge(estimateCost(parentType, fieldName, args));
  }

  /** Charges the cost of reading or writing a cart. */
  chargeCart({ bytes, lines }: { readonly bytes: number; readonly lines: number }): void {
    this.#charge(CART_COST + lines * CART_LINE_COST + bytes * CART_BYTE_COST);
  }

  /** Charges the cost of settling a cart with this number of lines: stock, prices, codes and totals. */
  chargeSettlement(lines: number): void {
    this.#charge(SETTLEMENT_COST + lines * SETTLEMENT_LINE_COST);
  }

  /** Charges the cost of reading orders with this number of lines. */
  chargeOrders(lines: number): void {
    this.#charge(lines * ORDER_LINE_COST);
  }

  #charge(cost: number): void {
    this.#left -= cost;
    if (this.#left < 0) throw brokenOff;
  }
}

function estimateCost(
  parentType: string,
  fieldName: string,
  args: Readonly<Record<string, unknown>>,
): number {
  const isRoot = parentType === 'QueryRoot' || parentType === 'Mutation';
  let cost = 1 + (costs[`${parentType}.${fieldName}`] ?? (isRoot ? ROOT_COST : 0));
  for (const name in args) {
    cost += ARGUMENTS_COST + ENTRY_COST * countEntries(args[name]);
    if (name === 'query') cost += SEARCH_CHARACTER_COST * String(args[name] ?? '').length;
  }
  return cost;
}

/** Returns the number of entries in all lists of a value. */
function countEntries(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value).reduce((sum: number, each) => sum + countEntries(each), 0);
  return inner + (Array.isArray(value) ? value.length : 0);
}
