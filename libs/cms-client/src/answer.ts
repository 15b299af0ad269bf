import { formatPath, type Problem } from './problems.ts';

/** Why there is no content. `message` is for developers and logs; `url` is what was asked. */
export type CmsFailure =
  /** The service has no entity of this name or id. */
  | { readonly kind: 'not-found'; readonly url: string; readonly message: string }
  /** The service refuses the question itself, a locale it does not know for example. */
  | { readonly kind: 'refused'; readonly url: string; readonly message: string; readonly status: number }
  /** No connection, a connection cut on the way, or a server that answers 5xx or 429. */
  | { readonly kind: 'unreachable'; readonly url: string; readonly message: string }
  | { readonly kind: 'timeout'; readonly url: string; readonly message: string }
  /** The caller's own signal ended the request. */
  | { readonly kind: 'aborted'; readonly url: string; readonly message: string }
  /** An answer that is not what the schema promises; each problem has the path of the field. */
  | {
      readonly kind: 'malformed';
      readonly url: string;
      readonly message: string;
      readonly problems: readonly Problem[];
    };

/** What came of one question. */
export type CmsAnswer<Data> = { readonly kind: 'ok'; readonly data: Data } | CmsFailure;

/** A failure that was thrown, where a program cannot go on without the content (a build, for example). */
export class CmsError extends Error {
  override readonly name = 'CmsError';
  readonly failure: CmsFailure;

  constructor(failure: CmsFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/**
 * The data of an answer.
 *
 * @throws CmsError when the answer is a failure.
 */
export function dataOf<Data>(answer: CmsAnswer<Data>): Data {
  if (answer.kind === 'ok') return answer.data;
  throw new CmsError(answer);
}

/** Whether the same question may well be answered later. */
export function isTemporary(failure: CmsFailure): boolean {
  return failure.kind === 'unreachable' || failure.kind === 'timeout';
}

export function malformed(url: string, problems: readonly Problem[]): CmsFailure {
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
