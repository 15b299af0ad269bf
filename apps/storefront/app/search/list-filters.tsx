import { useState } from 'react';
import { useConnector, useRange, useRefinementList, useToggleRefinement } from 'react-instantsearch';
import connectRatingMenu, {
  type RatingMenuConnectorParams,
  type RatingMenuWidgetDescription,
} from 'instantsearch.js/es/connectors/rating-menu/connectRatingMenu';
import { marketIds, markets, type MarketId } from '@marehalm/shop';
import {
  chosenValues,
  MAX_RATING,
  RATING_ATTRIBUTE,
  REFINEMENT_LIST_LIMIT,
  REFINEMENT_LIST_SHOW_MORE_LIMIT,
  refineSearch,
  toggleFacetInTree,
} from '@marehalm/search';
import { FilterGroup, MarketText, RangeFields, type FilterOption } from '@marehalm/ui';
import type { PerMarket } from '../view-models/product';
import { getOwnValue } from '../browser/get-own-value';
import { useFormat } from '../intl/use-format';
import { useIntl, type IntlShape } from 'react-intl';
import { getFacetAttributes } from '../view-models/list-url-state';
import { toggleFacets } from './list-search';
import type { FacetValueView, FacetView } from '../view-models/listing-view';
import { useList } from './search-list';
import { useSearchState } from './use-search-state';

/** Number of filter groups that start open. */
const OPEN_ON_ARRIVAL = 3;

/** Returns the name of a facet. The ids are written out so that lint sees which messages are used. */
export function facetName(name: string, intl: IntlShape): string {
  switch (name) {
    case 'category':
      return intl.formatMessage({ id: 'filter.category' });
    case 'skin-type':
      return intl.formatMessage({ id: 'filter.skinType' });
    case 'concern':
      return intl.formatMessage({ id: 'filter.concern' });
    case 'collection':
      return intl.formatMessage({ id: 'filter.collection' });
    case 'property':
      return intl.formatMessage({ id: 'filter.property' });
    case 'size':
      return intl.formatMessage({ id: 'filter.size' });
    case 'topic':
      return intl.formatMessage({ id: 'filter.topic' });
    case 'available':
      return intl.formatMessage({ id: 'filter.available' });
    case 'new':
      return intl.formatMessage({ id: 'filter.new' });
    default:
      return name;
  }
}

/** The filters of a list. Counts and refinements come from InstantSearch, values and their labels from the page's data. */
export function ListFilters() {
  const { view } = useList();
  const lists = view.facets.filter(({ name }) => !toggleFacets.includes(name));
  const toggles = view.facets.filter(({ name }) => toggleFacets.includes(name));
  return (
    <>
      {lists.map((facet, position) => (
        <FacetFilter key={facet.name} facet={facet} startsOpen={position < OPEN_ON_ARRIVAL} />
      ))}
      {view.prices && (
        <>
          <PriceFilter prices={view.prices} />
          <RatingFilter />
        </>
      )}
      {toggles.length > 0 && <ToggleFilter names={toggles.map(({ name }) => name)} />}
    </>
  );
}

/** Registers an attribute whose filter is not rendered yet, so that a refinement in the address applies. */
export function UndrawnFilter({ attribute }: { readonly attribute: string }) {
  useRefinementList({ attribute });
  return null;
}

interface FacetFilterProps {
  readonly facet: FacetView;
  readonly startsOpen: boolean;
}

function FacetFilter({ facet: { name, values }, startsOpen }: FacetFilterProps) {
  const intl = useIntl();
  const { view } = useList();
  const [state, change] = useSearchState();
  const { items, refine } = useRefinementList({
    attribute: getOwnValue(getFacetAttributes(view), name) ?? name,
    // All values; those that are shown are selected below.
    limit: Math.max(values.length, 1),
  });
  const counts = new Map(items.map(({ value, count }) => [value, count]));
  const chosen = chosenValues(state, name);
  const [isExpanded, setExpanded] = useState(false);
  // A group with a chosen value opens, and stays open when the value is removed.
  const [isOpen, setOpen] = useState(startsOpen);
  if (chosen.length > 0 && !isOpen) setOpen(true);

  const isTree = values.some(({ parent }) => parent !== undefined);
  const option = ({ id, label }: FacetValueView): FilterOption => ({
    value: id,
    label,
    count: counts.get(id) ?? 0,
  });
  const limit = isExpanded ? REFINEMENT_LIST_SHOW_MORE_LIMIT : REFINEMENT_LIST_LIMIT;
  const shown = mostFrequent(values, limit);
  const shownOrChosen = values.filter((value) => shown.includes(value) || chosen.includes(value.id));
  const parents = Object.fromEntries(values.flatMap(({ id, parent }) => (parent ? [[id, parent]] : [])));
  const hasAbove = (id: string) => values.some((value) => value.id === getOwnValue(parents, id));

  return (
    <FilterGroup
      legend={facetName(name, intl)}
      startsOpen={isOpen}
      options={
        isTree
          ? values
              .filter(({ id }) => !hasAbove(id))
              .map((value) => ({
                ...option(value),
                children: values.filter(({ parent }) => parent === value.id).map(option),
              }))
          : shownOrChosen.map(option)
      }
      selected={chosen}
      onToggle={(value) => {
        // A value and its children exclude each other.
        if (isTree) change(toggleFacetInTree(state, name, value, parents));
        else refine(value);
      }}
      {...(!isTree && values.length > REFINEMENT_LIST_LIMIT
        ? {
            find: {
              label: intl.formatMessage(
                { id: 'filter.find' },
                { facet: facetName(name, intl).toLowerCase() },
              ),
              none: intl.formatMessage({ id: 'filter.noneFound' }),
              options: values.map(option),
            },
          }
        : {})}
      more={
        !isTree && !isExpanded && shownOrChosen.length < values.length
          ? {
              label: intl.formatMessage({ id: 'filter.more' }),
              onPress: () => {
                setExpanded(true);
              },
            }
          : undefined
      }
    />
  );
}

/** Ranked by the unrefined list, so that values do not appear or vanish while a shopper refines. */
function mostFrequent(values: readonly FacetValueView[], limit: number): readonly FacetValueView[] {
  return [...values].sort((one, other) => other.count - one.count).slice(0, limit);
}

interface PriceFilterProps {
  readonly prices: PerMarket<readonly [low: number, high: number]>;
}

function PriceFilter({ prices }: PriceFilterProps) {
  const intl = useIntl();
  const format = useFormat();
  const { context } = useList();
  // The hook rejects prices outside the range of the hits, which shoppers may enter.
  useRange({ attribute: `prices.${context.currency}` });
  const [state, change] = useSearchState();
  // Opens with a price and stays open without one, because its field may have the focus.
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && (state.minPrice !== undefined || state.maxPrice !== undefined)) setOpen(true);
  const perMarket = (write: (market: MarketId) => string) =>
    Object.fromEntries(marketIds.map((market) => [market, write(market)])) as Record<MarketId, string>;
  return (
    <RangeFields
      legend={intl.formatMessage({ id: 'filter.price' })}
      startsOpen={isOpen}
      minLabel={intl.formatMessage({ id: 'filter.from' })}
      maxLabel={intl.formatMessage({ id: 'filter.to' })}
      unit={<MarketText texts={perMarket((market) => markets[market].currency)} />}
      hint={
        <MarketText
          texts={perMarket((market) => {
            const { currency } = markets[market];
            const [low, high] = prices[market].map((units) =>
              format.price({ amount: units * 100, currency }),
            );
            return intl.formatMessage({ id: 'filter.prices' }, { low: low ?? '', high: high ?? '' });
          })}
        />
      }
      range={{ min: state.minPrice, max: state.maxPrice }}
      onChange={({ min, max }) => {
        change(refineSearch(state, { minPrice: min, maxPrice: max }));
      }}
    />
  );
}

/** `react-instantsearch` has no hook for the rating menu, only InstantSearch's connector. */
function useRatingMenu() {
  return useConnector<RatingMenuConnectorParams, RatingMenuWidgetDescription>(connectRatingMenu, {
    attribute: RATING_ATTRIBUTE,
    max: MAX_RATING,
  });
}

function RatingFilter() {
  const intl = useIntl();
  const { canRefine, refine } = useRatingMenu();
  const [{ minRating }] = useSearchState();
  // Stays once it has been shown.
  const [hasRatings, setHasRatings] = useState(false);
  if (!hasRatings && (canRefine || minRating !== undefined)) setHasRatings(true);
  if (!hasRatings) return null;
  const stars = Array.from({ length: MAX_RATING - 1 }, (_, below) => MAX_RATING - 1 - below);
  return (
    <FilterGroup
      legend={intl.formatMessage({ id: 'filter.rating' })}
      choice="one"
      options={[
        { value: '', label: intl.formatMessage({ id: 'filter.anyRating' }) },
        ...stars.map((count) => ({
          value: String(count),
          label: intl.formatMessage({ id: 'filter.starsAndUp' }, { count }),
        })),
      ]}
      selected={[String(minRating ?? '')]}
      onToggle={(value) => {
        // Refining by the current stars removes the filter.
        refine(value === '' ? String(minRating) : value);
      }}
    />
  );
}

function ToggleFilter({ names }: { readonly names: readonly string[] }) {
  const intl = useIntl();
  const { context } = useList();
  const { facets = {} } = context;
  const toggles = {
    available: useToggleRefinement({ attribute: facets['available'] ?? 'available' }),
    new: useToggleRefinement({ attribute: facets['new'] ?? 'isNew' }),
  };
  const shown = (['available', 'new'] as const).filter((name) => names.includes(name));
  return (
    <FilterGroup
      legend={intl.formatMessage({ id: 'filter.showOnly' })}
      options={shown.map((name) => ({
        value: name,
        label: facetName(name, intl),
        count: toggles[name].value.onFacetValue.count ?? 0,
      }))}
      selected={shown.filter((name) => toggles[name].value.isRefined)}
      onToggle={(name) => {
        const { value, refine } = toggles[name as keyof typeof toggles];
        refine(value);
      }}
    />
  );
}
