import { lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { hrefFor } from '@marehalm/i18n-routing';
import { limitQuery } from '@marehalm/search';
import { Dialog, SearchField } from '@marehalm/ui';
import { usePageLocale } from '../../page-locale';
import { useText } from '../../text';
import { Recent } from './recent';
import { shopAddress } from './shop-address';
import { Suggestions } from './suggestions';
import { useRecentSearches } from './use-recent-searches';
import { useSearchGuide } from './use-search-guide';
import styles from './search.module.css';

/** What asks the service is the larger part, and nobody needs it before a letter has been typed. */
const loadAnswers = () => import('./search-answers');
const SearchAnswers = lazy(() => loadAnswers().then((module) => ({ default: module.SearchAnswers })));

export interface SearchDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly popularSearches: readonly string[];
}

/** The search over the page: a plain field and lists of links, so Tab and a screen reader need to learn nothing. */
export function SearchDialog({ isOpen, onClose, popularSearches }: SearchDialogProps) {
  const t = useText();
  const locale = usePageLocale();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const guide = useSearchGuide();
  const recent = useRecentSearches();
  const query = typed.trim();

  useEffect(() => {
    if (!isOpen) return;
    field.current?.focus();
    // A part that does not come is asked for again, and missed aloud, when there is something to answer.
    loadAnswers().catch(() => undefined);
  }, [isOpen]);

  const type = (text: string) => {
    setTyped(limitQuery(text));
  };
  const choose = (text: string) => {
    type(text);
    field.current?.focus();
  };
  const close = () => {
    setTyped('');
    onClose();
  };
  const seeAll = () => {
    if (query === '') return;
    recent.remember(query);
    close();
    void navigate(shopAddress(query, locale), { viewTransition: true });
  };

  const clearBeforeClosing = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || typed === '') return;
    // Not taken further, so that the browser does not close the dialog with the same press.
    event.preventDefault();
    choose('');
  };
  const leave = (event: MouseEvent) => {
    // The router has taken over links that lead on in this tab; a new tab leaves the search as it is. The dialog closes
    // before the page changes: it gives the focus back to its opener, and then the new page's heading takes it.
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (!isLink || !event.defaultPrevented) return;
    recent.remember(query);
    close();
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      placement="top"
      title={t('search.title')}
      titleDisplay="hidden"
      closeLabel={t('site.close')}
    >
      {/* No control of its own: it hears the keys and clicks of everything inside. */}
      <div className={styles.search} onKeyDown={clearBeforeClosing} onClick={leave}>
        <SearchField
          ref={field}
          label={t('search.label')}
          action={hrefFor('shop', locale)}
          name="q"
          value={typed}
          onChange={type}
          onSubmit={seeAll}
          clearLabel={t('search.clear')}
          submitLabel={t('site.search')}
        />
        {query === '' ? (
          <div className={styles.beginning}>
            <Suggestions popularSearches={popularSearches} onChoose={choose} />
            <Recent
              searches={recent.searches}
              onChoose={choose}
              onForget={(search) => {
                recent.forget(search);
                field.current?.focus();
              }}
              onForgetAll={() => {
                recent.forgetAll();
                field.current?.focus();
              }}
            />
          </div>
        ) : (
          <Suspense>
            <SearchAnswers query={query} guide={guide} popularSearches={popularSearches} onChoose={choose} />
          </Suspense>
        )}
      </div>
    </Dialog>
  );
}
