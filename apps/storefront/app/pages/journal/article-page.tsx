import { useIntl } from 'react-intl';
import { ArticleCard, ArticleGrid, Link, PageHeader, Picture, ProductGrid, Section } from '@marehalm/ui';
import { ProductCard } from '../../catalogue/product-card';
import { SiteBreadcrumb } from '../../catalogue/site-breadcrumb';
import { Blocks } from '../blocks/blocks';
import type { loadArticle } from '../../server/journal.server';
import { useFormat } from '../../intl/use-format';
import styles from './article-page.module.css';

/** One article: the title first, the products it speaks of after the reading, never in the way of it. */
export function ArticlePage({
  crumbs,
  title,
  excerpt,
  published,
  readingMinutes,
  category,
  picture,
  blocks,
  products,
  more,
}: Awaited<ReturnType<typeof loadArticle>>) {
  const intl = useIntl();
  const format = useFormat();
  return (
    <article>
      <PageHeader
        breadcrumb={<SiteBreadcrumb crumbs={crumbs} />}
        title={title}
        text={excerpt}
        size="xl"
        meta={
          <>
            {category && <Link href={category.path}>{category.label}</Link>}
            <time dateTime={published}>{format.date(published)}</time>
            <span>{intl.formatMessage({ id: 'journal.minutes' }, { count: readingMinutes })}</span>
          </>
        }
      />
      <div className={styles.picture}>
        <Picture
          picture={picture}
          alt={picture.alt}
          sizes="(width >= 90em) 1312px, 92vw"
          ratio="3:2"
          priority="first"
        />
      </div>
      <Blocks blocks={blocks} />
      <div className={styles.onward}>
        {products.length > 0 && (
          <Section title={intl.formatMessage({ id: 'journal.products' })} titleSize="s">
            <ProductGrid>
              {products.map((product) => (
                <ProductCard key={product.id} product={product} />
              ))}
            </ProductGrid>
          </Section>
        )}
        <Section title={intl.formatMessage({ id: 'journal.more' })} titleSize="s">
          <ArticleGrid>
            {more.map((teaser) => (
              <ArticleCard key={teaser.id} {...teaser} />
            ))}
          </ArticleGrid>
        </Section>
      </div>
    </article>
  );
}
