import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { marketIds, markets, type MarketId } from '@marehalm/shop';
import {
  chosenValues,
  listFacetValues,
  MAX_RATING,
  REFINEMENT_LIST_LIMIT,
  refineSearch,
  toggleFacet,
  toggleFacetInTree,
  type SearchState,
} from '@marehalm/search';
import { FilterGroup, MarketText, RangeFields, type FilterOption } from '@marehalm/ui';
import type { PerMarket } from '../view-models/product';
import type { Listing } from './listing';
import type { FacetValueView, FacetView, ListingView } from './listing-view';
import { ownValue } from '../browser/own-value';
import { useFormat } from '../intl/use-format';

/** Groups that are open on arrival; the others are opened by whoever looks for them. */
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

/** A facet of one value is a question of yes or no. */
const isSwitch = ({ name }: FacetView) => name === 'available' || name === 'new';

export interface ListFiltersProps {
  readonly view: ListingView;
  readonly listing: Listing<unknown>;
  readonly onChange: (state: SearchState) => void;
}

/** All that a list can be narrowed by. */
export function ListFilters({ view, listing, onChange }: ListFiltersProps) {
  const intl = useIntl();
  const { state, page } = listing;
  const lists = view.facets.filter((facet) => !isSwitch(facet));
  const switches = view.facets.filter(isSwitch);
  // What has been offered once stays.
  const [hasRatings, setHasRatings] = useState(false);
  if (!hasRatings && (page.hasRatings || state.minRating !== undefined)) setHasRatings(true);
  return (
    <>
      {lists.map((facet, position) => (
        <FacetFilter
          key={facet.name}
          facet={facet}
          startsOpen={position < OPEN_ON_ARRIVAL}
          state={state}
          counts={ownValue(page.counts, facet.name) ?? {}}
          onChange={onChange}
        />
      ))}
      {view.prices && <PriceFilter prices={view.prices} state={state} onChange={onChange} />}
      {hasRatings && <RatingFilter state={state} onChange={onChange} />}
      {switches.length > 0 && (
        <FilterGroup
          legend={intl.formatMessage({ id: 'filter.showOnly' })}
          options={switches.map(({ name }) => ({
            value: name,
            label: facetName(name, intl),
            count: ownValue(page.counts, name)?.['true'] ?? 0,
          }))}
          selected={switches
            .map(({ name }) => name)
            .filter((name) => chosenValues(state, name).includes('true'))}
          onToggle={(name) => {
            onChange(toggleFacet(state, name, 'true'));
          }}
        />
      )}
    </>
  );
}

interface FacetFilterProps {
  readonly facet: FacetView;
  readonly startsOpen: boolean;
  readonly state: SearchState;
  readonly counts: Readonly<Record<string, number>>;
  readonly onChange: (state: SearchState) => void;
}

function FacetFilter({ facet: { name, values }, startsOpen, state, counts, onChange }: FacetFilterProps) {
  const intl = useIntl();
  const chosen = chosenValues(state, name);
  const [isExpanded, setExpanded] = useState(false);
  // A group in which something is chosen is open, and stays so when that is taken away again.
  const [isOpen, setOpen] = useState(startsOpen);
  if (chosen.length > 0 && !isOpen) setOpen(true);

  const isTree = values.some(({ parent }) => parent !== undefined);
  const option = ({ id, label }: FacetValueView): FilterOption => ({
    value: id,
    label,
    count: ownValue(counts, id) ?? 0,
  });
  // Which values are shown is a matter of the whole list, so that none comes or goes under the shopper's hand.
  const most = listFacetValues(Object.fromEntries(values.map(({ id, count }) => [id, count])), {
    chosen,
    isExpanded,
  });
  const shown = new Set(most.items.map(({ value }) => value));
  const parents = Object.fromEntries(values.flatMap(({ id, parent }) => (parent ? [[id, parent]] : [])));
  const hasAbove = (id: string) => values.some((value) => value.id === ownValue(parents, id));

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
          : values.filter(({ id }) => shown.has(id)).map(option)
      }
      selected={chosen}
      onToggle={(value) => {
        onChange(toggleFacetInTree(state, name, value, parents));
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
        !isTree && most.canExpand
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

interface PriceFilterProps {
  readonly prices: PerMarket<readonly [low: number, high: number]>;
  readonly state: SearchState;
  readonly onChange: (state: SearchState) => void;
}

function PriceFilter({ prices, state, onChange }: PriceFilterProps) {
  const intl = useIntl();
  const format = useFormat();
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
        onChange(refineSearch(state, { minPrice: min, maxPrice: max }));
      }}
    />
  );
}

function RatingFilter({ state, onChange }: Omit<PriceFilterProps, 'prices'>) {
  const intl = useIntl();
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
      selected={[String(state.minRating ?? '')]}
      onToggle={(value) => {
        onChange(refineSearch(state, { minRating: value === '' ? undefined : Number(value) }));
      }}
    />
  );
}
