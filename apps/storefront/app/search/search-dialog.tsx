import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { hrefFor } from '@marehalm/shop';
import { limitQuery } from '@marehalm/search';
import { SearchColumns, SearchDialog as Frame, SearchField } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import { SEARCH_BUTTON_ID } from '../layout/search-button';
import { useIntl } from 'react-intl';
import { SearchErrorNotice } from './search-error-notice';
import { useOverlayQueryInUrl } from './use-overlay-query-in-url';
import { RecentSearchesSection } from './recent-searches-section';
import { SearchShortcutSetting } from './search-shortcut-setting';
import { getShopSearchHref, parseOverlayQuery } from '@marehalm/page-data';
import { PopularSearchesAndCategories, type CategoryLink } from './popular-searches-and-categories';
import { useRecentSearches } from './use-recent-searches';

/** Loads the code that queries the search service, at the first letter. */
const loadAnswers = async () => {
  // Browsers cache a failed import and would not request the module again.
  if (!navigator.onLine) throw new Error('Cannot search: there is no connection');
  return (await import('./search-results-panel')).SearchResultsPanel;
};
type Answers = Awaited<ReturnType<typeof loadAnswers>>;

export interface SearchDialogProps {
  readonly isOpen: boolean;
  /** `in-place` keeps the history entry. */
  readonly onClose: (how?: 'in-place') => void;
  readonly popularSearches: readonly string[];
  /** Links for a query without results. */
  readonly categories: readonly CategoryLink[];
}

/**
 * The search overlay: a plain field and lists of links, so that Tab and screen readers work as everywhere. The address says whether it
 * is open and for which query; what is typed gets there a moment later.
 */
export function SearchDialog({ isOpen, onClose, popularSearches, categories }: SearchDialogProps) {
  const intl = useIntl();
  const locale = usePageLocale();
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search, key } = location;
  const field = useRef<HTMLInputElement>(null);
  /** The result that was followed last. It gets the focus when Back reopens the search. */
  const followed = useRef<HTMLElement>(null);
  const [shownEntry, setShownEntry] = useState<string>();
  const [typed, setTyped] = useState('');
  /** Popular searches stay until there are results, so that nothing collapses at the first letter. */
  const [isBeginning, setBeginning] = useState(true);
  /**
   * The visit that ended by closing or by following a link: it vanishes at once, before the address changes. Back to the same entry is a
   * new visit, even if React has drawn nothing in between.
   */
  const [leftVisit, setLeftVisit] = useState<Location>();
  const address = useOverlayQueryInUrl(locale);
  const recent = useRecentSearches();
  const query = typed.trim();
  const [Answers, setAnswers] = useState<Answers | 'missing'>();

  // Each history entry has its own search. That of a left entry stays for Back.
  if (isOpen && shownEntry !== key) {
    setShownEntry(key);
    setTyped(parseOverlayQuery(search));
    setBeginning(parseOverlayQuery(search).trim() === '');
  }
  const isShown = isOpen && leftVisit !== location;

  const fetchAnswers = () => {
    loadAnswers().then(
      (component) => {
        setAnswers(() => component);
      },
      () => {
        setAnswers('missing');
      },
    );
  };
  useEffect(() => {
    if (!isShown) return;
    // Forward may lead here while another dialog is open, such as the menu of a phone.
    for (const other of document.querySelectorAll('dialog')) {
      if (!other.contains(field.current)) other.close();
    }
    const start = followed.current?.isConnected ? followed.current : field.current;
    followed.current = null;
    start?.focus();
    fetchAnswers();
    return () => {
      // A shared address, or Back from another page, opened the search before anything else had the focus.
      const { activeElement: focused, body } = document;
      if (focused === body || focused?.closest('dialog:not([open])')) {
        document.getElementById(SEARCH_BUTTON_ID)?.focus();
      }
    };
  }, [isShown]);

  const type = (text: string) => {
    const kept = limitQuery(text);
    setTyped(kept);
    if (kept.trim() === '') setBeginning(true);
    address.schedule(kept);
  };
  /** For buttons that vanish when they are pressed. */
  const toField = () => {
    field.current?.focus();
  };
  const choose = (text: string) => {
    type(text);
    toField();
  };
  const close = () => {
    // The frame has closed because a result was followed or another page was opened.
    if (!isShown) return;
    address.flush();
    setLeftVisit(location);
    onClose();
  };
  const leave = () => {
    address.flush();
    recent.remember(query);
    setLeftVisit(location);
  };
  const seeAll = () => {
    if (query === '') return;
    leave();
    // Other results on the same page start at its top, too.
    if (pathname === hrefFor('shop', locale)) scrollTo(0, 0);
    void navigate(getShopSearchHref(query, locale), { viewTransition: true });
  };

  return (
    <Frame
      isOpen={isShown}
      onClose={close}
      title={intl.formatMessage({ id: 'search.title' })}
      closeLabel={intl.formatMessage({ id: 'site.close' })}
      field={
        <SearchField
          ref={field}
          label={intl.formatMessage({ id: 'search.label' })}
          action={hrefFor('shop', locale)}
          name="q"
          value={typed}
          onChange={type}
          onSubmit={seeAll}
          clearLabel={intl.formatMessage({ id: 'search.clear' })}
          submitLabel={intl.formatMessage({ id: 'site.search' })}
        />
      }
      onClear={
        typed === ''
          ? undefined
          : () => {
              choose('');
            }
      }
      onLeave={(link) => {
        followed.current = link;
        leave();
        // Without a connection the next page is either cached or missing, and then the current page says so.
        if (!navigator.onLine) onClose('in-place');
      }}
      note={isBeginning && <SearchShortcutSetting />}
    >
      {query !== '' && Answers === 'missing' && (
        <SearchErrorNotice
          onRetry={() => {
            fetchAnswers();
            toField();
          }}
        />
      )}
      {query !== '' && Answers && Answers !== 'missing' && (
        <Answers
          query={query}
          categories={categories}
          popularSearches={popularSearches}
          onChoose={choose}
          onRetry={toField}
          onShown={() => {
            setBeginning(false);
          }}
        />
      )}
      {isBeginning && (
        <SearchColumns layout="halves">
          <PopularSearchesAndCategories popularSearches={popularSearches} onChoose={choose} />
          <RecentSearchesSection
            searches={recent.searches}
            onChoose={choose}
            onForget={(search) => {
              recent.forget(search);
              toField();
            }}
            onForgetAll={() => {
              recent.forgetAll();
              toField();
            }}
          />
        </SearchColumns>
      )}
    </Frame>
  );
}
