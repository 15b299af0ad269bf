import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hrefFor } from '@marehalm/i18n-routing';
import { limitQuery } from '@marehalm/search';
import { Button, Notice, SearchColumns, SearchDialog as Frame, SearchField } from '@marehalm/ui';
import { usePageLocale } from '../../page-locale';
import { useText } from '../../text';
import { Recent } from './recent';
import { shopAddress } from './shop-address';
import { Suggestions } from './suggestions';
import { useRecentSearches } from './use-recent-searches';
import { useSearchGuide } from './use-search-guide';

/** What asks the service is the larger part, and nobody needs it before a letter has been typed. */
const loadAnswers = async () => {
  // A browser remembers that a module did not come, and would not ask for it again.
  if (!navigator.onLine) throw new Error('Cannot search: there is no connection');
  return (await import('./search-answers')).SearchAnswers;
};
type Answers = Awaited<ReturnType<typeof loadAnswers>>;

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
  const { pathname } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const guide = useSearchGuide();
  const recent = useRecentSearches();
  const query = typed.trim();
  const [Answers, setAnswers] = useState<Answers | 'missing'>();

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
    if (!isOpen) return;
    field.current?.focus();
    fetchAnswers();
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
    // Other results of the page that is here begin at its top, too.
    if (pathname === hrefFor('shop', locale)) scrollTo(0, 0);
    void navigate(shopAddress(query, locale), { viewTransition: true });
  };

  return (
    <Frame
      isOpen={isOpen}
      onClose={close}
      title={t('search.title')}
      closeLabel={t('site.close')}
      field={
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
      }
      onClear={
        typed === ''
          ? undefined
          : () => {
              choose('');
            }
      }
      onLeave={() => {
        // The dialog closes before the page changes: it gives the focus back to its opener, and then the new page's
        // heading takes it.
        recent.remember(query);
        close();
      }}
    >
      {query === '' ? (
        <SearchColumns layout="halves">
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
        </SearchColumns>
      ) : Answers === 'missing' ? (
        <Notice tone="problem">
          <p>{t('search.down')}</p>
          <Button variant="link" onClick={fetchAnswers}>
            {t('search.retry')}
          </Button>
        </Notice>
      ) : (
        Answers && <Answers query={query} guide={guide} popularSearches={popularSearches} onChoose={choose} />
      )}
    </Frame>
  );
}
