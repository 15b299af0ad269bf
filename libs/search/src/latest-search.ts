import { STALLED_SEARCH_DELAY } from './limits.ts';
import type { Timers } from './timers.ts';

/** How far the latest search has come. */
export type SearchProgress<Answer> =
  | {
      readonly kind: 'searching';
      /** Whether the answer is late, so that a page may say so. */
      readonly isStalled: boolean;
    }
  | { readonly kind: 'found'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly error: unknown };

/** What {@link createLatestSearch} is told. */
export interface LatestSearchOptions<Question, Answer, Handle> {
  /** Asks the service. What it throws, at once or later, becomes a failure. */
  readonly search: (question: Question) => Promise<Answer>;
  /** Hears of every step of the latest search, and of no other. */
  readonly onProgress: (progress: SearchProgress<Answer>, question: Question) => void;
  /** `globalThis` has them. */
  readonly timers: Timers<Handle>;
  /** Milliseconds until an answer is late, {@link STALLED_SEARCH_DELAY} unless told. */
  readonly stalledDelay?: number;
}

/** A search that only ever tells of the last question. */
export interface LatestSearch<Question> {
  /** Asks `question`; an answer to an earlier one is no longer wanted. */
  ask(question: Question): void;
  /** Wants no answer any more. */
  cancel(): void;
}

/**
 * Keeps answers in the order of the questions: while someone types, a slow answer to an old question may come after the
 * answer to the latest, and would replace it. InstantSearch does this by itself; this is for those who ask a client.
 *
 * @example
 * ```ts
 * const steps: string[] = [];
 * const answers = new Map([['s', 30], ['se', 5]]);
 * const latest = createLatestSearch({
 *   search: async (query: string) => {
 *     await new Promise((resolve) => setTimeout(resolve, answers.get(query)));
 *     return `hits of ${query}`;
 *   },
 *   onProgress: (progress) => steps.push(progress.kind === 'found' ? progress.answer : progress.kind),
 *   timers: globalThis,
 * });
 * latest.ask('s');
 * latest.ask('se');
 * await new Promise((resolve) => setTimeout(resolve, 60));
 * steps; // => ['searching', 'searching', 'hits of se']
 * ```
 */
export function createLatestSearch<Question, Answer, Handle>(
  options: LatestSearchOptions<Question, Answer, Handle>,
): LatestSearch<Question> {
  const { search, onProgress, timers, stalledDelay = STALLED_SEARCH_DELAY } = options;
  let latest: { readonly stalled: Handle } | undefined;

  function cancel() {
    if (latest) timers.clearTimeout(latest.stalled);
    latest = undefined;
  }

  return {
    ask(question) {
      cancel();
      const stalled = timers.setTimeout(() => {
        onProgress({ kind: 'searching', isStalled: true }, question);
      }, stalledDelay);
      const asked = { stalled };
      latest = asked;
      const settle = (progress: SearchProgress<Answer>) => {
        if (latest !== asked) return;
        cancel();
        onProgress(progress, question);
      };
      onProgress({ kind: 'searching', isStalled: false }, question);
      // In a function of its own, so that what is thrown at once is a failure too.
      (async () => search(question))().then(
        (answer) => {
          settle({ kind: 'found', answer });
        },
        (error: unknown) => {
          settle({ kind: 'failed', error });
        },
      );
    },
    cancel,
  };
}
