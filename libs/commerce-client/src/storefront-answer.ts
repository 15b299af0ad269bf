import { isPlainObject, parseJsonObject } from './internal/json-object.ts';

/**
 * Why a request failed. `message` is for developers and logs: it contains no token and no variable longer than two
 * characters, even when the server or a custom `fetch` repeats them.
 */
export type StorefrontFailure =
  /** Too many requests: retry later. */
  | { readonly kind: 'throttled'; readonly message: string }
  /** The access token is wrong or lacks a scope. */
  | { readonly kind: 'denied'; readonly message: string }
  /** No connection, a lost connection, or status 5xx. */
  | { readonly kind: 'unreachable'; readonly message: string }
  /** No complete answer within the client's timeout. */
  | { readonly kind: 'timeout'; readonly message: string }
  /** The caller's signal aborted the request. */
  | { readonly kind: 'aborted'; readonly message: string }
  /** The answer is not from a Storefront API, such as a proxy's login page, or lacks the requested fields. */
  | { readonly kind: 'malformed'; readonly message: string }
  /** The shop refused the operation; or its URL is relative and there is no page to resolve it. */
  | {
      readonly kind: 'failed';
      readonly message: string;
      /** `extensions.code` of the first error: `INTERNAL_SERVER_ERROR`, `variableMismatch`, … */
      readonly code?: string;
    };

/** Result of one request. */
export type StorefrontAnswer<Data> = { readonly kind: 'ok'; readonly data: Data } | StorefrontFailure;

/**
 * Whether the same request may succeed later, so that a retry is worthwhile.
 *
 * @example
 * ```ts
 * isTemporaryFailure({ kind: 'timeout', message: 'Cannot ask the shop: no whole answer within 10000 ms' }); // => true
 * isTemporaryFailure({ kind: 'denied', message: 'Cannot ask the shop: it answered with status 401' }); // => false
 * ```
 */
export function isTemporaryFailure(failure: StorefrontFailure): boolean {
  if (failure.kind === 'failed') return failure.code === 'INTERNAL_SERVER_ERROR';
  return failure.kind !== 'denied' && failure.kind !== 'aborted';
}

const failureKinds: ReadonlySet<string> = new Set<StorefrontFailure['kind']>([
  'throttled',
  'denied',
  'unreachable',
  'timeout',
  'aborted',
  'malformed',
  'failed',
]);

/** Whether an answer is a failure. */
export function isStorefrontFailure(answer: { readonly kind: string }): answer is StorefrontFailure {
  return failureKinds.has(answer.kind);
}

/** Parses an HTTP answer of the Storefront API, or of a server in its place. */
export function parseStorefrontAnswer(status: number, body: string): StorefrontAnswer<object> {
  const failure = findFailureOfStatus(status);
  if (failure) return failure;
  const answer = parseJsonObject(body);
  // Data beside errors is incomplete, and an incomplete price list or cart would be wrong.
  const errors = parseErrors(answer?.['errors']);
  if (errors.length > 0) return toFailure(errors);
  const data = answer?.['data'];
  if (isPlainObject(data)) return { kind: 'ok', data };
  return { kind: 'malformed', message: `Cannot read the shop's answer: no JSON with data, status ${status}` };
}

/** Returns the failure of an HTTP status, if the status alone decides. */
export function findFailureOfStatus(status: number): StorefrontFailure | undefined {
  const kind =
    // 430 is Shopify's status for suspected bots.
    status === 429 || status === 430
      ? 'throttled'
      : status === 401 || status === 403
        ? 'denied'
        : status >= 500
          ? 'unreachable'
          : undefined;
  return kind && { kind, message: `Cannot ask the shop: it answered with status ${status}` };
}

interface GraphQLError {
  readonly message: string;
  readonly code?: string;
}

function toFailure(errors: readonly GraphQLError[]): StorefrontFailure {
  const message = `Cannot do what was asked: ${errors.map((error) => error.message).join('; ')}`;
  const codes = errors.map((error) => error.code);
  const kind = codes.includes('THROTTLED')
    ? 'throttled'
    : codes.includes('ACCESS_DENIED') || codes.includes('UNAUTHORIZED') || / access denied/i.test(message)
      ? 'denied'
      : 'failed';
  const code = codes.find((each) => each !== undefined);
  return { kind, message, ...(kind === 'failed' && code !== undefined ? { code } : {}) };
}

/** Parses errors: a list by GraphQL's specification, or a single string from Shopify's gateway. */
function parseErrors(errors: unknown): GraphQLError[] {
  return [errors ?? []].flat().map((error: unknown) => {
    if (!isPlainObject(error)) return { message: String(error) };
    const { message, extensions } = error;
    const code = isPlainObject(extensions) ? extensions['code'] : undefined;
    return {
      message: typeof message === 'string' ? message : 'an error without a message',
      ...(typeof code === 'string' ? { code } : {}),
    };
  });
}
