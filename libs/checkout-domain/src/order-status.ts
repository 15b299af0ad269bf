import * as z from 'zod/mini';
import { checkEmail, type EmailMistake, normalizeEmail } from './email-address.ts';
import { postJson } from './internal/post-json.ts';
import { normalizeInput } from './normalize-input.ts';

/** The form values with which a shopper without an account looks up an order. */
export interface OrderStatusQuery {
  /** Number from the confirmation mail: `DK1001`. */
  readonly orderNumber: string;
  /** Email address of the order. */
  readonly email: string;
}

/** Why a field is invalid. */
export type OrderStatusMistakes = Readonly<
  Partial<{ orderNumber: 'order-number-missing'; email: `email-${EmailMistake}` }>
>;

const lines = z.array(z.object({ title: z.string(), quantity: z.int() }));
const optionalText = z.optional(z.string());
const statusSchema = z.object({
  order: z.object({
    number: z.string(),
    placedAt: z.string(),
    fulfilment: z.enum(['unfulfilled', 'partially-fulfilled', 'fulfilled']),
    lines,
    shipments: z.array(
      z.object({
        shippedAt: z.string(),
        carrier: optionalText,
        trackingNumber: optionalText,
        trackingUrl: z.optional(z.url({ protocol: /^https$/ })),
        lines,
      }),
    ),
  }),
});

/** Lines of an order or of a parcel. */
type ListedLines = readonly { readonly title: string; readonly quantity: number }[];

/** The status of an order. Times are ISO 8601. */
export interface OrderStatus {
  readonly number: string;
  readonly placedAt: string;
  readonly fulfilment: 'unfulfilled' | 'partially-fulfilled' | 'fulfilled';
  readonly lines: ListedLines;
  /** The parcels sent so far, the first one first. */
  readonly shipments: readonly {
    readonly shippedAt: string;
    readonly carrier?: string | undefined;
    readonly trackingNumber?: string | undefined;
    /** Begins with `https:`. */
    readonly trackingUrl?: string | undefined;
    readonly lines: ListedLines;
  }[];
}

/** Result of {@link fetchOrderStatus}. */
export type OrderStatusOutcome =
  | { readonly kind: 'found'; readonly order: OrderStatus }
  /** There is no such order, or it has another email address: the service does not say which. */
  | { readonly kind: 'missing' }
  /** The service's messages by field, in the language of the form. */
  | { readonly kind: 'refused'; readonly errors: Readonly<Partial<Record<keyof OrderStatusQuery, string>>> }
  /** There were too many requests in a short time. */
  | { readonly kind: 'throttled' }
  | { readonly kind: 'failed' };

/**
 * Returns what prevents a query from being sent, by field.
 *
 * @example
 * ```ts
 * checkOrderStatusQuery({ orderNumber: ' ', email: 'eva@example.com' }); // => { orderNumber: 'order-number-missing' }
 * ```
 */
export function checkOrderStatusQuery({ orderNumber, email }: OrderStatusQuery): OrderStatusMistakes {
  const emailMistake = checkEmail(email);
  return {
    ...(normalizeInput(orderNumber) === '' ? { orderNumber: 'order-number-missing' } : {}),
    ...(emailMistake ? { email: `email-${emailMistake}` as const } : {}),
  };
}

/** Fetches the status of an order. Never rejects. */
export async function fetchOrderStatus(
  { orderNumber, email }: OrderStatusQuery,
  locale: string,
  endpoint: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<OrderStatusOutcome> {
  try {
    const body = { orderNumber: normalizeInput(orderNumber), email: normalizeEmail(email), locale };
    const answer = await postJson(endpoint, body, fetch);
    if (answer.status === 404) return { kind: 'missing' };
    if (answer.status === 429) return { kind: 'throttled' };
    const content: unknown = await answer.json();
    if (answer.status === 422) return toRefusal(content);
    const parsed = statusSchema.safeParse(content);
    return answer.ok && parsed.success ? { kind: 'found', order: parsed.data.order } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

function toRefusal(content: unknown): OrderStatusOutcome {
  const { errors } = Object(content) as { errors?: unknown };
  const { orderNumber, email } = Object(errors) as Record<string, unknown>;
  const messages = Object.entries({ orderNumber, email }).filter(([, text]) => typeof text === 'string');
  return messages.length > 0 ? { kind: 'refused', errors: Object.fromEntries(messages) } : { kind: 'failed' };
}
