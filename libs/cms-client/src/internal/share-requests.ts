import { type CmsAnswer } from '../answer.ts';
import { aborted } from './fetch-json.ts';

type Ask = (url: string, signal: AbortSignal) => Promise<CmsAnswer<unknown>>;

interface Shared {
  readonly answer: Promise<CmsAnswer<unknown>>;
  readonly controller: AbortController;
  waiting: number;
}

/**
 * Lets callers who ask for the same address at the same time share one request. A caller who aborts leaves the others
 * waiting; the request itself ends when nobody waits any more. Nothing is kept after the answer.
 */
export function shareRequests(ask: Ask): (url: string, signal?: AbortSignal) => Promise<CmsAnswer<unknown>> {
  const running = new Map<string, Shared>();

  const start = (url: string): Shared => {
    const controller = new AbortController();
    const shared: Shared = {
      controller,
      waiting: 0,
      answer: ask(url, controller.signal).finally(() => {
        if (running.get(url) === shared) running.delete(url);
      }),
    };
    running.set(url, shared);
    return shared;
  };

  return (url, signal) => {
    if (signal?.aborted) return Promise.resolve(aborted(url));
    const shared = running.get(url) ?? start(url);
    shared.waiting += 1;
    if (!signal) return shared.answer;
    return new Promise((resolve) => {
      const leave = () => {
        shared.waiting -= 1;
        if (shared.waiting === 0) {
          // A question asked from now on must not get this request's "aborted".
          if (running.get(url) === shared) running.delete(url);
          shared.controller.abort();
        }
        resolve(aborted(url));
      };
      signal.addEventListener('abort', leave, { once: true });
      void shared.answer.then((answer) => {
        signal.removeEventListener('abort', leave);
        resolve(answer);
      });
    });
  };
}
