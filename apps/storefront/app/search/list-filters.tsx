import { useState } from 'react';
import { useIntl } from 'react-intl';
import { getCurrencyExponent } from '@marehalm/cart-domain/money';
import { marketIds, markets, type MarketId } from '@marehalm/shop';
import type { Facet } from '@marehalm/search';
import {
  useFacetFilter,
  usePriceFilter,
  useRatingFilter,
  useSurroundingList,
  useToggleFilter,
} from '@marehalm/search/react';
import { FilterGroup, MarketText, RangeFields } from '@marehalm/ui';
import { useFormat } from '../intl/use-format';
import type { ListingFacets, PerMarket } from '@marehalm/page-data';
import { formatFacetName } from './facet-name';
import { booleanFacets } from './search-list';

/** Number of filter groups that start open. */
const OPEN_ON_ARRIVAL = 3;

/** The filters of a list. Counts and refinements come from InstantSearch, values and their labels from the page's data. */
export function ListFilters() {
  const { view } = useSurroundingList<ListingFacets>();
  const lists = view.facets.filter(({ name }) => !booleanFacets.includes(name));
  const toggles = view.facets.filter(({ name }) => booleanFacets.includes(name));
  return (
    <>
      {lists.map((facet, position) => (
        <FacetGroup key={facet.name} facet={facet} startsOpen={position < OPEN_ON_ARRIVAL} />
      ))}
      {view.prices && (
        <>
          <PriceGroup prices={view.prices} />
          <RatingGroup />
        </>
      )}
      {toggles.length > 0 && <ToggleGroup names={toggles.map(({ name }) => name)} />}
    </>
  );
}

interface FacetGroupProps {
  readonly facet: Facet;
  readonly startsOpen: boolean;
}

function FacetGroup({ facet, startsOpen }: FacetGroupProps) {
  const intl = useIntl();
  const { options, searchable, chosen, toggle, showMore } = useFacetFilter(facet);
  // A group with a chosen value opens, and stays open when the value is removed.
  const [isOpen, setOpen] = useState(startsOpen);
  if (chosen.length > 0 && !isOpen) setOpen(true);
  const name = formatFacetName(facet.name, intl);
  return (
    <FilterGroup
      legend={name}
      startsOpen={isOpen}
      options={options}
      selected={chosen}
      onToggle={toggle}
      find={
        searchable && {
          label: intl.formatMessage({ id: 'filter.find' }, { facet: name.toLowerCase() }),
          none: intl.formatMessage({ id: 'filter.noneFound' }),
          options: searchable,
        }
      }
      more={showMore && { label: intl.formatMessage({ id: 'filter.more' }), onPress: showMore }}
    />
  );
}

interface PriceGroupProps {
  readonly prices: PerMarket<readonly [low: number, high: number]>;
}

function PriceGroup({ prices }: PriceGroupProps) {
  const intl = useIntl();
  const format = useFormat();
  const { min, max, change } = usePriceFilter();
  // Opens with a price and stays open without one, because its field may have the focus.
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && (min !== undefined || max !== undefined)) setOpen(true);
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
              format.price({ amount: units * 10 ** getCurrencyExponent(currency), currency }),
            );
            return intl.formatMessage({ id: 'filter.prices' }, { low: low ?? '', high: high ?? '' });
          })}
        />
      }
      range={{ min, max }}
      onChange={change}
    />
  );
}

function RatingGroup() {
  const intl = useIntl();
  const { hasRatings, stars, chosen, choose } = useRatingFilter();
  if (!hasRatings) return null;
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
      selected={[String(chosen ?? '')]}
      onToggle={(value) => {
        choose(value === '' ? undefined : Number(value));
      }}
    />
  );
}

function ToggleGroup({ names }: { readonly names: readonly string[] }) {
  const intl = useIntl();
  const toggles = { available: useToggleFilter('available'), new: useToggleFilter('new') };
  const shown = (['available', 'new'] as const).filter((name) => names.includes(name));
  return (
    <FilterGroup
      legend={intl.formatMessage({ id: 'filter.showOnly' })}
      options={shown.map((name) => ({
        value: name,
        label: formatFacetName(name, intl),
        count: toggles[name].count,
      }))}
      selected={shown.filter((name) => toggles[name].isOn)}
      onToggle={(name) => {
        toggles[name as keyof typeof toggles].toggle();
      }}
    />
  );
}
