import { type CmsAnswer } from '../answer.ts';
import { aborted } from './fetch-json.ts';

/** Something that several callers may ask at the same time. */
export interface Question {
  readonly url: string;
  /** Questions with the same key have the same answer. */
  readonly key: string;
  /** Sends the question. Must not reject. */
  readonly ask: (signal: AbortSignal) => Promise<CmsAnswer<unknown>>;
}

interface Shared {
  readonly answer: Promise<CmsAnswer<unknown>>;
  readonly controller: AbortController;
  waiting: number;
}

/**
 * Lets callers who ask the same at the same time share one request. A caller who aborts leaves the others waiting; the
 * request itself ends when nobody waits any more. Nothing is kept after the answer.
 */
export function shareRequests(): (question: Question, signal?: AbortSignal) => Promise<CmsAnswer<unknown>> {
  const running = new Map<string, Shared>();

  const start = ({ key, ask }: Question): Shared => {
    const controller = new AbortController();
    const shared: Shared = {
      controller,
      waiting: 0,
      answer: ask(controller.signal).finally(() => {
        if (running.get(key) === shared) running.delete(key);
      }),
    };
    running.set(key, shared);
    return shared;
  };

  return (question, signal) => {
    const { key, url } = question;
    if (signal?.aborted) return Promise.resolve(aborted(url));
    const shared = running.get(key) ?? start(question);
    shared.waiting += 1;
    if (!signal) return shared.answer;
    return new Promise((resolve, reject) => {
      const leave = () => {
        shared.waiting -= 1;
        if (shared.waiting === 0) {
          // A question asked from now on must not get this request's "aborted".
          if (running.get(key) === shared) running.delete(key);
          shared.controller.abort();
        }
        resolve(aborted(url));
      };
      signal.addEventListener('abort', leave, { once: true });
      void shared.answer.then((answer) => {
        signal.removeEventListener('abort', leave);
        resolve(answer);
      }, reject);
    });
  };
}
