import { useEffect, useMemo, useState } from 'react';
import {
  Configure,
  Index,
  InstantSearch,
  useHits,
  useInstantSearch,
  useSearchBox,
} from 'react-instantsearch';
import { indexName, limitQueryBytes, STALLED_SEARCH_DELAY } from '@marehalm/search';
import {
  Button,
  ButtonLink,
  Notice,
  SearchColumns,
  SearchNothing,
  SearchSection,
  VisuallyHidden,
} from '@marehalm/ui';
import { usePageLocale } from '../../page-locale';
import { useText } from '../../text';
import { searchClient } from '../../wiring/search';
import { ArticleHits } from './article-hits';
import { highlightTags } from './highlight';
import { ProductHits } from './product-hits';
import { readArticleHits, readProductHits, shownAttributes } from './search-hit';
import type { SearchGuide } from './search-guide';
import { shopAddress } from './shop-address';
import { Suggestions } from './suggestions';
import { typedSearchesOnly } from './typed-searches';

/** A short list is read to its end (ux-rules, part 1, 'Search overlay'). */
const PRODUCTS_SHOWN = 6;
const ARTICLES_SHOWN = 3;

/** How long nobody has typed before a screen reader is told what was found, in milliseconds. */
const ANNOUNCEMENT_DELAY = 600;

export interface SearchAnswersProps {
  /** What was typed, without blanks around it and not empty. */
  readonly query: string;
  readonly guide: SearchGuide;
  readonly popularSearches: readonly string[];
  /** A popular search was chosen instead. */
  readonly onChoose: (query: string) => void;
}

/** What the search finds while the shopper types: products and articles, asked for in one request. */
export function SearchAnswers(props: SearchAnswersProps) {
  const locale = usePageLocale();
  const [client] = useState(() => typedSearchesOnly(searchClient()));
  return (
    <InstantSearch
      // Another language is another search.
      key={locale}
      searchClient={client as never}
      indexName={indexName('products', locale)}
      stalledSearchDelay={STALLED_SEARCH_DELAY}
      insights={false}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <Configure
        hitsPerPage={PRODUCTS_SHOWN}
        attributesToRetrieve={shownAttributes}
        attributesToHighlight={['title', 'subtitle']}
        attributesToSnippet={[]}
        highlightPreTag={highlightTags.start}
        highlightPostTag={highlightTags.end}
      />
      <AskedQuery query={props.query} />
      <Index indexName={indexName('journals', locale)}>
        <Configure hitsPerPage={ARTICLES_SHOWN} />
      </Index>
      <Answers {...props} />
    </InstantSearch>
  );
}

/** Keeps InstantSearch's query in step with the field, which belongs to the dialog and may hold more than is sent. */
function AskedQuery({ query }: { query: string }) {
  const { refine } = useSearchBox();
  useEffect(() => {
    refine(limitQueryBytes(query));
  }, [refine, query]);
  return null;
}

function Answers({ query, guide, popularSearches, onChoose }: SearchAnswersProps) {
  const t = useText();
  const locale = usePageLocale();
  // Unless caught, a search that fails would take the page with it.
  const { status, scopedResults, refresh } = useInstantSearch({ catchError: true });
  const { items, results } = useHits({ escapeHTML: false });
  const found = scopedResults.find(({ indexId }) => indexId === indexName('journals', locale))?.results;
  const products = useMemo(() => readProductHits(items), [items]);
  const articles = useMemo(() => readArticleHits(found?.hits ?? []), [found]);

  const productCount = results?.nbHits ?? 0;
  const articleCount = found?.nbHits ?? 0;
  const isAnswered = status === 'idle' && results?.query === limitQueryBytes(query);
  const hasFound = productCount + articleCount > 0;
  const news =
    status === 'stalled'
      ? t('search.stalled')
      : isAnswered
        ? hasFound
          ? t('search.found', { products: productCount, articles: articleCount, query })
          : t('search.none', { query })
        : undefined;

  if (status === 'error') {
    return (
      <Notice tone="problem">
        <p>{t('search.down')}</p>
        <Button
          variant="link"
          onClick={() => {
            refresh();
          }}
        >
          {t('search.retry')}
        </Button>
      </Notice>
    );
  }
  return (
    <>
      <Announcement text={news} />
      {isAnswered && !hasFound ? (
        <SearchNothing title={t('search.none', { query })} help={t('search.noneHelp')}>
          <Suggestions
            popularSearches={popularSearches}
            onChoose={onChoose}
            categories={guide.categories[locale]}
          />
        </SearchNothing>
      ) : (
        <SearchColumns layout="results" {...(status === 'stalled' ? { waiting: t('search.stalled') } : {})}>
          {products.length > 0 && (
            <SearchSection
              title={t('search.products')}
              footer={
                <ButtonLink variant="link" href={shopAddress(query, locale)}>
                  {t('search.seeAll', { count: productCount })}
                </ButtonLink>
              }
            >
              <ProductHits hits={products} guide={guide} />
            </SearchSection>
          )}
          {articles.length > 0 && (
            <SearchSection title={t('search.articles')}>
              <ArticleHits hits={articles} />
            </SearchSection>
          )}
        </SearchColumns>
      )}
    </>
  );
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
