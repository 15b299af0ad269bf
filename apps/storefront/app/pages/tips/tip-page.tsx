import { useIntl } from 'react-intl';
import {
  ArticleCard,
  ArticleGrid,
  Link,
  PageHeader,
  ProductGrid,
  RichText,
  Section,
  Split,
} from '@marehalm/ui';
import { ProductCard } from '../../catalogue/product-card';
import { SiteBreadcrumb } from '../../catalogue/site-breadcrumb';
import type { loadTip } from '../../server/tips.server';

/** One tip beside its picture, and what it is done with. */
export function TipPage({
  crumbs,
  title,
  summary,
  text,
  picture,
  topic,
  products,
  more,
}: Awaited<ReturnType<typeof loadTip>>) {
  const intl = useIntl();
  return (
    <article>
      <PageHeader
        breadcrumb={<SiteBreadcrumb crumbs={crumbs} />}
        title={title}
        text={summary}
        {...(topic ? { meta: <Link href={topic.path}>{topic.label}</Link> } : {})}
      />
      <Split picture={picture} alt={picture.alt} ratio="1:1">
        <RichText nodes={text} />
      </Split>
      {products.length > 0 && (
        <Section title={intl.formatMessage({ id: 'tips.products' })} titleSize="s">
          <ProductGrid>
            {products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </ProductGrid>
        </Section>
      )}
      <Section title={intl.formatMessage({ id: 'tips.more' })} titleSize="s">
        <ArticleGrid>
          {more.map((teaser) => (
            <ArticleCard key={teaser.id} {...teaser} />
          ))}
        </ArticleGrid>
      </Section>
    </article>
  );
}
