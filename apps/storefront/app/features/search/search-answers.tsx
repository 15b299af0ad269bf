import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { ButtonLink, SearchColumns, SearchNothing, SearchSection, VisuallyHidden } from '@marehalm/ui';
import { usePageLocale } from '../../page-locale';
import { useText, type Translate } from '../../text';
import type { Answers } from './answers';
import { ArticleHits } from './article-hits';
import { NotAnswering } from './not-answering';
import { ProductHits } from './product-hits';
import type { SearchGuide } from './search-guide';
import { shopAddress } from './shop-address';
import { Suggestions } from './suggestions';
import { useAnswers } from './use-answers';

/** How long nobody has typed before a screen reader is told what was found, in milliseconds. */
const ANNOUNCEMENT_DELAY = 600;

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

/** What the search finds while the shopper types: products and articles, asked for in one request. */
export function SearchAnswers({
  query,
  guide,
  popularSearches,
  onChoose,
  onRetry,
  onShown,
}: SearchAnswersProps) {
  const t = useText();
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

  const hasFound = answers !== undefined && answers.productCount + answers.articleCount > 0;
  const isLate = state === 'late';
  return (
    <>
      <Announcement
        text={isLate ? t('search.stalled') : state === 'found' && answers ? newsOf(answers, t) : undefined}
      />
      {answers && !hasFound ? (
        <SearchNothing
          title={isLate ? t('search.stalled') : t('search.none', { query: answers.query })}
          help={t('search.noneHelp')}
        >
          <Suggestions
            popularSearches={popularSearches}
            onChoose={onChoose}
            categories={guide.categories[locale]}
          />
        </SearchNothing>
      ) : (
        <SearchColumns layout="results" {...(isLate ? { waiting: t('search.stalled') } : {})}>
          {answers && answers.products.length > 0 && (
            <SearchSection
              title={t('search.products')}
              footer={
                <ButtonLink variant="link" href={shopAddress(answers.query, locale)}>
                  {t('search.seeAll', { count: answers.productCount })}
                </ButtonLink>
              }
            >
              <ProductHits hits={answers.products} guide={guide} />
            </SearchSection>
          )}
          {answers && answers.articles.length > 0 && (
            <SearchSection title={t('search.articles')}>
              <ArticleHits hits={answers.articles} />
            </SearchSection>
          )}
        </SearchColumns>
      )}
    </>
  );
}

function newsOf({ query, productCount, articleCount }: Answers, t: Translate): string {
  return productCount + articleCount > 0
    ? t('search.found', { products: productCount, articles: articleCount, query })
    : t('search.none', { query });
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
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}
