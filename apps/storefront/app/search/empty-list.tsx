import type { ReactNode } from 'react';
import { refineSearch } from '@marehalm/search';
import { Button, EmptyState, type Elements } from '@marehalm/ui';
import { useIntl } from 'react-intl';
import type { ChosenFilter } from './list-chips';
import { facetName } from './list-filters';
import { useList } from './search-list';
import type { ListProgress } from './use-list-progress';
import styles from './list-frame.module.css';

export interface EmptyListProps {
  readonly listing: ListProgress;
  /** "36 produkter". */
  readonly countText: (count: number) => string;
  /** Active filters; empty for a search by words alone. */
  readonly filters: readonly ChosenFilter[];
  readonly title: string;
  /** Advice for a query without results. */
  readonly help: Elements;
  /** Links to other lists. */
  readonly otherWays?: ReactNode;
  /** Keeps the focus when a pressed button disappears. */
  readonly keepFocus: () => void;
  readonly onClear: () => void;
}

/** An empty list: which filter to remove, and how many entries there are without it. */
export function EmptyList({ title, filters, help, otherWays, onClear, ...ways }: EmptyListProps) {
  const intl = useIntl();
  const isNarrowed = filters.length > 0;
  return (
    <EmptyState
      title={title}
      action={
        isNarrowed && (
          <Button variant="quiet" onClick={onClear}>
            {intl.formatMessage({ id: 'filter.clear' })}
          </Button>
        )
      }
    >
      {isNarrowed ? (
        <Ways filters={filters} {...ways} />
      ) : (
        <>
          {help}
          {otherWays && <div className={styles.others}>{otherWays}</div>}
        </>
      )}
    </EmptyState>
  );
}

function Ways({
  listing: { state, change, hitsWithout },
  countText,
  filters,
  keepFocus,
}: Pick<EmptyListProps, 'listing' | 'countText' | 'filters' | 'keepFocus'>) {
  const intl = useIntl();
  const { facets = {} } = useList().context;
  const ofFacets = Object.entries(facets).flatMap(([name, attribute]) => {
    const count = hitsWithout[attribute] ?? 0;
    if (count === 0) return [];
    return {
      id: name,
      label: intl.formatMessage(
        { id: 'filter.without' },
        { filter: facetName(name, intl), what: countText(count) },
      ),
      remove: () => {
        change(refineSearch(state, { facets: { ...state.facets, [name]: [] } }));
      },
    };
  });
  const others = filters
    .filter(({ id }) => id === 'price' || id === 'rating')
    .map(({ label, ...filter }) => ({
      ...filter,
      label: intl.formatMessage({ id: 'filter.remove' }, { filter: label }),
    }));
  const ways = [...ofFacets, ...others];
  if (ways.length === 0) return null;
  return (
    <ul className={styles.ways} role="list">
      {ways.map(({ id, label, remove }) => (
        <li key={id}>
          <Button
            variant="link"
            onClick={() => {
              keepFocus();
              remove();
            }}
          >
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
