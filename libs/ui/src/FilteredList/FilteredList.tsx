'use client';

import { useLayoutEffect, useRef, useState, type ReactNode, type Ref, type RefObject } from 'react';
import { Button } from '../Button/Button.tsx';
import { Chips, type RemovableChip } from '../Chips/Chips.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ListLayout, NarrowOnly } from '../ListLayout/ListLayout.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { ShowMore } from '../ShowMore/ShowMore.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { NonTextNode } from '../non-text-node.ts';
import styles from './FilteredList.module.css';

/** An active filter: a chip that removes it. */
export interface ActiveListFilter extends RemovableChip {
  remove: () => void;
}

export interface FilteredListTexts {
  /** Name of the filters: "Filtre". */
  filters: string;
  /** Button of the drawer with the filters: "Filtrér (2)". */
  openFilters: string;
  closeFilters: string;
  /** Button that closes the drawer: "Vis 36 produkter". */
  showResults: ReactNode;
  /** "Valgte filtre". */
  activeFilters: string;
  /** "Ryd filtre". */
  clearFilters: ReactNode;
  /** Number of entries, or that they take long: "36 produkter". */
  count: string;
  /** "Viser 12 af 36". */
  shown: string;
  /** "Vis flere". */
  showMore: ReactNode;
  /** "Henter…" */
  pending: ReactNode;
  /** "Prøv igen". */
  retry: ReactNode;
  /** Heading of `rest`, for browsers without scripts. */
  rest?: ReactNode;
}

export interface FilteredListProps {
  texts: FilteredListTexts;
  /** Entries shown. */
  shown: number;
  /** Entries there are. */
  total: number;
  progress: 'settled' | 'searching' | 'stalled' | 'failed';
  /** Announced when it changes: the result of the shopper's last action. */
  news?: string | false | undefined;
  /** Why the list could not be loaded; shown while `progress` is `failed`. */
  failure?: ReactNode;
  /** FilterGroups: a column on a desk, a drawer on a phone. None while the list is not used yet. */
  filters?: NonTextNode | false;
  activeFilters?: readonly ActiveListFilter[];
  /** Removes all filters. */
  onClear: () => void;
  /** A SortControl. */
  sort?: NonTextNode | false | undefined;
  /** Whether the number of entries and the filters are left out, as of a list that is read before it is searched. */
  isQuiet?: boolean;
  /** A SearchField above the list. */
  field?: ReactNode;
  /** What a search has found besides entries, above the list. */
  otherResults?: NonTextNode | undefined;
  empty: {
    /** "Ingen produkter passer til dine filtre". */
    title: ReactNode;
    /** Advice where no filter is active. */
    text?: ReactNode;
    /** Links to other lists, where no filter is active. */
    otherLists?: ReactNode;
    /** Filters to remove, with what there is then: "Uden Tør hud: 14 produkter". */
    ways?: readonly { id: string; label: ReactNode; onPress: () => void }[];
  };
  /** Whether the last action was 'show more': the focus moves to the first new entry, and those before stay as they are. */
  isLonger?: boolean;
  onShowMore: () => void;
  onRetry: () => void;
  /** Links to entries beyond the first page, for browsers without scripts. */
  rest?: readonly { title: string; href: string }[];
  /** One element that contains the entries, each with a link. */
  children: ReactNode;
}

/**
 * A list with its filters, order and 'show more'. The result of an action is announced once. The focus stays where it is, moves to the
 * first new entry, or to the number of entries where a pressed button disappears.
 */
export function FilteredList({
  texts,
  shown,
  total,
  progress,
  news,
  failure,
  filters,
  activeFilters = [],
  onClear,
  sort,
  isQuiet = false,
  field,
  otherResults,
  empty,
  isLonger = false,
  onShowMore,
  onRetry,
  rest = [],
  children,
}: FilteredListProps) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const entries = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const show = useRef<HTMLButtonElement>(null);
  const isWaiting = progress === 'searching' || progress === 'stalled';
  const isEmpty = shown === 0;
  const isFiltered = activeFilters.length > 0;
  useFocusOnNew(entries, shown, isLonger && progress === 'settled');

  /** Keeps the focus when a pressed button disappears. */
  const keepFocus = () => {
    (isDrawerOpen ? show : count).current?.focus({ preventScroll: true });
  };
  const clearAll = () => {
    keepFocus();
    onClear();
  };
  const clear = (
    <Button variant="link" onClick={clearAll}>
      {texts.clearFilters}
    </Button>
  );
  // While a drawer is open, nothing outside of it is visible or announced.
  const announcement = (
    <>
      <VisuallyHidden>
        <span role="status">{news && <span key={news}>{news}</span>}</span>
      </VisuallyHidden>
      {progress === 'failed' && (
        <div className={styles.notice}>
          <Notice tone="problem">
            <p>{failure}</p>
            <Button
              variant="link"
              onClick={() => {
                keepFocus();
                onRetry();
              }}
            >
              {texts.retry}
            </Button>
          </Notice>
        </div>
      )}
    </>
  );
  return (
    <>
      {field && <div className={styles.field}>{field}</div>}
      {otherResults}
      <ListLayout
        filtersLabel={texts.filters}
        filters={filters}
        toolbar={
          !isQuiet && (
            <>
              {filters && (
                <NarrowOnly>
                  <Button
                    variant="link"
                    onClick={() => {
                      setDrawerOpen(true);
                    }}
                  >
                    <Icon name="filter" />
                    <span key={texts.openFilters}>{texts.openFilters}</span>
                  </Button>
                </NarrowOnly>
              )}
              <p ref={count} tabIndex={-1}>
                <span key={texts.count}>{texts.count}</span>
              </p>
              {sort}
            </>
          )
        }
        chips={
          isFiltered && (
            <Chips
              label={texts.activeFilters}
              chips={activeFilters}
              onRemove={(id) => {
                if (activeFilters.length === 1) keepFocus();
                activeFilters.find((filter) => filter.id === id)?.remove();
              }}
              clear={clear}
            />
          )
        }
      >
        {!isDrawerOpen && announcement}
        {isEmpty && progress === 'failed' ? undefined : isEmpty ? (
          <EmptyState
            title={empty.title}
            action={
              empty.ways && (
                <Button variant="quiet" onClick={clearAll}>
                  {texts.clearFilters}
                </Button>
              )
            }
          >
            {empty.ways ? (
              empty.ways.length > 0 && (
                <ul className={styles.ways} role="list">
                  {empty.ways.map(({ id, label, onPress }) => (
                    <li key={id}>
                      <Button
                        variant="link"
                        onClick={() => {
                          keepFocus();
                          onPress();
                        }}
                      >
                        {label}
                      </Button>
                    </li>
                  ))}
                </ul>
              )
            ) : (
              <>
                {empty.text && <p>{empty.text}</p>}
                {empty.otherLists && <div className={styles.others}>{empty.otherLists}</div>}
              </>
            )}
          </EmptyState>
        ) : (
          <>
            <div
              ref={entries}
              className={styles.entries}
              data-waiting={isWaiting && !isLonger}
              aria-busy={isWaiting}
            >
              {children}
            </div>
            {!(isQuiet && shown === total) && (
              <div className={styles.more}>
                <ShowMore
                  shown={shown}
                  total={total}
                  text={texts.shown}
                  isAnnounced={false}
                  label={texts.showMore}
                  pending={isWaiting ? texts.pending : undefined}
                  onShowMore={onShowMore}
                />
              </div>
            )}
          </>
        )}
        {rest.length > 0 && <Rest title={texts.rest} links={rest} />}
      </ListLayout>
      <FilterDrawer
        isOpen={isDrawerOpen}
        onClose={() => {
          setDrawerOpen(false);
        }}
        texts={texts}
        showRef={show}
        clear={isFiltered && clear}
      >
        {announcement}
        {filters}
      </FilterDrawer>
    </>
  );
}

/** The filters on a phone. */
function FilterDrawer({
  isOpen,
  onClose,
  texts,
  showRef,
  clear,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  texts: FilteredListTexts;
  showRef: Ref<HTMLButtonElement>;
  clear: NonTextNode | false;
  children: ReactNode;
}) {
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      side="left"
      title={texts.filters}
      closeLabel={texts.closeFilters}
      footer={
        <div className={styles.footer}>
          <Button ref={showRef} onClick={onClose}>
            {texts.showResults}
          </Button>
          {clear}
        </div>
      }
    >
      {isOpen && children}
    </Drawer>
  );
}

function Rest({ title, links }: { title: ReactNode; links: NonNullable<FilteredListProps['rest']> }) {
  return (
    <noscript>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.title}</a>
          </li>
        ))}
      </ul>
    </noscript>
  );
}

/** Moves the focus to the link of the first entry that 'show more' has added. */
function useFocusOnNew(entries: RefObject<HTMLElement | null>, shown: number, isLonger: boolean) {
  const before = useRef(shown);
  useLayoutEffect(() => {
    const first = before.current;
    before.current = shown;
    if (!isLonger || shown <= first) return;
    const items = entries.current?.firstElementChild?.children ?? [];
    const own = [...items].filter((item) => !item.querySelector('[data-editorial]'));
    own[first]?.querySelector('a')?.focus({ preventScroll: true });
  }, [entries, shown, isLonger]);
}
