import { type CmsAnswer, type CmsNotFound, type CmsUnknownEntity } from '../answer.ts';
import {
  type CmsClient,
  type CmsConnectionOptions,
  type CmsEntities,
  type CmsRequestEvent,
  type CmsRequestOptions,
} from '../client.ts';
import { fetchJson } from './fetch-json.ts';
import { createRequestDeduplicator } from './create-request-deduplicator.ts';
import { redactTokenInAnswer } from './redact-token.ts';

/** The entity that a request asks for. */
export interface RequestedEntity {
  readonly kind: 'lists' | 'singletons';
  readonly entity: string;
}

/** Checks answers: each returns the data or a failure. */
export interface AnswerChecks {
  /** Returns why an entity cannot be asked for, or `undefined`. */
  unknown(asked: RequestedEntity, url: string): CmsUnknownEntity | undefined;
  /** Checks a listed entry or a singleton. */
  one(asked: RequestedEntity, url: string, data: unknown): CmsAnswer<unknown>;
  /** Checks the `{ items, total }` of an entity. */
  list(asked: RequestedEntity, url: string, data: unknown): CmsAnswer<{ readonly items: readonly unknown[] }>;
}

/** Characters of a bearer token (RFC 6750, section 2.1). */
const BEARER_TOKEN_PATTERN = /^[\w\-.~+/]+=*$/u;

/** Longest delay of a timer: 2³¹ − 1 ms, almost 25 days. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** Creates a client with the given checks. Imports no schema, so that a bundle can do without them. */
export function createClient<Entities extends CmsEntities>(
  options: CmsConnectionOptions,
  checks: AnswerChecks,
): CmsClient<Entities> {
  const { timeoutMs = 10_000, retries = 2, wait = waitWithTimer, getSlug = getSlugOfLocale } = options;
  const { random = Math.random, now = Date.now, onProgress } = options;
  if (!(Number.isInteger(timeoutMs) && timeoutMs >= 1 && timeoutMs <= MAX_TIMEOUT_MS)) {
    throw new RangeError(
      `Cannot wait ${timeoutMs} ms for an answer: timeoutMs is a whole number, 1 to ${MAX_TIMEOUT_MS}`,
    );
  }
  if (!(Number.isInteger(retries) && retries >= 0)) {
    throw new RangeError(`Cannot try again ${retries} times: retries is a whole number, 0 or more`);
  }
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const basePath = (options.basePath ?? '/api/v1').replace(/^\/*(.*?)\/*$/, '/$1').replace(/^\/$/, '');
  const share = createRequestDeduplicator();
  let pending = 0;

  const reportProgress = (progress: CmsRequestEvent) => {
    try {
      onProgress?.(progress);
    } catch (error) {
      // Report the exception like that of an event listener, without affecting the answer.
      queueMicrotask(() => {
        throw error;
      });
    }
  };

  const toUrl = (path: string, { locale }: CmsRequestOptions, slug?: string) => {
    const query = new URLSearchParams({ locale, ...(slug === undefined ? {} : { slug }) });
    return `${baseUrl}${basePath}/${path}?${query.toString()}`;
  };

  const fetchShared = (
    url: string,
    { signal, previewToken }: CmsRequestOptions,
    check: (data: unknown) => CmsAnswer<unknown>,
  ): Promise<CmsAnswer<unknown>> => {
    if (previewToken !== undefined && !BEARER_TOKEN_PATTERN.test(previewToken)) {
      const message = `Cannot read ${url}: the preview token has characters that no header can carry`;
      return Promise.resolve({ kind: 'refused', url, message, status: 401 });
    }

    const send = async (shared: AbortSignal) => {
      reportProgress({ type: 'started', url, pending });
      pending += 1;
      // Looked up for each request, so that a page may replace the platform's fetch later.
      const fetch = options.fetch ?? globalThis.fetch;
      const settings = { fetch, timeoutMs, retries, wait, random, now, previewToken };
      const answer = await fetchJson(url, shared, settings);
      const checked = redactTokenInAnswer(answer.kind === 'ok' ? check(answer.data) : answer, previewToken);
      pending -= 1;
      // An aborted request is not a failure.
      if (checked.kind === 'ok' || checked.kind === 'aborted')
        reportProgress({ type: 'finished', url, pending });
      else reportProgress({ type: 'failed', url, pending, failure: checked });
      return checked;
    };

    // Answers with drafts are shared only between callers with the same token.
    const key = previewToken === undefined ? url : `${previewToken} ${url}`;
    return share({ url, key, send }, signal);
  };

  const one = async (asked: RequestedEntity, url: string, request: CmsRequestOptions) =>
    checks.unknown(asked, url) ?? fetchShared(url, request, (data) => checks.one(asked, url, data));

  const list = async (entity: string, url: string, request: CmsRequestOptions) => {
    const asked = { kind: 'lists', entity } as const;
    return (checks.unknown(asked, url) ??
      (await fetchShared(url, request, (data) => checks.list(asked, url, data)))) as CmsAnswer<{
      readonly items: readonly unknown[];
    }>;
  };

  const client = {
    async list(entity: string, request: CmsRequestOptions) {
      const answer = await list(entity, toUrl(entity, request), request);
      return answer.kind === 'ok' ? ({ kind: 'ok', data: answer.data.items } as const) : answer;
    },
    async get(entity: string, id: string, request: CmsRequestOptions) {
      const segment = toPathSegment(id);
      if (segment !== undefined) {
        return one({ kind: 'lists', entity }, toUrl(`${entity}/${segment}`, request), request);
      }
      const url = toUrl(entity, request);
      return notFound(url, `nothing can have the id ${JSON.stringify(id)}`);
    },
    async findBySlug(entity: string, slug: string, request: CmsRequestOptions) {
      const url = toUrl(entity, request, slug);
      const answer = await list(entity, url, request);
      if (answer.kind !== 'ok') return answer;
      // The service may not support the filter and answer with all entries.
      const found = answer.data.items.find((entry) => getSlug(entry, request.locale) === slug);
      return found === undefined
        ? notFound(url, `nothing has the slug ${JSON.stringify(slug)}`)
        : ({ kind: 'ok', data: found } as const);
    },
    getSingleton: (entity: string, request: CmsRequestOptions) =>
      one({ kind: 'singletons', entity }, toUrl(entity, request), request),
    toAbsoluteUrl: (path: string) => (/^\/(?!\/)/u.test(path) ? `${baseUrl}${path}` : path),
  };
  // The checks guarantee the types of the entities.
  return client as CmsClient<Entities>;
}

const notFound = (url: string, what: string): CmsNotFound => ({
  kind: 'not-found',
  url,
  message: `Cannot read ${url}: ${what}`,
});

/** Unchecked entries may be anything. */
const getSlugOfLocale = (entry: unknown, locale: string): unknown =>
  (entry as { readonly slugs?: Record<string, unknown> | null } | null)?.slugs?.[locale];

/** Encodes `id` as one path segment; `undefined` for an empty id, `.` and `..`. */
function toPathSegment(id: string): string | undefined {
  if (/^\.{0,2}$/u.test(id)) return undefined;
  try {
    return encodeURIComponent(id);
  } catch {
    return undefined; // Half a surrogate pair cannot be encoded.
  }
}

function waitWithTimer(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}
