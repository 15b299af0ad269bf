import { Accordion, PageHeader, Picture, RichText, Section } from '@marehalm/ui';
import { Neighbours } from '../../catalogue/neighbours';
import { SiteBreadcrumb } from '../../catalogue/site-breadcrumb';
import { lateList } from '../../listing/late-list';
import { useText } from '../../text';
import { Blocks } from '../blocks/blocks';
import type { BlockView } from '../blocks/block-view';
import type { ListPageData } from './product-list.server';
import styles from './product-list-page.module.css';

const List = lateList(() => import('./live-product-list').then((module) => module.LiveProductList));

/** `/shop`, a series, a category or a child of one: the first of the list are in the HTML. */
export function ProductListPage({
  crumbs,
  title,
  intro,
  neighbours,
  view,
  products,
  rest,
  picture,
  narrow,
  story,
  questions,
  blocks = [],
  isSearched = false,
  query,
}: ListPageData & {
  blocks?: readonly BlockView[];
  /** Whether the list can be searched by words. */
  isSearched?: boolean;
  /** What is searched for in the list. Its results are the page then: what else the page says stands aside. */
  query?: string | undefined;
}) {
  const t = useText();
  const listKey = crumbs.at(-1)?.path;
  const isSearch = query !== undefined;
  return (
    <>
      <PageHeader
        breadcrumb={<SiteBreadcrumb crumbs={crumbs} />}
        title={isSearch ? t('list.resultsFor', { query }) : title}
        text={isSearch ? undefined : intro}
      />
      {picture && (
        <div className={styles.picture}>
          <Picture
            picture={picture}
            alt={picture.alt}
            sizes="100vw"
            priority="first"
            {...(narrow ? { narrow } : { ratio: '16:9' })}
          />
        </div>
      )}
      {!isSearch && <Neighbours label={t('list.narrow')} links={neighbours} />}
      <section aria-label={title}>
        <List
          // Another list, and another language, begins anew.
          key={listKey}
          view={view}
          products={products}
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
        <Section title={t('list.questions', { series: title })} titleSize="s" width="text">
          <Accordion
            items={questions.map(({ id, question, answer }) => ({
              id,
              summary: question,
              content: <RichText nodes={answer} />,
            }))}
          />
        </Section>
      )}
      {!isSearch && <Blocks blocks={blocks} />}
    </>
  );
}
