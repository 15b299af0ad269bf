import { useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { useRetrySearch } from './use-retry-search.tsx';

/** The hits of one index. */
export interface IndexAnswer {
  /** Of `<Index>`; of the main index its name. */
  readonly indexId: string;
  readonly index: string | undefined;
  readonly hits: readonly unknown[];
  readonly nbHits: number;
  /** Where the request had `clickAnalytics`. */
  readonly queryID: string | undefined;
}

/** The answers to what is typed. */
export interface QueryAnswers {
  /** The latest query that has answers; `undefined` before the first. */
  readonly query: string | undefined;
  /** Those answers, of the main index first. Another array for other answers. */
  readonly answers: readonly IndexAnswer[];
  /** How far the search for what is typed has come. */
  readonly status: 'idle' | 'loading' | 'stalled' | 'error';
  readonly error: unknown;
  /** Repeats the request after a failure. */
  readonly retry: () => void;
}

const none: readonly IndexAnswer[] = [];

/**
 * Returns the latest answers of all indices for `query`, and the status of the pending search; earlier answers stay until new
 * ones arrive.
 *
 * @param query What is typed.
 * @param asked What the service gets for it and returns in its response.
 */
export function useQueryAnswers(query: string, asked: string = query): QueryAnswers {
  const { scopedResults, status, error } = useInstantSearch({ catchError: true });
  const retry = useRetrySearch();
  const [latest, setLatest] = useState<{ query: string; source: unknown; answers: readonly IndexAnswer[] }>();
  const source = scopedResults[0]?.results;
  // Before the first response InstantSearch has artificial results.
  const isAnswer = source && !('__isArtificial' in source && source.__isArtificial);
  const isAnswered = status === 'idle' && isAnswer === true && source.query === asked;
  if (isAnswered && (latest?.source !== source || latest.query !== query)) {
    const answers = scopedResults.flatMap(({ indexId, results }) =>
      results
        ? [
            {
              indexId,
              index: results.index,
              hits: results.hits,
              nbHits: results.nbHits,
              queryID: results.queryID,
            },
          ]
        : [],
    );
    setLatest({ query, source, answers });
  }
  return {
    query: latest?.query,
    answers: latest?.answers ?? none,
    status: isAnswered || status !== 'idle' ? status : 'loading',
    error,
    retry,
  };
}
