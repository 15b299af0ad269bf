import type { Money } from './money.ts';
import type { OrderDraft } from './order-draft.ts';

/** A placed order without details, as in a tab that a bank's app opened. */
export interface OrderWithoutDetails {
  readonly number: string;
  /** ISO 8601 instant. */
  readonly placedAt: string;
}

/** An order with its contents. */
export type DetailedOrder<
  Amount extends Money = Money,
  Market extends string = string,
  Locale extends string = string,
> = OrderDraft<Amount, Market, Locale> & OrderWithoutDetails;

/** Whether the contents of an order are known. */
export function isDetailedOrder<Order extends DetailedOrder>(
  order: Order | OrderWithoutDetails,
): order is Order {
  return 'lines' in order;
}
