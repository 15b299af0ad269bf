import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useSortBy } from 'react-instantsearch';
import {
  DEFAULT_SORT_ORDER,
  refineSearch,
  sortedIndexName,
  sortOfIndex,
  sortOrders,
  type SortOrder,
} from '@marehalm/search';
import {
  Button,
  Drawer,
  EmptyState,
  Icon,
  ListLayout,
  NarrowOnly,
  Notice,
  ShowMore,
  SortControl,
  VisuallyHidden,
  type Elements,
} from '@marehalm/ui';
import { useIntl, type IntlShape } from 'react-intl';
import { ListChips, useChosenFilters, type ChosenFilter } from './list-chips';
import { facetName, ListFilters, UndrawnFilter } from './list-filters';
import { isBusy } from './ask-search-service';
import { useList } from './search-list';
import type { ListProgress } from './use-list-progress';
import styles from './list-frame.module.css';

/** The orders of a list. Written out, so that the build sees which messages are used. */
function sortName(sort: SortOrder, intl: IntlShape): string {
  switch (sort) {
    case 'most-popular':
      return intl.formatMessage({ id: 'filter.sort.mostPopular' });
    case 'trending':
      return intl.formatMessage({ id: 'filter.sort.trending' });
    case 'newest':
      return intl.formatMessage({ id: 'filter.sort.newest' });
    case 'lowest-price':
      return intl.formatMessage({ id: 'filter.sort.lowestPrice' });
    case 'highest-price':
      return intl.formatMessage({ id: 'filter.sort.highestPrice' });
  }
}

/** The order of a list of products, to be chosen. */
function ListSort() {
  const intl = useIntl();
  const { locale, currency } = useList().context;
  const { currentRefinement, refine } = useSortBy({
    items: sortOrders.map((sort) => ({
      value: sortedIndexName(sort, locale, currency),
      label: sortName(sort, intl),
    })),
  });
  return (
    <SortControl
      label={intl.formatMessage({ id: 'filter.sort' })}
      value={sortOfIndex(currentRefinement) ?? DEFAULT_SORT_ORDER}
      options={sortOrders.map((sort) => ({ value: sort, label: sortName(sort, intl) }))}
      onChange={(sort) => {
        refine(sortedIndexName(sort as SortOrder, locale, currency));
      }}
    />
  );
}

export interface ListFrameProps {
  readonly listing: ListProgress;
  /** How many entries are shown. */
  readonly shown: number;
  /** "36 produkter". */
  readonly countText: (count: number) => string;
  /** A field above the list to search it by. */
  readonly field?: ReactNode;
  /** Whether the list has an order to choose. */
  readonly isSorted?: boolean;
  /** Whether count and filters wait until something is searched for. */
  readonly isQuiet?: boolean;
  /** Where to look when no words of a search were found. */
  readonly otherWays?: ReactNode;
  /** What a search has found that is no entry of the list. */
  readonly besides?: {
    /** Above the list. */
    readonly content: Elements;
    /** Read aloud with the number of entries: "2 sider i Hjælp og sider". */
    readonly news: string;
    /** That the list has no such entries, in place of that there is nothing at all: 'Ingen produkter for ”gavekort”'. */
    readonly none: string;
  };
  /** Links to what is not on the first page, for browsers without scripts. */
  readonly rest?: readonly { readonly title: string; readonly href: string }[];
  /** One element with the entries in it, each with a link. */
  readonly children: ReactNode;
}

/**
 * A list with all that narrows, sorts and lengthens it. What comes of a press is announced once; the focus stays where it is, and
 * goes to the first new entry when the list was made longer.
 */
export function ListFrame({
  listing,
  shown,
  countText,
  field,
  isSorted = false,
  isQuiet = false,
  otherWays,
  besides,
  rest = [],
  children,
}: ListFrameProps) {
  const intl = useIntl();
  const { view, context } = useList();
  const { state, total, progress, error, last, showMore, retry } = listing;
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const entries = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const show = useRef<HTMLButtonElement>(null);
  const { filters, clear } = useChosenFilters({ withQuery: !field });
  const isWaiting = progress === 'searching' || progress === 'stalled';
  // What has been shown once stays: it may have the focus.
  const [isUsed, setUsed] = useState(!isQuiet);
  if (!isUsed && (filters.length > 0 || state.query.trim() !== '')) setUsed(true);
  const isBare = !isUsed;
  const isEmpty = shown === 0;
  const isNarrowed = filters.some(({ id }) => id !== 'query');
  const nothing = isWaiting
    ? intl.formatMessage({ id: 'filter.loading' })
    : isNarrowed
      ? intl.formatMessage({ id: 'filter.empty' })
      : (besides?.none ?? intl.formatMessage({ id: 'search.none' }, { query: state.query }));
  const whatCame = isEmpty ? nothing : last === 'narrow' && countText(total);
  const showing = intl.formatMessage({ id: 'filter.showing' }, { shown, total });

  useFocusOnNew(entries, shown, last === 'more' && progress === 'settled');

  /** For what is gone as soon as it is pressed. */
  const keepFocus = () => {
    (isDrawerOpen ? show : count).current?.focus({ preventScroll: true });
  };
  const clearAll = () => {
    keepFocus();
    clear();
  };

  const settled =
    last === 'more' ? showing : whatCame && [whatCame, besides?.news].filter(Boolean).join('. ');
  const said =
    progress === 'stalled' ? intl.formatMessage({ id: 'filter.stalled' }) : progress === 'settled' && settled;
  const toolbarText =
    progress === 'stalled' ? intl.formatMessage({ id: 'filter.stalled' }) : countText(total);
  const groups = <ListFilters />;
  // A drawer is all that can be seen and heard while it is open.
  const news = (
    <>
      <VisuallyHidden>
        <span role="status">{said && <span key={said}>{said}</span>}</span>
      </VisuallyHidden>
      {progress === 'failed' && (
        <div className={styles.notice}>
          <Notice tone="problem">
            <p>
              {isBusy(error)
                ? intl.formatMessage({ id: 'search.busy' })
                : intl.formatMessage({ id: 'filter.down' })}
            </p>
            <Button
              variant="link"
              onClick={() => {
                keepFocus();
                retry();
              }}
            >
              {intl.formatMessage({ id: 'filter.retry' })}
            </Button>
          </Notice>
        </div>
      )}
    </>
  );
  return (
    <>
      {view.facets.map(({ name }) => (
        <UndrawnFilter key={name} attribute={context.facets?.[name] ?? name} />
      ))}
      {field && <div className={styles.field}>{field}</div>}
      {besides?.content}
      <ListLayout
        filtersLabel={intl.formatMessage({ id: 'filter.title' })}
        filters={view.facets.length > 0 && !isBare && groups}
        toolbar={
          isBare ? undefined : (
            <>
              {view.facets.length > 0 && (
                <NarrowOnly>
                  <Button
                    variant="link"
                    onClick={() => {
                      setDrawerOpen(true);
                    }}
                  >
                    <Icon name="filter" />
                    <span key={filters.length}>
                      {intl.formatMessage({ id: 'filter.open' }, { count: filters.length })}
                    </span>
                  </Button>
                </NarrowOnly>
              )}
              <p ref={count} tabIndex={-1}>
                <span key={toolbarText}>{toolbarText}</span>
              </p>
              {isSorted && <ListSort />}
            </>
          )
        }
        chips={
          filters.length > 0 && (
            <ListChips
              filters={filters}
              onRemove={({ remove }) => {
                if (filters.length === 1) keepFocus();
                remove();
              }}
              onClear={clearAll}
            />
          )
        }
      >
        {!isDrawerOpen && news}
        {isEmpty && progress === 'failed' ? undefined : isEmpty ? (
          <Empty
            {...{ listing, countText, otherWays, isNarrowed, filters, keepFocus }}
            help={!besides && <p>{intl.formatMessage({ id: 'search.noneHelp' })}</p>}
            title={nothing}
            onClear={clearAll}
          />
        ) : (
          <>
            <div
              ref={entries}
              className={styles.entries}
              data-waiting={isWaiting && last !== 'more'}
              aria-busy={isWaiting}
            >
              {children}
            </div>
            {!(isBare && shown === total) && (
              <div className={styles.more}>
                <ShowMore
                  shown={shown}
                  total={total}
                  text={showing}
                  isAnnounced={false}
                  label={intl.formatMessage({ id: 'filter.viewMore' })}
                  pending={isWaiting ? intl.formatMessage({ id: 'filter.loading' }) : undefined}
                  onShowMore={showMore}
                />
              </div>
            )}
          </>
        )}
        {rest.length > 0 && (
          <noscript>
            <h2>{intl.formatMessage({ id: 'filter.rest' })}</h2>
            <ul>
              {rest.map(({ title, href }) => (
                <li key={href}>
                  <a href={href}>{title}</a>
                </li>
              ))}
            </ul>
          </noscript>
        )}
      </ListLayout>
      <Drawer
        isOpen={isDrawerOpen}
        onClose={() => {
          setDrawerOpen(false);
        }}
        side="left"
        title={intl.formatMessage({ id: 'filter.title' })}
        closeLabel={intl.formatMessage({ id: 'site.close' })}
        footer={
          <div className={styles.footer}>
            <Button
              ref={show}
              onClick={() => {
                setDrawerOpen(false);
              }}
            >
              {intl.formatMessage({ id: 'filter.show' }, { what: countText(total) })}
            </Button>
            {filters.length > 0 && (
              <Button variant="link" onClick={clearAll}>
                {intl.formatMessage({ id: 'filter.clear' })}
              </Button>
            )}
          </div>
        }
      >
        {isDrawerOpen && (
          <>
            {news}
            {groups}
          </>
        )}
      </Drawer>
    </>
  );
}

/** Brings the focus to the first entry that was not there before the list was made longer. */
function useFocusOnNew(entries: { readonly current: HTMLElement | null }, shown: number, isLonger: boolean) {
  const before = useRef(shown);
  useLayoutEffect(() => {
    const first = before.current;
    before.current = shown;
    if (!isLonger || shown <= first) return;
    entries.current?.firstElementChild?.children[first]?.querySelector('a')?.focus({ preventScroll: true });
  }, [entries, shown, isLonger]);
}

/** Nothing fits: which filter to take away for something to be left, and how many there are then. */
function Empty({
  title,
  isNarrowed,
  filters,
  listing: { state, change, hitsWithout },
  countText,
  keepFocus,
  onClear,
  otherWays,
  help,
}: Pick<ListFrameProps, 'listing' | 'countText' | 'otherWays'> & {
  readonly title: string;
  /** What to try, where words were searched for in vain. */
  readonly help: Elements;
  /** Whether filters are chosen, so that taking one away may help. */
  readonly isNarrowed: boolean;
  readonly filters: readonly ChosenFilter[];
  /** For what is gone as soon as it is pressed. */
  readonly keepFocus: () => void;
  readonly onClear: () => void;
}) {
  const intl = useIntl();
  const { facets = {} } = useList().context;
  const ways = Object.entries(facets).flatMap(([name, attribute]): [string, number][] => {
    const count = hitsWithout[attribute] ?? 0;
    return count > 0 ? [[name, count]] : [];
  });
  const others = filters.filter(({ id }) => id === 'price' || id === 'rating');
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
        ways.length + others.length > 0 && (
          <ul className={styles.ways} role="list">
            {ways.map(([name, count]) => (
              <li key={name}>
                <Button
                  variant="link"
                  onClick={() => {
                    keepFocus();
                    change(refineSearch(state, { facets: { ...state.facets, [name]: [] } }));
                  }}
                >
                  {intl.formatMessage(
                    { id: 'filter.without' },
                    { filter: facetName(name, intl), what: countText(count) },
                  )}
                </Button>
              </li>
            ))}
            {others.map(({ id, label, remove }) => (
              <li key={id}>
                <Button
                  variant="link"
                  onClick={() => {
                    keepFocus();
                    remove();
                  }}
                >
                  {intl.formatMessage({ id: 'filter.remove' }, { filter: label })}
                </Button>
              </li>
            ))}
          </ul>
        )
      ) : (
        <>
          {help}
          {otherWays && <div className={styles.others}>{otherWays}</div>}
        </>
      )}
    </EmptyState>
  );
}
