import { GraphQLError } from 'graphql';

/**
 * What one request may cost, in steps of about five microseconds: with reading and validating it, a quarter of a second in which
 * no other request is answered.
 */
const MAX_COST = 30_000;

/** A list with a size, or anything that is looked for. */
const ARGUMENTS_COST = 5;
/** Each thing in the lists of a field's arguments: an id to look up, a line to put into a cart. */
const ENTRY_COST = 10;
/** Each character of a search: a word is looked for in every product. */
const SEARCH_CHARACTER_COST = 10;
/** A field of the query or the mutation itself: products are sorted, a cart is written and reckoned. */
const ROOT_COST = 100;

/** Of reading or writing a cart, of each of its lines, and of each byte that is kept of it. */
const CART_COST = 50;
const CART_LINE_COST = 5;
const CART_BYTE_COST = 0.05;
/** Of reckoning a cart, and each of its lines. */
const SETTLEMENT_COST = 50;
const SETTLEMENT_LINE_COST = 10;

/** Of reading each line of an order. */
const ORDER_LINE_COST = 4;

/** Fields that cost more than their kind. */
const costs: Readonly<Record<string, number>> = {
  'QueryRoot.search': 8000,
  'QueryRoot.predictiveSearch': 8000,
  'Collection.products': 100,
  'Article.contentHtml': 400,
  'Page.body': 400,
  'ShopPolicy.body': 400,
};

const tooMuch = `Query exceeds max complexity: its answer costs more than ${MAX_COST}`;

/** One for all, with a path: graphql-js then makes no other of it, and what is left of a broken answer fails fast. */
const brokenOff = new GraphQLError(tooMuch, { path: [] });

/** What may still be done for one request. Counts what is answered, where the bounds of a query can only guess. */
export class WorkBudget {
  #left = MAX_COST;

  /** Why the answer was broken off, with the code `MAX_COMPLEXITY_EXCEEDED`; nothing for one that was not. */
  get error(): GraphQLError | undefined {
    return this.#left < 0
      ? new GraphQLError(tooMuch, { extensions: { code: 'MAX_COMPLEXITY_EXCEEDED' } })
      : undefined;
  }

  /**
   * Takes what a field costs, before it is answered.
   * @throws GraphQLError when too much has been asked for.
   */
  spend(parentType: string, fieldName: string, args: Readonly<Record<string, unknown>>): void {
    this.#charge(estimateCost(parentType, fieldName, args));
  }

  /** Takes what reading or writing a cart costs. */
  chargeCart({ bytes, lines }: { readonly bytes: number; readonly lines: number }): void {
    this.#charge(CART_COST + lines * CART_LINE_COST + bytes * CART_BYTE_COST);
  }

  /** Takes what settling a cart of so many lines costs: stock, prices, codes and totals. */
  chargeSettlement(lines: number): void {
    this.#charge(SETTLEMENT_COST + lines * SETTLEMENT_LINE_COST);
  }

  /** Takes what reading orders with so many lines costs. */
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

/** Things in all lists of a value. */
function countEntries(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value).reduce((sum: number, each) => sum + countEntries(each), 0);
  return inner + (Array.isArray(value) ? value.length : 0);
}
