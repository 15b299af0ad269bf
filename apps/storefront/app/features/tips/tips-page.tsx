import { ArticleCard, ArticleGrid, PageHeader, Section } from '@marehalm/ui';
import type { Crumb } from '../../catalogue/breadcrumb.server';
import { Neighbours } from '../../catalogue/neighbours';
import { SiteBreadcrumb } from '../../catalogue/site-breadcrumb';
import { useText } from '../../text';
import type { BlockView, TeaserView } from '../blocks/block-view';
import { Blocks } from '../blocks/blocks';

export interface TipsPageProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly intro: string;
  readonly tips: readonly TeaserView[];
  readonly neighbours: readonly (Crumb & { readonly isCurrent?: boolean })[];
  readonly blocks: readonly BlockView[];
}

/** Tips, all of them or those of one topic. */
export function TipsPage({ crumbs, title, intro, tips, neighbours, blocks }: TipsPageProps) {
  const t = useText();
  return (
    <>
      <PageHeader breadcrumb={<SiteBreadcrumb crumbs={crumbs} />} title={title} text={intro} />
      <Neighbours label={t('tips.topics')} links={neighbours} />
      <Section>
        <ArticleGrid>
          {tips.map(({ id, href, title: name, text, label, picture }) => (
            <ArticleCard
              key={id}
              href={href}
              title={name}
              excerpt={text}
              meta={label}
              picture={picture}
              alt={picture.alt}
              level={2}
            />
          ))}
        </ArticleGrid>
      </Section>
      <Blocks blocks={blocks} />
    </>
  );
}
