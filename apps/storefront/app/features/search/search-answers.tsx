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
import { Button, ButtonLink, Notice } from '@marehalm/ui';
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
import styles from './search.module.css';

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
      <div className={styles.problem}>
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
      </div>
    );
  }
  return (
    <div className={styles.answers} data-status={status}>
      <Announcement text={news} />
      {status === 'stalled' && (
        <p className={styles.stalled} aria-hidden="true">
          {t('search.stalled')}
        </p>
      )}
      {isAnswered && !hasFound ? (
        <div className={styles.nothing}>
          <p className={styles.none}>{t('search.none', { query })}</p>
          <p className={styles.help}>{t('search.noneHelp')}</p>
          <Suggestions
            popularSearches={popularSearches}
            onChoose={onChoose}
            categories={guide.categories[locale]}
          />
        </div>
      ) : (
        <div className={styles.found}>
          {products.length > 0 && (
            <section aria-labelledby="search-products">
              <h3 id="search-products" className={styles.label}>
                {t('search.products')}
              </h3>
              <ProductHits hits={products} guide={guide} />
              <p className={styles.all}>
                <ButtonLink variant="link" href={shopAddress(query, locale)}>
                  {t('search.seeAll', { count: productCount })}
                </ButtonLink>
              </p>
            </section>
          )}
          {articles.length > 0 && (
            <section aria-labelledby="search-articles">
              <h3 id="search-articles" className={styles.label}>
                {t('search.articles')}
              </h3>
              <ArticleHits hits={articles} />
            </section>
          )}
        </div>
      )}
    </div>
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
    <p role="status" className={styles.hidden}>
      {said}
    </p>
  );
}
