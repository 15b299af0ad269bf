/** Time after which a service without an answer counts as failed. */
const ANSWER_TIMEOUT_MS = 10_000;

/**
 * Posts `body` as JSON and resolves with the response, whatever its status. Rejects when the request fails or takes longer than
 * `timeoutMs` (10,000 by default).
 */
export const postJson = (
  endpoint: string,
  body: object,
  fetch: typeof globalThis.fetch,
  timeoutMs = ANSWER_TIMEOUT_MS,
): Promise<Response> =>
  fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
