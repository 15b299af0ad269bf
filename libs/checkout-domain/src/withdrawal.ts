import { checkEmail, type EmailMistake, normalizeEmail } from './email-address.ts';
import { postJson } from './internal/post-json.ts';
import { normalizeInput } from './normalize-input.ts';

/** A statement of withdrawal from a contract, as entered (Directive 2011/83/EU, art. 11a). */
export interface Withdrawal {
  readonly name: string;
  /** Recipient of the receipt. */
  readonly email: string;
  readonly orderNumber: string;
  readonly scope: WithdrawalScope;
  /** The withdrawn goods of a partial withdrawal, one per line. */
  readonly goods: string;
  /** ISO 8601 date, or empty. */
  readonly receivedOn: string;
}

/** Whether the whole order is withdrawn from, or some of its goods. */
export type WithdrawalScope = 'order' | 'goods';

/** Fields that can be invalid, in the order of the page. */
export const withdrawalFields = ['name', 'email', 'orderNumber', 'goods', 'receivedOn'] as const;
/** A field of {@link withdrawalFields}. */
export type WithdrawalField = (typeof withdrawalFields)[number];

/** Why a field is invalid. */
export type WithdrawalMistake =
  'name-missing' | `email-${EmailMistake}` | 'order-number-missing' | 'goods-missing' | 'received-malformed';
/** Invalid fields. */
export type WithdrawalMistakes = Partial<Record<WithdrawalField, WithdrawalMistake>>;

/** Maximum length of each field in UTF-16 units; `goods` leaves room for the statement around them. */
export const MAX_WITHDRAWAL_LENGTHS = { name: 100, email: 254, orderNumber: 40, goods: 1500 } as const;

/** Result of sending a withdrawal. */
export type WithdrawalOutcome =
  | {
      readonly kind: 'received';
      readonly reference: string;
      /** ISO instant. */
      readonly receivedAt: string;
    }
  /** The service's messages by field, in the language of the form. */
  | { readonly kind: 'refused'; readonly errors: Readonly<Partial<Record<WithdrawalField, string>>> }
  /** Too many were sent in a short time. */
  | { readonly kind: 'throttled' }
  | { readonly kind: 'failed' };

/** Parses submitted or stored form data. Never throws; missing fields become empty, and ticked and typed goods are joined. */
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
 * Returns what prevents a withdrawal from being sent, by field. The law requires a name, the identification of the
 * contract and the address of the receipt (Directive 2011/83/EU, art. 11a). The service checks whether the order
 * exists and the date is plausible.
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

/** Whether a text is a calendar day such as `2026-11-21`. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

/** Time after which a service without an answer counts as failed. */
const ANSWER_TIMEOUT_MS = 15_000;

/**
 * Sends a withdrawal that the shopper has confirmed. Never rejects. Repeating it after a failure is safe: the service
 * recognizes the same withdrawal.
 *
 * @param statement The withdrawal as a sentence in `locale`, repeated in the receipt.
 */
export async function sendWithdrawal(
  { name, email, orderNumber, receivedOn }: Pick<Withdrawal, 'name' | 'email' | 'orderNumber' | 'receivedOn'>,
  { statement, locale }: { readonly statement: string; readonly locale: string },
  endpoint: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<WithdrawalOutcome> {
  try {
    const body = { name, email, orderNumber, statement, receivedOn, locale };
    const answer = await postJson(endpoint, body, fetch, ANSWER_TIMEOUT_MS);
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

/** The service has one field for both; in the form it is `goods`. */
function toFieldErrors(errors: unknown): Partial<Record<WithdrawalField, string>> {
  const messages = new Map<string, unknown>(Object.entries(Object(errors)));
  return Object.fromEntries(
    withdrawalFields.flatMap((field) => {
      const message = messages.get(field === 'goods' ? 'statement' : field);
      return typeof message === 'string' ? [[field, message]] : [];
    }),
  );
}
