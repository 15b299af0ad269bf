import type { StorefrontAnswer, StorefrontFailure } from '../answer.ts';

/**
 * What `read` makes of the answer's data. A price in a strange currency or a missing field means that the shop is
 * not what this client was made for, which is a failure to report and no reason to throw.
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
 * What a mutation answered with. It is null only beside errors, and those are no `ok` answer.
 *
 * @throws TypeError when there is nothing.
 */
export function payloadOf<Payload>(payload: Payload | null): Payload {
  if (!payload) throw new TypeError('the mutation has no payload');
  return payload;
}
