import { useIntl } from 'react-intl';
import { RelatedArticles, Link, PageHeader, RichText, ImageWithText } from '@marehalm/ui';
import { RecommendedProductsSection } from '../../catalogue/product-row';
import { SiteBreadcrumb } from '../../catalogue/site-breadcrumb';
import type { TipPageData } from '@marehalm/page-data';

/** One tip next to its picture, with the products that it uses. */
export function TipPage({ crumbs, title, summary, text, picture, topic, products, more }: TipPageData) {
  const intl = useIntl();
  return (
    <article>
      <PageHeader
        breadcrumb={<SiteBreadcrumb crumbs={crumbs} />}
        title={title}
        text={summary}
        {...(topic ? { meta: <Link href={topic.path}>{topic.label}</Link> } : {})}
      />
      <ImageWithText picture={picture} alt={picture.alt} ratio="1:1">
        <RichText nodes={text} />
      </ImageWithText>
      <RecommendedProductsSection
        title={intl.formatMessage({ id: 'tips.products' })}
        titleSize="s"
        products={products}
      />
      <RelatedArticles title={intl.formatMessage({ id: 'tips.more' })} articles={more} />
    </article>
  );
}
