import { formatPath, type Problem } from './problems.ts';

/** Nothing has this name, id or slug (status 404 or 410). */
export interface CmsNotFound {
  readonly kind: 'not-found';
  /** What was asked. */
  readonly url: string;
  /** For developers and logs. */
  readonly message: string;
}

/** The service refuses the question itself: a locale that it does not know, a preview token that does not hold. */
export interface CmsRefused {
  readonly kind: 'refused';
  /** What was asked. */
  readonly url: string;
  /** For developers and logs, with the words of the service where it gave any. Never holds a preview token of 4 or more characters. */
  readonly message: string;
  /** HTTP status, 400 to 499; 401 is a preview token that the service does not take, or that no header can carry. */
  readonly status: number;
}

/** No connection, a connection cut on the way, or a service that answers 408, 429 or 5xx. Worth another try. */
export interface CmsUnreachable {
  readonly kind: 'unreachable';
  /** What was asked. */
  readonly url: string;
  /** For developers and logs. */
  readonly message: string;
  /** HTTP status of the last attempt; absent when there was no answer. */
  readonly status?: number;
  /** Milliseconds that the service asks to be left alone for (`Retry-After`); absent when it did not say. */
  readonly retryAfterMs?: number;
}

/** No whole answer within the time of one attempt, as often as it was tried. */
export interface CmsTimeout {
  readonly kind: 'timeout';
  /** What was asked. */
  readonly url: string;
  /** For developers and logs. */
  readonly message: string;
}

/** The caller's own signal ended the wait. */
export interface CmsAborted {
  readonly kind: 'aborted';
  /** What was asked. */
  readonly url: string;
  /** For developers and logs. */
  readonly message: string;
}

/** An answer that is not what its schema promises. */
export interface CmsMalformed {
  readonly kind: 'malformed';
  /** What was asked. */
  readonly url: string;
  /** For developers and logs; names each wrong field by its path. */
  readonly message: string;
  /** At least one. */
  readonly problems: readonly Problem[];
}

/** Why there is no content. */
export type CmsFailure = CmsNotFound | CmsRefused | CmsUnreachable | CmsTimeout | CmsAborted | CmsMalformed;

/** Content, or why there is none; told apart by `kind`. */
export type CmsAnswer<Data> =
  | {
      readonly kind: 'ok';
      /** Callers who asked the same at the same time get the same object: read it, do not change it. */
      readonly data: Data;
    }
  | CmsFailure;

/** A {@link CmsFailure} that was thrown, where a program cannot go on without the content (a build, for example). */
export class CmsError extends Error {
  override readonly name = 'CmsError';
  /** What went wrong; its `message` is the error's. */
  readonly failure: CmsFailure;

  constructor(failure: CmsFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/**
 * The data of an answer, for programs that cannot go on without it.
 *
 * @throws CmsError when the answer is a failure.
 *
 * @example
 * ```ts
 * dataOf({ kind: 'ok', data: ['kelp'] }); // => ['kelp']
 * dataOf({ kind: 'not-found', url: '/api/v1/pages/x', message: 'There is no page "x"' }); // => throws CmsError
 * ```
 */
export function dataOf<Data>(answer: CmsAnswer<Data>): Data {
  if (answer.kind === 'ok') return answer.data;
  throw new CmsError(answer);
}

/**
 * Whether the same question may well be answered later.
 *
 * @example
 * ```ts
 * isTemporary({ kind: 'timeout', url: '/api/v1/pages', message: 'no whole answer within 10000 ms' }); // => true
 * isTemporary({ kind: 'refused', url: '/api/v1/pages', message: 'no such locale', status: 400 }); // => false
 * ```
 */
export function isTemporary(failure: CmsFailure): boolean {
  return failure.kind === 'unreachable' || failure.kind === 'timeout';
}

export function malformed(url: string, problems: readonly Problem[]): CmsMalformed {
  const list = problems.map(({ path, message }) =>
    path.length === 0 ? message : `${formatPath(path)} ${message}`,
  );
  return {
    kind: 'malformed',
    url,
    problems,
    message: `Cannot read the answer of ${url}: ${list.join('; ')}`,
  };
}
