import { checkEmail, type EmailMistake, normalizeEmail } from './email-address.ts';
import { normalizeInput } from './normalize-input.ts';

/** A statement of withdrawal from a contract, as entered (Directive 2011/83/EU, art. 11a). */
export interface Withdrawal {
  readonly name: string;
  /** Where the receipt goes. */
  readonly email: string;
  readonly orderNumber: string;
  readonly scope: WithdrawalScope;
  /** What is withdrawn of an order that is not withdrawn as a whole, in lines. */
  readonly goods: string;
  /** ISO day, or empty. */
  readonly receivedOn: string;
}

/** Whether the whole order is withdrawn from, or some of its goods. */
export type WithdrawalScope = 'order' | 'goods';

/** The fields that can be wrong, in the order of the page. */
export const withdrawalFields = ['name', 'email', 'orderNumber', 'goods', 'receivedOn'] as const;
/** A field of {@link withdrawalFields}. */
export type WithdrawalField = (typeof withdrawalFields)[number];

/** What is wrong with a field. */
export type WithdrawalMistake =
  'name-missing' | `email-${EmailMistake}` | 'order-number-missing' | 'goods-missing' | 'received-malformed';
/** What is wrong, by field. */
export type WithdrawalMistakes = Partial<Record<WithdrawalField, WithdrawalMistake>>;

/** UTF-16 units that a field may have; goods leave room for the words of the statement around them. */
export const withdrawalLengths = { name: 100, email: 254, orderNumber: 40, goods: 1500 } as const;

/** What came of sending a withdrawal. */
export type WithdrawalOutcome =
  | {
      readonly kind: 'received';
      readonly reference: string;
      /** ISO instant. */
      readonly receivedAt: string;
    }
  /** The service's own words beside fields, in the language of the form. */
  | { readonly kind: 'refused'; readonly errors: Readonly<Partial<Record<WithdrawalField, string>>> }
  /** Too many were sent in a short time. */
  | { readonly kind: 'throttled' }
  | { readonly kind: 'failed' };

/** Parses a form as the browser has it, or as a storage kept it. Goods may be ticked, written below, or both. */
export function parseWithdrawal(data: Pick<FormData | URLSearchParams, 'get' | 'getAll'>): Withdrawal {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    name: text('name'),
    email: normalizeEmail(text('email')),
    orderNumber: normalizeInput(text('orderNumber')),
    scope: data.get('scope') === 'goods' ? 'goods' : 'order',
    goods: data
      .getAll('goods')
      .map((part) => (typeof part === 'string' ? part.trim() : ''))
      .filter(Boolean)
      .join('\n'),
    receivedOn: text('receivedOn'),
  };
}

/**
 * Returns what keeps a withdrawal from being sent, by field. The law asks for a name, what identifies the contract and where the
 * receipt goes (Directive 2011/83/EU, art. 11a). Whether the order exists, and whether its goods can have come on the day that is
 * named, is for the service to say.
 */
export function checkWithdrawal({
  name,
  email,
  orderNumber,
  scope,
  goods,
  receivedOn,
}: Withdrawal): WithdrawalMistakes {
  const emailMistake = checkEmail(email);
  return {
    ...(name === '' ? { name: 'name-missing' } : {}),
    ...(emailMistake ? { email: `email-${emailMistake}` as const } : {}),
    ...(orderNumber === '' ? { orderNumber: 'order-number-missing' } : {}),
    ...(scope === 'goods' && goods === '' ? { goods: 'goods-missing' } : {}),
    ...(receivedOn === '' || isDay(receivedOn) ? {} : { receivedOn: 'received-malformed' }),
  };
}

/** Whether it is a day of the calendar, as `2026-11-21`. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

/** Time after which a service that does not answer has failed. */
const ANSWER_TIMEOUT_MS = 15_000;

/**
 * Sends a withdrawal that the shopper has confirmed. Never rejects. Sending the same again after a failure is safe: the service takes
 * it for the same withdrawal.
 *
 * @param statement The withdrawal in words of `locale`, as the receipt repeats it.
 */
export async function sendWithdrawal(
  { name, email, orderNumber, receivedOn }: Pick<Withdrawal, 'name' | 'email' | 'orderNumber' | 'receivedOn'>,
  { statement, locale }: { readonly statement: string; readonly locale: string },
  endpoint: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<WithdrawalOutcome> {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ name, email, orderNumber, statement, receivedOn, locale }),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    if (answer.status === 429) return { kind: 'throttled' };
    const { reference, receivedAt, errors } = Object(await answer.json()) as Record<string, unknown>;
    if (answer.status === 201 && typeof reference === 'string' && typeof receivedAt === 'string') {
      return { kind: 'received', reference, receivedAt };
    }
    const refused = answer.status === 422 ? toFieldErrors(errors) : {};
    return Object.keys(refused).length > 0 ? { kind: 'refused', errors: refused } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

/** The service knows one statement; in the form that is the goods. */
function toFieldErrors(errors: unknown): Partial<Record<WithdrawalField, string>> {
  const messages = new Map<string, unknown>(Object.entries(Object(errors)));
  return Object.fromEntries(
    withdrawalFields.flatMap((field) => {
      const message = messages.get(field === 'goods' ? 'statement' : field);
      return typeof message === 'string' ? [[field, message]] : [];
    }),
  );
}
