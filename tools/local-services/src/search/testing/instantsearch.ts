/**
 * InstantSearch for tests, unchanged. Its declarations import files without extensions, which only bundlers resolve, so this file
 * declares the parts that tests use.
 */
import type { SearchUiState } from '@marehalm/search/instantsearch';
import type { LiteClient } from 'algoliasearch/lite';
// @ts-expect-error A directory import; see above.
import * as connectorsModule from 'instantsearch.js/es/connectors';
// @ts-expect-error A directory import; see above.
import * as routersModule from 'instantsearch.js/es/lib/routers';
import * as reactModule from 'react-instantsearch';
import type { FunctionComponent, ReactElement, ReactNode } from 'react';

export { default as instantsearch } from 'instantsearch.js';

/** A displayed value of a refinement list. */
export interface RefinementItem {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isRefined: boolean;
}

interface SortItem {
  readonly value: string;
  readonly label: string;
}

interface Results {
  readonly nbHits: number;
}

type Hit = Readonly<Record<string, unknown>> & { readonly objectID: string };

/** A connector takes a render function and returns a factory of widgets. */
type Connector<State, Options> = (render: (state: State) => void) => (options: Options) => never;

export const connectors = connectorsModule as {
  readonly connectSearchBox: Connector<{ query: string; refine: (query: string) => void }, object>;
  readonly connectHits: Connector<{ items: readonly Hit[]; results?: Results }, object>;
  readonly connectRefinementList: Connector<
    { items: readonly RefinementItem[]; refine: (value: string) => void },
    { attribute: string; operator: 'and' | 'or' }
  >;
};

/** InstantSearch's default router. */
export const { history } = routersModule as { readonly history: (options: object) => object };

export const reactInstantSearch = reactModule as unknown as {
  readonly InstantSearch: FunctionComponent<{
    indexName: string;
    searchClient: LiteClient;
    initialUiState: SearchUiState;
    children?: ReactNode;
  }>;
  readonly InstantSearchSSRProvider: FunctionComponent<{ children?: ReactNode }>;
  readonly Highlight: FunctionComponent<{ hit: Hit; attribute: string }>;
  readonly getServerState: (
    page: ReactElement,
    options: { renderToString: (element: ReactElement) => string },
  ) => Promise<object>;
  readonly useHits: () => { items: readonly Hit[]; results?: Results };
  readonly useSearchBox: () => { query: string };
  readonly useRefinementList: (options: { attribute: string }) => { items: readonly RefinementItem[] };
  readonly useSortBy: (options: { items: readonly SortItem[] }) => { currentRefinement: string };
  readonly usePagination: () => { nbPages: number };
};
