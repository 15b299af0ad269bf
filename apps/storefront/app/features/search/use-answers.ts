import { useEffect, useState } from 'react';
import type { LocaleCode } from '@marehalm/shop';
import { createLatestSearch } from '@marehalm/search';
import { readSearchFailure } from '@marehalm/search/client';
import { searchClient } from '../../config/search';
import { askForAnswers, type Answers } from './answers';

/** How far the search for what is typed has come. */
export interface AnswersSoFar {
  /** `late` after 200 ms (specification, section 9); `throttled` when the service was asked too often. */
  readonly state: 'searching' | 'late' | 'found' | 'failed' | 'throttled';
  /** The latest there are: while the next ones are waited for, what was found before. */
  readonly answers: Answers | undefined;
}

const isThrottled = (error: unknown) => readSearchFailure(error)?.kind === 'throttled';

interface Question {
  readonly query: string;
  readonly locale: LocaleCode;
}

/** What is found for `query` while it is typed, and how to ask again. Answers that were overtaken are dropped. */
export function useAnswers(query: string, locale: LocaleCode) {
  const [soFar, setSoFar] = useState<AnswersSoFar>({ state: 'searching', answers: undefined });
  const [latest] = useState(() =>
    createLatestSearch({
      search: (question: Question) => askForAnswers(searchClient(), question.query, question.locale),
      onProgress(progress) {
        setSoFar(({ answers }) =>
          progress.kind === 'found'
            ? { state: 'found', answers: progress.answer }
            : progress.kind === 'failed'
              ? { state: isThrottled(progress.error) ? 'throttled' : 'failed', answers: undefined }
              : { state: progress.isStalled ? 'late' : 'searching', answers },
        );
      },
      timers: globalThis,
    }),
  );
  useEffect(() => {
    latest.ask({ query, locale });
    return () => {
      latest.cancel();
    };
  }, [latest, query, locale]);
  return {
    ...soFar,
    retry: () => {
      latest.ask({ query, locale });
    },
  };
}
