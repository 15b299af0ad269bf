import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hrefFor } from '@marehalm/shop';
import { limitQuery } from '@marehalm/search';
import { SearchColumns, SearchDialog as Frame, SearchField } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import { SEARCH_OPENER } from '../layout/search-button';
import { useIntl } from 'react-intl';
import { NotAnswering } from './not-answering';
import { readQuery, useQueryInAddress } from './query-in-address';
import { Recent } from './recent';
import { SearchKeyNote } from './search-key-note';
import { shopAddress } from './shop-address';
import { Suggestions, type SearchChoice } from './suggestions';
import { useRecentSearches } from './use-recent-searches';

/** Loads the code that queries the search service, which is needed at the first letter only. */
const loadAnswers = async () => {
  // A browser remembers that a module did not come, and would not ask for it again.
  if (!navigator.onLine) throw new Error('Cannot search: there is no connection');
  return (await import('./search-answers')).SearchAnswers;
};
type Answers = Awaited<ReturnType<typeof loadAnswers>>;

export interface SearchDialogProps {
  readonly isOpen: boolean;
  /** `in-place` leaves the entry of the history where it is. */
  readonly onClose: (how?: 'in-place') => void;
  readonly popularSearches: readonly string[];
  /** Where to look when nothing was found. */
  readonly categories: readonly SearchChoice[];
}

/**
 * The search over the page: a plain field and lists of links, so Tab and a screen reader need to learn nothing. It is open, and
 * for what query, where the address says so; what is typed gets there a moment later.
 */
export function SearchDialog({ isOpen, onClose, popularSearches, categories }: SearchDialogProps) {
  const intl = useIntl();
  const locale = usePageLocale();
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  /** The result that was followed last. Back to the search leads to it. */
  const followed = useRef<HTMLElement>(null);
  const [shownEntry, setShownEntry] = useState<string>();
  const [typed, setTyped] = useState('');
  /** What one can begin with stays until there is something else to show: nothing collapses under the first letter. */
  const [isBeginning, setBeginning] = useState(true);
  /** Closed, or left by a result that was followed: the search goes at once, and the address changes a little later. */
  const [leftEntry, setLeftEntry] = useState<string>();
  const address = useQueryInAddress(locale);
  const recent = useRecentSearches();
  const query = typed.trim();
  const [Answers, setAnswers] = useState<Answers | 'missing'>();

  // Another entry of the history is another search. That of an entry which has been left stays, to be come back to.
  if (isOpen && shownEntry !== key) {
    setShownEntry(key);
    setTyped(readQuery(search));
    setBeginning(readQuery(search).trim() === '');
  }
  if (!isOpen && leftEntry !== undefined) setLeftEntry(undefined);
  const isShown = isOpen && leftEntry !== key;

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
    // Forward may lead here from under another one, as the menu of a phone: one at a time.
    for (const other of document.querySelectorAll('dialog')) {
      if (!other.contains(field.current)) other.close();
    }
    const start = followed.current?.isConnected ? followed.current : field.current;
    followed.current = null;
    start?.focus();
    fetchAnswers();
    return () => {
      // An address that was sent, or Back from another page, opened the search before anything else had the focus.
      const { activeElement: focused, body } = document;
      if (focused === body || focused?.closest('dialog:not([open])')) {
        document.getElementById(SEARCH_OPENER)?.focus();
      }
    };
  }, [isShown]);

  const type = (text: string) => {
    const kept = limitQuery(text);
    setTyped(kept);
    if (kept.trim() === '') setBeginning(true);
    address.schedule(kept);
  };
  /** From a button that goes when it is pressed. */
  const toField = () => {
    field.current?.focus();
  };
  const choose = (text: string) => {
    type(text);
    toField();
  };
  const close = () => {
    // The frame has closed because a result was followed, or another page came.
    if (!isShown) return;
    address.flush();
    setLeftEntry(key);
    onClose();
  };
  const leave = () => {
    address.flush();
    recent.remember(query);
    setLeftEntry(key);
  };
  const seeAll = () => {
    if (query === '') return;
    leave();
    // Other results of the page that is here begin at its top, too.
    if (pathname === hrefFor('shop', locale)) scrollTo(0, 0);
    void navigate(shopAddress(query, locale), { viewTransition: true });
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
        // Without a connection the page that was asked for is one kept on the device, or none, and then the page that is here
        // says so.
        if (!navigator.onLine) onClose('in-place');
      }}
      note={isBeginning && <SearchKeyNote />}
    >
      {query !== '' && Answers === 'missing' && (
        <NotAnswering
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
          <Suggestions popularSearches={popularSearches} onChoose={choose} />
          <Recent
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
