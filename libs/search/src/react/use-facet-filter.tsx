import { useState } from 'react';
import { useRefinementList } from 'react-instantsearch';
import { findFacetAttribute } from '../facets.ts';
import { REFINEMENT_LIST_LIMIT, REFINEMENT_LIST_SHOW_MORE_LIMIT } from '../limits.ts';
import type { Facet, FacetValue } from '../list-view-model.ts';
import { getSelectedFacetValues, toggleFacetInTree } from '../search-state.ts';
import { useInternalList } from './list-search.tsx';
import { useSearchState } from './use-search-state.tsx';

/** A value of a facet as a filter offers it. */
export interface FacetOption {
  readonly value: string;
  readonly label: string;
  /** Hits that a shopper gets with it. */
  readonly count: number;
  /** Values below it. */
  readonly children?: readonly FacetOption[];
}

/** A facet of the surrounding list as a filter. */
export interface FacetFilter {
  /** What is shown, in the order of the page: the most frequent values and the chosen ones, or the top of a tree. */
  readonly options: readonly FacetOption[];
  /** All values, for a field that searches them; absent where all are shown. */
  readonly searchable: readonly FacetOption[] | undefined;
  /** Ids of the chosen values. */
  readonly chosen: readonly string[];
  /** Chooses a value, or removes it. */
  readonly toggle: (value: string) => void;
  /** Shows more values; absent where there are none. */
  readonly showMore: (() => void) | undefined;
}

/**
 * Returns a facet of the surrounding list as a filter. Counts and refinements come from InstantSearch, values and labels from the page.
 * Which values are shown depends on the unrefined list, so that none appears or vanishes while a shopper refines. Values may lie in one
 * another, as categories do: a value and those below it exclude each other.
 *
 * @throws {Error} without a {@link ListSearch} above
 */
export function useFacetFilter({ name, values }: Facet): FacetFilter {
  const { attributes } = useInternalList();
  const [state, change] = useSearchState();
  const { items, refine } = useRefinementList({
    attribute: findFacetAttribute(attributes, name) ?? name,
    // All values; those that are shown are selected below.
    limit: Math.max(values.length, 1),
  });
  const [isExpanded, setExpanded] = useState(false);
  const counts = new Map(items.map(({ value, count }) => [value, count]));
  const toOption = ({ id, label }: FacetValue): FacetOption => ({
    value: id,
    label,
    count: counts.get(id) ?? 0,
  });
  const chosen = getSelectedFacetValues(state, name);

  if (values.some(({ parent }) => parent !== undefined)) {
    const ids = new Set(values.map(({ id }) => id));
    const parents = Object.fromEntries(values.flatMap(({ id, parent }) => (parent ? [[id, parent]] : [])));
    return {
      options: values
        .filter(({ parent }) => parent === undefined || !ids.has(parent))
        .map((value) => ({
          ...toOption(value),
          children: values.filter(({ parent }) => parent === value.id).map(toOption),
        })),
      searchable: undefined,
      chosen,
      toggle: (value) => {
        change(toggleFacetInTree(state, name, value, parents));
      },
      showMore: undefined,
    };
  }

  const limit = isExpanded ? REFINEMENT_LIST_SHOW_MORE_LIMIT : REFINEMENT_LIST_LIMIT;
  const frequent = [...values].sort((one, other) => other.count - one.count).slice(0, limit);
  const shown = values.filter((value) => frequent.includes(value) || chosen.includes(value.id));
  return {
    options: shown.map(toOption),
    searchable: values.length > REFINEMENT_LIST_LIMIT ? values.map(toOption) : undefined,
    chosen,
    toggle: refine,
    showMore:
      !isExpanded && shown.length < values.length
        ? () => {
            setExpanded(true);
          }
        : undefined,
  };
}

/** Registers an attribute whose filter is not rendered yet, so that a refinement in the address applies. */
export function VirtualRefinementList({ attribute }: { readonly attribute: string }): null {
  useRefinementList({ attribute });
  return null;
}
