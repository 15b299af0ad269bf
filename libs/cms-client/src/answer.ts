import { formatPropertyPath, type SchemaProblem } from './schema-problems.ts';

/** The entry does not exist (status 404 or 410). */
export interface CmsNotFound {
  readonly kind: 'not-found';
  /** Requested URL. */
  readonly url: string;
  /** For developers and logs. */
  readonly message: string;
}

/** The service refused the request: an unknown locale or an invalid preview token. */
export interface CmsRefused {
  readonly kind: 'refused';
  /** Requested URL. */
  readonly url: string;
  /**
   * For developers and logs, with the service's message if there is one. Never contains a preview token of 4 or more
   * characters.
   */
  readonly message: string;
  /** HTTP status, 400 to 499; 401 for a preview token that the service rejects or that cannot be sent in a header. */
  readonly status: number;
}

/** No connection, a lost connection, or status 408, 429 or 5xx. Worth retrying. */
export interface CmsUnavailable {
  readonly kind: 'unreachable';
  /** Requested URL. */
  readonly url: string;
  /** For developers and logs. */
  readonly message: string;
  /** HTTP status of the last attempt; absent when there was no answer. */
  readonly status?: number;
  /** `Retry-After` of the service in milliseconds; absent when it sent none. */
  readonly retryAfterMs?: number;
}

/** Every attempt timed out. */
export interface CmsTimeout {
  readonly kind: 'timeout';
  /** Requested URL. */
  readonly url: string;
  /** For developers and logs. */
  readonly message: string;
}

/** The caller's signal aborted the request. */
export interface CmsAborted {
  readonly kind: 'aborted';
  /** Requested URL. */
  readonly url: string;
  /** For developers and logs. */
  readonly message: string;
}

/** The answer does not match its schema. */
export interface CmsMalformed {
  readonly kind: 'malformed';
  /** Requested URL. */
  readonly url: string;
  /** For developers and logs; names each wrong field by its path. */
  readonly message: string;
  /** At least one. */
  readonly problems: readonly SchemaProblem[];
}

/** The client has no schema of that name. Nothing was asked of the service. */
export interface CmsUnknownEntity {
  readonly kind: 'unknown-entity';
  /** URL that would have been requested. */
  readonly url: string;
  /** For developers; names the entities that the client has. */
  readonly message: string;
}

/** Reason why a request returned no content, discriminated by `kind`. */
export type CmsFailure =
  CmsUnknownEntity | CmsNotFound | CmsRefused | CmsUnavailable | CmsTimeout | CmsAborted | CmsMalformed;

/** Content, or a failure; discriminated by `kind`. */
export type CmsAnswer<Data> =
  | {
      readonly kind: 'ok';
      /** Callers with the same concurrent request share this object: do not change it. */
      readonly data: Data;
    }
  | CmsFailure;

/** A {@link CmsFailure} as an exception, for programs that need the content, such as a build. */
export class CmsError extends Error {
  override readonly name = 'CmsError';
  /** The failure; its `message` is the error's. */
  readonly failure: CmsFailure;

  constructor(failure: CmsFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/**
 * Returns the data of an answer, for programs that need it.
 *
 * @throws CmsError when the answer is a failure.
 *
 * @example
 * ```ts
 * getDataOrThrow({ kind: 'ok', data: ['kelp'] }); // => ['kelp']
 * getDataOrThrow({ kind: 'not-found', url: '/api/v1/pages/x', message: 'There is no page "x"' }); // => throws CmsError
 * ```
 */
export function getDataOrThrow<Data>(answer: CmsAnswer<Data>): Data {
  if (answer.kind === 'ok') return answer.data;
  throw new CmsError(answer);
}

/**
 * Whether the same request may succeed later.
 *
 * @example
 * ```ts
 * isTemporaryFailure({ kind: 'timeout', url: '/api/v1/pages', message: 'no whole answer within 10000 ms' }); // => true
 * isTemporaryFailure({ kind: 'refused', url: '/api/v1/pages', message: 'no such locale', status: 400 }); // => false
 * ```
 */
export function isTemporaryFailure(failure: CmsFailure): boolean {
  return failure.kind === 'unreachable' || failure.kind === 'timeout';
}

/** Creates the failure of an answer that does not match its schema, with every problem in its message. */
export function createMalformedFailure(url: string, problems: readonly SchemaProblem[]): CmsMalformed {
  const list = problems.map(({ path, message }) =>
    path.length === 0 ? message : `${formatPropertyPath(path)} ${message}`,
  );
  return {
    kind: 'malformed',
    url,
    problems,
    message: `Cannot read the answer of ${url}: ${list.join('; ')}`,
  };
}
