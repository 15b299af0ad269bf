import {
  type CmsAborted,
  type CmsAnswer,
  type CmsUnavailable,
  isTemporaryFailure,
  createMalformedFailure,
} from '../answer.ts';
import { parseRetryAfterMs, calculateRetryDelayMs } from './retry-delay.ts';

/** Options of {@link fetchJson}. */
export interface FetchJsonOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Timeout of one attempt including the body, in milliseconds. */
  readonly timeoutMs: number;
  /** Number of retries. */
  readonly retries: number;
  /** Resolves after `ms` milliseconds, or rejects when `signal` aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Returns 0 to below 1. */
  readonly random: () => number;
  /** Returns milliseconds since 1970. */
  readonly now: () => number;
  /** Requests drafts with this token. */
  readonly previewToken: string | undefined;
}

/** Fetches JSON with retries. Never rejects. */
export async function fetchJson(
  url: string,
  signal: AbortSignal,
  options: FetchJsonOptions,
): Promise<CmsAnswer<unknown>> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await attemptJson(url, signal, options);
    if (answer.kind === 'ok' || !isTemporaryFailure(answer) || attempt >= options.retries) return answer;
    const retryAfterMs = answer.kind === 'unreachable' ? answer.retryAfterMs : undefined;
    const pause = calculateRetryDelayMs({ attempt, random: options.random(), retryAfterMs });
    if (pause === undefined) return answer;
    try {
      await options.wait(pause, signal);
    } catch {
      // The caller's `wait` failed without an abort: give up.
      return signal.aborted ? createAbortedFailure(url) : answer;
    }
  }
}

async function attemptJson(
  url: string,
  signal: AbortSignal,
  { fetch, timeoutMs, now, previewToken }: FetchJsonOptions,
): Promise<CmsAnswer<unknown>> {
  if (signal.aborted) return createAbortedFailure(url);
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      headers: {
        accept: 'application/json',
        // `fetch` drops this header when a redirect leads to another origin.
        ...(previewToken === undefined ? {} : { authorization: `Bearer ${previewToken}` }),
      },
      credentials: 'omit',
      // Keep drafts out of the HTTP cache, and published pages out of previews.
      ...(previewToken === undefined ? {} : { cache: 'no-store' }),
      signal: AbortSignal.any([signal, timeout]),
    });
    return parseAnswer(url, response, await response.text(), now());
  } catch (error) {
    if (signal.aborted) return createAbortedFailure(url);
    if (timeout.aborted) {
      return { kind: 'timeout', url, message: `Cannot read ${url}: no whole answer within ${timeoutMs} ms` };
    }
    return { kind: 'unreachable', url, message: `Cannot reach ${url}: ${toReason(error)}` };
  }
}

function parseAnswer(url: string, response: Response, body: string, now: number): CmsAnswer<unknown> {
  const { status } = response;
  if (status >= 500 || status === 429 || status === 408) return toUnreachable(url, response, now);
  let data: unknown;
  try {
    data = JSON.parse(body);
  } catch {
    if (status < 400) return createMalformedFailure(url, [{ path: [], message: 'is not JSON' }]);
  }
  if (status < 400) return { kind: 'ok', data };
  const message = `Cannot read ${url}: ${findMessage(data) ?? `the service answered with status ${status}`}`;
  return status === 404 || status === 410
    ? { kind: 'not-found', url, message }
    : { kind: 'refused', url, message, status };
}

function toUnreachable(url: string, { status, headers }: Response, now: number): CmsUnavailable {
  const retryAfterMs = parseRetryAfterMs(headers.get('retry-after'), now);
  return {
    kind: 'unreachable',
    url,
    message: `Cannot read ${url}: the service answered with status ${status}`,
    status,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
}

/** Returns the message of an error answer: `{ error: { message } }`. */
function findMessage(data: unknown): string | undefined {
  const { error } = (data ?? {}) as { error?: { message?: unknown } | null };
  return typeof error?.message === 'string' ? error.message : undefined;
}

/** Creates the failure of a request that its caller aborted. */
export function createAbortedFailure(url: string): CmsAborted {
  return { kind: 'aborted', url, message: `Cannot read ${url}: the request was aborted` };
}

/** Returns the message of an exception; `fetch` puts the reason into `cause`. */
function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message ? error.cause.message : error.message;
}
