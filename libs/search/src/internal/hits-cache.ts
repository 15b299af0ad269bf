/** The parts of InstantSearch's search parameters that select the hits. */
interface ListedBy {
  readonly index?: string | undefined;
  readonly query?: string | undefined;
  readonly disjunctiveFacetsRefinements?: Readonly<Record<string, readonly string[]>>;
  readonly numericRefinements?: Readonly<Record<string, object>>;
}

/** Hits by page, from 0. */
type HitsByPage<Hit> = Record<number, Hit[]>;

/**
 * Creates a cache for `useInfiniteHits()` whose key ignores the parameters in which the prerendered page and its first request
 * differ, so that both count as one list.
 */
export function createHitsCache<Hit>() {
  let kept: { readonly key: string; readonly hits: HitsByPage<Hit> } | undefined;
  return {
    read({ state }: { readonly state: ListedBy }): HitsByPage<Hit> | null {
      return kept?.key === keyOf(state) ? kept.hits : null;
    },
    write({ state, hits }: { readonly state: ListedBy; readonly hits: HitsByPage<Hit> }): void {
      kept = { key: keyOf(state), hits };
    },
  };
}

const keyOf = ({ index, query = '', disjunctiveFacetsRefinements = {}, numericRefinements = {} }: ListedBy) =>
  JSON.stringify([index, query, chosen(disjunctiveFacetsRefinements), chosen(numericRefinements)]);

/** Refinements that are not empty, sorted by attribute. */
const chosen = (refinements: Readonly<Record<string, object>>) =>
  Object.entries(refinements)
    .filter(([, values]) => Object.keys(values).length > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1));
