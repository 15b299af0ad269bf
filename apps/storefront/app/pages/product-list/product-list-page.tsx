import { lazy, memo } from 'react';
import { useIntl } from 'react-intl';
import { formatPageTitle } from '@marehalm/shop';
import {
  Accordion,
  PageHeader,
  Picture,
  RichText,
  Section,
  SubNavigation,
  type NonTextNode,
} from '@marehalm/ui';
import { SiteBreadcrumb } from '../../catalogue/site-breadcrumb';
import { createDeferredList } from '../../search/deferred-list';
import { HydrationBoundary } from '../../browser/hydration-boundary';
import type { BlockView, ListPageData } from '@marehalm/page-data';
import { HiddenDuringSearch, useListQuery } from './use-list-query';
import styles from './product-list-page.module.css';

const Blocks = lazy(() => import('../blocks/blocks').then((module) => ({ default: module.Blocks })));

/**
 * Blocks below a list, which few lists have. They hydrate separately and are memoized, because rendering them again before their
 * code has loaded would remove their HTML.
 */
const LazyBlocks = memo(function LazyBlocks({ blocks }: { blocks: readonly BlockView[] }) {
  return (
    <HydrationBoundary>
      <Blocks blocks={blocks} />
    </HydrationBoundary>
  );
});

/** The interactive list; its code loads after the page. */
export const deferredProductList = createDeferredList(() =>
  import('./live-product-list').then((module) => module.LiveProductList),
);

/** `/shop`, a collection, a category or a child of one. The HTML contains the first products. */
export function ProductListPage({
  crumbs,
  title,
  intro,
  neighbours,
  view,
  hits,
  tiles,
  rest,
  picture,
  narrow,
  story,
  questions,
  blocks = [],
  isSearched = false,
}: ListPageData & {
  blocks?: readonly BlockView[];
  /** Whether the list is a search result, in which case the rest of the page is hidden. */
  isSearched?: boolean;
}) {
  const intl = useIntl();
  const listKey = crumbs.at(-1)?.path;
  const header = (
    <PageHeader breadcrumb={<SiteBreadcrumb crumbs={crumbs} />} title={title} text={intro} size="m" />
  );
  const siblings = <SubNavigation label={intl.formatMessage({ id: 'list.narrow' })} links={neighbours} />;
  /** With scripts, the filters offer the same choice. */
  const isRepeated = view.facets.some(({ name }) => name === 'category');
  const besides = (part: NonTextNode) =>
    isSearched ? <HiddenDuringSearch>{part}</HiddenDuringSearch> : part;
  return (
    <>
      <div className={picture && styles.opening}>
        {isSearched ? <ResultsHeader crumbs={crumbs}>{header}</ResultsHeader> : header}
        {picture && (
          <Picture
            picture={picture}
            alt={picture.alt}
            sizes="(width >= 64em) 58vw, 100vw"
            priority="first"
            {...(narrow ? { narrow } : { ratio: '16:9' })}
          />
        )}
      </div>
      {besides(
        // Target of the scroll position after a change of the list. The links themselves may be only for browsers without scripts.
        <div data-related-links="">{isRepeated ? <noscript>{siblings}</noscript> : siblings}</div>,
      )}
      <section aria-label={title}>
        <deferredProductList.List
          // The key resets the state for another list or language.
          key={listKey}
          view={view}
          hits={hits}
          tiles={tiles}
          rest={rest}
          isBelowPicture={picture !== undefined}
          isSearched={isSearched}
          neighbours={neighbours}
        />
      </section>
      {story && (
        <Section width="text">
          <RichText nodes={story} look="article" />
        </Section>
      )}
      {questions && (
        <Section
          title={intl.formatMessage({ id: 'list.questions' }, { series: title })}
          titleSize="s"
          width="text"
        >
          <Accordion
            items={questions.map(({ id, question, answer }) => ({
              id,
              summary: question,
              content: <RichText nodes={answer} />,
            }))}
          />
        </Section>
      )}
      {blocks.length > 0 && besides(<LazyBlocks blocks={blocks} />)}
    </>
  );
}

/** The query, in place of the page's own heading and title. */
function ResultsHeader({
  crumbs,
  children,
}: Pick<ListPageData, 'crumbs'> & { readonly children: NonTextNode }) {
  const intl = useIntl();
  const query = useListQuery();
  if (query === undefined) return children;
  const title = intl.formatMessage({ id: 'list.resultsFor' }, { query });
  const searchCrumbs = crumbs.with(-1, { label: intl.formatMessage({ id: 'site.search' }), path: '' });
  return (
    <>
      {/* React puts it before the page's own, which is back when this one goes. */}
      <title>{formatPageTitle(title)}</title>
      <PageHeader breadcrumb={<SiteBreadcrumb crumbs={searchCrumbs} />} title={title} size="m" />
    </>
  );
}
