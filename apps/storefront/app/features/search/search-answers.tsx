import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { ButtonLink, SearchColumns, SearchNothing, SearchSection, VisuallyHidden } from '@marehalm/ui';
import { usePageLocale } from '../../intl/page-locale';
import type { Answers } from './answers';
import { ArticleHits } from './article-hits';
import { NotAnswering } from './not-answering';
import { PageHits } from './page-hits';
import { ProductHits } from './product-hits';
import type { SearchGuide } from './search-guide';
import { shopAddress } from './shop-address';
import { Suggestions } from './suggestions';
import { useAnswers } from './use-answers';

/** How long nobody has typed before a screen reader is told what was found, in milliseconds. */
const ANNOUNCEMENT_DELAY = 600;

/** Letters from which on what is typed may be the name of a page: below, every other letter would move all that is shown. */
const LETTERS_OF_A_NAME = 3;

export interface SearchAnswersProps {
  /** What was typed, without blanks around it and not empty. */
  readonly query: string;
  readonly guide: SearchGuide;
  readonly popularSearches: readonly string[];
  /** A popular search was chosen instead. */
  readonly onChoose: (query: string) => void;
  /** The search is asked again after a failure. */
  readonly onRetry: () => void;
  /** There is something to show: answers, or that none come. */
  readonly onShown: () => void;
}

/**
 * What the search finds while the shopper types: products, articles and pages, asked for in one request. A page that is called by
 * its name stands first: whoever types "retur" wants no product.
 */
export function SearchAnswers({
  query,
  guide,
  popularSearches,
  onChoose,
  onRetry,
  onShown,
}: SearchAnswersProps) {
  const intl = useIntl();
  const locale = usePageLocale();
  const { state, answers, retry } = useAnswers(query, locale);
  const isWithout = state === 'failed' || state === 'throttled';
  const hasSomething = answers !== undefined || isWithout;
  const tellShown = useEffectEvent(onShown);
  // Before the next picture of the page: what stood here goes with the same one.
  useLayoutEffect(() => {
    if (hasSomething) tellShown();
  }, [hasSomething]);
  if (isWithout) {
    return (
      <NotAnswering
        isBusy={state === 'throttled'}
        onRetry={() => {
          retry();
          onRetry();
        }}
      />
    );
  }

  const hasFound = answers !== undefined && countOf(answers) > 0;
  const { pages = [] } = answers ?? {};
  const isPageNamed = pages[0]?.foundIn === 'title' && query.length >= LETTERS_OF_A_NAME;
  const isLate = state === 'late';
  return (
    <>
      <Announcement
        text={
          isLate
            ? intl.formatMessage({ id: 'search.stalled' })
            : state === 'found' && answers
              ? newsOf(answers, intl)
              : undefined
        }
      />
      {answers && !hasFound ? (
        <SearchNothing
          title={
            isLate
              ? intl.formatMessage({ id: 'search.stalled' })
              : intl.formatMessage({ id: 'search.none' }, { query: answers.query })
          }
          help={intl.formatMessage({ id: 'search.noneHelp' })}
        >
          <Suggestions
            popularSearches={popularSearches}
            onChoose={onChoose}
            categories={guide.categories[locale]}
          />
        </SearchNothing>
      ) : (
        <SearchColumns
          layout="results"
          {...(isLate ? { waiting: intl.formatMessage({ id: 'search.stalled' }) } : {})}
        >
          {isPageNamed && <PageHits hits={pages} place="across" />}
          {answers && answers.products.length > 0 && (
            <SearchSection
              title={intl.formatMessage({ id: 'search.products' })}
              footer={
                <ButtonLink variant="link" href={shopAddress(answers.query, locale)}>
                  {intl.formatMessage({ id: 'search.seeAll' }, { count: answers.productCount })}
                </ButtonLink>
              }
            >
              <ProductHits hits={answers.products} guide={guide} />
            </SearchSection>
          )}
          {answers && answers.articles.length > 0 && (
            <SearchSection title={intl.formatMessage({ id: 'search.articles' })}>
              <ArticleHits hits={answers.articles} />
            </SearchSection>
          )}
          {!isPageNamed && pages.length > 0 && <PageHits hits={pages} place="column" />}
        </SearchColumns>
      )}
    </>
  );
}

const countOf = ({ productCount, articleCount, pages }: Answers) =>
  productCount + articleCount + pages.length;

function newsOf(answers: Answers, intl: IntlShape): string {
  const { query, productCount: products, articleCount: articles, pages } = answers;
  return countOf(answers) > 0
    ? intl.formatMessage({ id: 'search.found' }, { products, articles, pages: pages.length, query })
    : intl.formatMessage({ id: 'search.none' }, { query });
}

/** Reads `text` aloud when it has stood for a moment: nobody wants a number for every letter. */
function Announcement({ text }: { text: string | undefined }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text === undefined) return;
    const timer = setTimeout(() => {
      setSaid(text);
    }, ANNOUNCEMENT_DELAY);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <VisuallyHidden>
      <span role="status">
        <span key={said}>{said}</span>
      </span>
    </VisuallyHidden>
  );
}
