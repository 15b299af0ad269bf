import { type CmsAnswer, type CmsFailure, isTemporary, malformed } from '../answer.ts';

export interface FetchJsonOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds for one attempt, the body included. */
  readonly timeoutMs: number;
  /** Attempts after the first. */
  readonly retries: number;
  /** Resolves after `ms` milliseconds, or rejects when `signal` aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Milliseconds before the first retry; each further one waits twice as long. */
const FIRST_PAUSE = 200;

/** Asks for JSON until there is an answer, a failure that will stay, or no attempt left. Never rejects. */
export async function fetchJson(
  url: string,
  signal: AbortSignal,
  options: FetchJsonOptions,
): Promise<CmsAnswer<unknown>> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await attemptJson(url, signal, options);
    if (answer.kind === 'ok' || !isTemporary(answer) || attempt >= options.retries) return answer;
    try {
      await options.wait(FIRST_PAUSE * 2 ** attempt, signal);
    } catch {
      return aborted(url);
    }
  }
}

async function attemptJson(
  url: string,
  signal: AbortSignal,
  { fetch, timeoutMs }: FetchJsonOptions,
): Promise<CmsAnswer<unknown>> {
  if (signal.aborted) return aborted(url);
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      credentials: 'omit',
      signal: AbortSignal.any([signal, timeout]),
    });
    return readAnswer(url, response.status, await response.text());
  } catch (error) {
    if (signal.aborted) return aborted(url);
    if (timeout.aborted) {
      return { kind: 'timeout', url, message: `Cannot read ${url}: no whole answer within ${timeoutMs} ms` };
    }
    return { kind: 'unreachable', url, message: `Cannot reach ${url}: ${reasonOf(error)}` };
  }
}

function readAnswer(url: string, status: number, body: string): CmsAnswer<unknown> {
  if (status >= 500 || status === 429) {
    return {
      kind: 'unreachable',
      url,
      message: `Cannot read ${url}: the service answered with status ${status}`,
    };
  }
  let data: unknown;
  try {
    data = JSON.parse(body);
  } catch {
    if (status < 400) return malformed(url, [{ path: [], message: 'is not JSON' }]);
  }
  if (status < 400) return { kind: 'ok', data };
  const message = `Cannot read ${url}: ${messageOf(data) ?? `the service answered with status ${status}`}`;
  return status === 404 || status === 410
    ? { kind: 'not-found', url, message }
    : { kind: 'refused', url, message, status };
}

/** `{ error: { message } }`, as the service writes it. */
function messageOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('error' in data)) return undefined;
  const { error } = data;
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' ? error.message : undefined;
}

export function aborted(url: string): CmsFailure {
  return { kind: 'aborted', url, message: `Cannot read ${url}: the request was aborted` };
}

/** `fetch` says only "fetch failed"; the reason is in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message ? error.cause.message : error.message;
}
