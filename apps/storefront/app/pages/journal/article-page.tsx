import { useIntl } from 'react-intl';
import { RelatedArticles, Link, PageHeader, Picture } from '@marehalm/ui';
import { RecommendedProductsSection } from '../../catalogue/product-row';
import { SiteBreadcrumb } from '../../catalogue/site-breadcrumb';
import { Blocks } from '../blocks/blocks';
import type { ArticlePageData } from '@marehalm/page-data';
import { useFormat } from '../../intl/use-format';
import styles from './article-page.module.css';

/** One article, with the products that it mentions at the end. */
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
}: ArticlePageData) {
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
        <RecommendedProductsSection
          title={intl.formatMessage({ id: 'journal.products' })}
          titleSize="s"
          products={products}
        />
        <RelatedArticles title={intl.formatMessage({ id: 'journal.more' })} articles={more} />
      </div>
    </article>
  );
}
