import type { StorefrontAnswer, StorefrontFailure } from '../storefront-answer.ts';

/**
 * Converts the data of a successful answer with `read` and passes failures through. A TypeError or RangeError from `read` becomes
 * a `malformed` failure; other errors are rethrown.
 */
export function mapAnswer<Data, Outcome>(
  answer: StorefrontAnswer<Data>,
  read: (data: Data) => Outcome,
): Outcome | StorefrontFailure {
  if (answer.kind !== 'ok') return answer;
  try {
    return read(answer.data);
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    return { kind: 'malformed', message: `Cannot read the shop's answer: ${error.message}` };
  }
}

/**
 * Returns the payload of a mutation, which is `null` only beside errors.
 *
 * @throws TypeError when it is missing.
 */
export function requirePayload<Payload>(payload: Payload | null): Payload {
  if (!payload) throw new TypeError('the mutation has no payload');
  return payload;
}
