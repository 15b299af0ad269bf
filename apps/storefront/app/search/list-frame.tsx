import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button, Icon, ListLayout, NarrowOnly, ShowMore, type Elements } from '@marehalm/ui';
import { useIntl } from 'react-intl';
import { EmptyList } from './empty-list';
import { FilterDrawer } from './filter-drawer';
import { ListChips, useChosenFilters } from './list-chips';
import { ListFilters, UndrawnFilter } from './list-filters';
import { ListNews } from './list-news';
import { ListSort } from './list-sort';
import { useList } from './search-list';
import type { ListProgress } from './use-list-progress';
import styles from './list-frame.module.css';

export interface ListFrameProps {
  readonly listing: ListProgress;
  /** Number of entries shown. */
  readonly shown: number;
  /** "36 produkter". */
  readonly countText: (count: number) => string;
  /** A search field above the list. */
  readonly field?: ReactNode;
  /** Whether count and filters stay hidden until the list is searched. */
  readonly isQuiet?: boolean;
  /** Links to other lists, for a query without results. */
  readonly otherWays?: ReactNode;
  /** Results of a search that are not entries of the list. */
  readonly otherResults?: {
    /** Above the list. */
    readonly content: Elements;
    /** Announced with the number of entries: "2 sider i Hjælp og sider". */
    readonly news: string;
    /** Title of an empty list that has such results: 'Ingen produkter for ”gavekort”'. */
    readonly none: string;
  };
  /** Links to entries beyond the first page, for browsers without scripts. */
  readonly rest?: readonly { readonly title: string; readonly href: string }[];
  /** One element that contains the entries, each with a link. */
  readonly children: ReactNode;
}

/**
 * A list with its filters, sort order and 'View more'. The result of an action is announced once. The focus stays where it is, or moves
 * to the first new entry after 'View more'.
 */
export function ListFrame({
  listing,
  shown,
  countText,
  field,
  isQuiet = false,
  otherWays,
  otherResults,
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
  // Filters stay once shown, because they may have the focus.
  const [isUsed, setUsed] = useState(!isQuiet);
  if (!isUsed && (filters.length > 0 || state.query.trim() !== '')) setUsed(true);
  const isBare = !isUsed;
  const isEmpty = shown === 0;
  const narrowing = filters.filter(({ id }) => id !== 'query');
  const nothing = isWaiting
    ? intl.formatMessage({ id: 'filter.loading' })
    : narrowing.length > 0
      ? intl.formatMessage({ id: 'filter.empty' })
      : (otherResults?.none ?? intl.formatMessage({ id: 'search.none' }, { query: state.query }));
  const whatCame = isEmpty ? nothing : last === 'narrow' && countText(total);
  const showing = intl.formatMessage({ id: 'filter.showing' }, { shown, total });

  useFocusOnNew(entries, shown, last === 'more' && progress === 'settled');

  /** Keeps the focus when a pressed button disappears. */
  const keepFocus = () => {
    (isDrawerOpen ? show : count).current?.focus({ preventScroll: true });
  };
  const clearAll = () => {
    keepFocus();
    clear();
  };

  const toolbarText =
    progress === 'stalled' ? intl.formatMessage({ id: 'filter.stalled' }) : countText(total);
  const groups = <ListFilters />;
  // While a drawer is open, nothing outside of it is visible or announced.
  const news = (
    <ListNews
      progress={progress}
      error={error}
      settled={
        last === 'more' ? showing : whatCame && [whatCame, otherResults?.news].filter(Boolean).join('. ')
      }
      onRetry={() => {
        keepFocus();
        retry();
      }}
    />
  );
  return (
    <>
      {isBare &&
        view.facets.map(({ name }) => (
          <UndrawnFilter key={name} attribute={context.facets?.[name] ?? name} />
        ))}
      {field && <div className={styles.field}>{field}</div>}
      {otherResults?.content}
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
              {context.sortOrders && <ListSort />}
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
          <EmptyList
            {...{ listing, countText, otherWays, keepFocus }}
            filters={narrowing}
            help={!otherResults && <p>{intl.formatMessage({ id: 'search.noneHelp' })}</p>}
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
        {rest.length > 0 && <Rest links={rest} />}
      </ListLayout>
      <FilterDrawer
        isOpen={isDrawerOpen}
        onClose={() => {
          setDrawerOpen(false);
        }}
        countText={countText(total)}
        onClear={filters.length > 0 ? clearAll : undefined}
        showRef={show}
      >
        {news}
        {groups}
      </FilterDrawer>
    </>
  );
}

/** Links to entries beyond the first page, for browsers without scripts. */
function Rest({ links }: { readonly links: NonNullable<ListFrameProps['rest']> }) {
  const intl = useIntl();
  return (
    <noscript>
      <h2>{intl.formatMessage({ id: 'filter.rest' })}</h2>
      <ul>
        {links.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </noscript>
  );
}

/** Moves the focus to the first entry that 'View more' has added. */
function useFocusOnNew(entries: { readonly current: HTMLElement | null }, shown: number, isLonger: boolean) {
  const before = useRef(shown);
  useLayoutEffect(() => {
    const first = before.current;
    before.current = shown;
    if (!isLonger || shown <= first) return;
    entries.current?.firstElementChild?.children[first]?.querySelector('a')?.focus({ preventScroll: true });
  }, [entries, shown, isLonger]);
}
