import { type CmsAnswer } from '../answer.ts';
import { createAbortedFailure } from './fetch-json.ts';

/** A request that concurrent callers can share. */
export interface ShareableRequest {
  readonly url: string;
  /** Requests with the same key have the same answer. */
  readonly key: string;
  /** Sends the request. Must not reject. */
  readonly send: (signal: AbortSignal) => Promise<CmsAnswer<unknown>>;
}

interface Shared {
  readonly answer: Promise<CmsAnswer<unknown>>;
  readonly controller: AbortController;
  waiting: number;
}

/**
 * Creates a function that lets concurrent callers with the same key share one request. An abort affects only its
 * caller; the request is aborted when no caller is left. Answers are not cached.
 */
export function createRequestDeduplicator(): (
  question: ShareableRequest,
  signal?: AbortSignal,
) => Promise<CmsAnswer<unknown>> {
  const running = new Map<string, Shared>();

  const start = ({ key, send }: ShareableRequest): Shared => {
    const controller = new AbortController();
    const shared: Shared = {
      controller,
      waiting: 0,
      answer: send(controller.signal).finally(() => {
        if (running.get(key) === shared) running.delete(key);
      }),
    };
    running.set(key, shared);
    return shared;
  };

  return (question, signal) => {
    const { key, url } = question;
    if (signal?.aborted) return Promise.resolve(createAbortedFailure(url));
    const shared = running.get(key) ?? start(question);
    shared.waiting += 1;
    if (!signal) return shared.answer;
    return new Promise((resolve, reject) => {
      const leave = () => {
        shared.waiting -= 1;
        if (shared.waiting === 0) {
          // A later caller must not get this aborted request.
          if (running.get(key) === shared) running.delete(key);
          shared.controller.abort();
        }
        resolve(createAbortedFailure(url));
      };
      signal.addEventListener('abort', leave, { once: true });
      void shared.answer.then((answer) => {
        signal.removeEventListener('abort', leave);
        resolve(answer);
      }, reject);
    });
  };
}
