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

/** Number of filter groups that are open at first. */
const OPEN_ON_ARRIVAL = 3;

/** What a facet is called. Written out, so that the build sees which messages are used. */
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

/** All that a list can be narrowed by. InstantSearch has the counts and the choices, the page the values and their names. */
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

/** Has a choice that no filter is drawn for count all the same: one of an address, before the filters are. */
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
    // The counts of all: which of them are shown is said below.
    limit: Math.max(values.length, 1),
  });
  const counts = new Map(items.map(({ value, count }) => [value, count]));
  const chosen = chosenValues(state, name);
  const [isExpanded, setExpanded] = useState(false);
  // A group in which something is chosen is open, and stays so when that is taken away again.
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
        // A value and those that lie in it are not chosen both.
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

/** Which values are shown is a matter of the whole list, so that none comes or goes under the shopper's hand. */
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
  // What the hook would refuse, a price beyond those that are shown, is what some shoppers ask for.
  useRange({ attribute: `prices.${context.currency}` });
  const [state, change] = useSearchState();
  // Open where a price is asked for, and so it stays when that is taken away again: its field may have the focus.
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

/** `react-instantsearch` has the connector of a rating menu, and no hook of its own for it. */
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
  // What has been offered once stays.
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
        // The same stars again take the filter away.
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
