import type { ReactNode } from 'react';
import { Accordion, PageHeader, Picture, ProductGrid, RichText, Section } from '@marehalm/ui';
import { Neighbours } from '../../catalogue/neighbours';
import { ProductCard } from '../../catalogue/product-card';
import { SiteBreadcrumb } from '../../catalogue/site-breadcrumb';
import { useText } from '../../text';
import { Blocks } from '../blocks/blocks';
import type { BlockView } from '../blocks/block-view';
import type { ListPageData } from './product-list.server';
import styles from './product-list-page.module.css';

/** Cards that are seen on arrival and therefore not loaded lazily. */
const FIRST_SEEN = 2;

/** `/shop`, a series, a category or a child of one: the whole list is in the HTML. */
export function ProductListPage({
  crumbs,
  title,
  intro,
  neighbours,
  products,
  picture,
  narrow,
  story,
  questions,
  blocks = [],
  query,
  around = (list) => list,
}: ListPageData & {
  blocks?: readonly BlockView[];
  /** What is searched for in the list. Its results are the page then: what else the page says stands aside. */
  query?: string | undefined;
  /** What stands around the list, such as a search in it. */
  around?: (list: ReactNode) => ReactNode;
}) {
  const t = useText();
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
      <section className={styles.list} aria-label={title}>
        {around(
          <>
            <p className={styles.count}>{t('list.count', { count: products.length })}</p>
            <ProductGrid>
              {products.map((product, position) => (
                <ProductCard
                  key={product.id}
                  product={product}
                  level={2}
                  priority={position < FIRST_SEEN && !picture ? 'first' : 'lazy'}
                />
              ))}
            </ProductGrid>
          </>,
        )}
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
